// A database of version adc449b8, restored and brought to today: what its server answered about submissions is answered to the byte.
import { readFile, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EndpointName } from '#core/api/allEndpoints';
import { readConfig } from '#server/config';
import { verified } from '#server/dump/format';
import { restore } from '#server/dump/restore';
import { openFiles } from '#server/outside/bucket';
import { type CallOptions, call } from '../support/people.ts';
import { newEmptyDatabase, newTestFolder } from '../support/postgres.ts';
import { startTestServer, type TestServer } from '../support/testServer.ts';

type Recorded = CallOptions & { at: string; student: string; call: EndpointName; status: number; answer: string };
type Answers = { students: Record<string, { token: string }>; calls: Recorded[] };

const fixture = (name: string) => fileURLToPath(new URL(`../support/fixtures/adc449b8/${name}`, import.meta.url));

/** Without the field that came later; an app of before does not read it. */
const withoutOfficial = (answer: string) => answer.replaceAll(/,"official":\{[^}]*\}/g, '');

type Exported = Record<'quizzes' | 'shared', { quiz_id: number; submissions?: object[] }[]>;

/** Of an export each submission, byte for byte: its quizzes may say their other facts in another order. */
function submissionPart(name: EndpointName, answer: string): unknown {
  if (name !== 'exportAccount') return withoutOfficial(answer);
  const { quizzes, shared } = JSON.parse(answer) as Exported;
  return [...quizzes, ...shared].map(({ quiz_id: id, submissions = [] }) => [
    id,
    ...submissions.map((one) => JSON.stringify(one)),
  ]);
}

let server: TestServer;
let folder: string;
let recorded: Answers;
let time = 0;

beforeAll(async () => {
  recorded = JSON.parse(gunzipSync(await readFile(fixture('answers.json.gz'))).toString()) as Answers;
  folder = await newTestFolder('old-');
  const env = { DATABASE_URL: await newEmptyDatabase(), DATA_DIR: folder };
  const client = new pg.Client({ connectionString: env.DATABASE_URL });
  await client.connect();
  const dump = fixture('oasis.dump');
  await restore(client, await openFiles(readConfig(env)), dump, await verified(dump));
  await client.end();
  server = await startTestServer({ now: () => time, env });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

test.each<EndpointName>(['submit', 'mark', 'submission', 'score', 'submissions', 'history', 'exportAccount'])(
  '%s answers about each submission as before',
  async (name) => {
    const calls = recorded.calls.filter((one) => one.call === name);
    expect(calls.length).toBeGreaterThan(5);
    for (const one of calls) {
      time = Date.parse(one.at);
      const response = await call(server, name, one, recorded.students[one.student]?.token);
      expect([one, response.status, submissionPart(name, await response.text())]).toEqual([
        one,
        one.status,
        submissionPart(name, one.answer),
      ]);
    }
  },
);
