// The built server on the newest Node: the tests run on the oldest that is allowed, and both have to work.
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { Quiz } from '#core/quiz/quiz';
import { finished, uploadFixture } from '../support/documents.ts';
import { newStudent } from '../support/people.ts';
import { freePort, newTestFolder } from '../support/postgres.ts';
import { spawnServer } from '../support/testServer.ts';

const script = fileURLToPath(new URL('../../scripts/newestNode.mjs', import.meta.url));

test('on the newest Node the server starts on an empty folder, hands out the app, writes a quiz, gives it as a file and stops', async () => {
  const node = (await promisify(execFile)(process.execPath, [script])).stdout.trim();
  const version = (await promisify(execFile)(node, ['--version'])).stdout;
  expect(Number(version.slice(1).split('.')[0])).toBeGreaterThanOrEqual(26);

  const dataDir = await newTestFolder('newest node ');
  const server = await spawnServer({ dataDir, port: await freePort(), node });
  expect(server.output()).toMatch(/^Oasis is ready on /);
  expect(await (await fetch(server.url)).text()).toContain('Why Oasis?');
  const student = await newStudent({
    fetch: ((input: string, init?: RequestInit) => fetch(server.url + input, init)) as typeof fetch,
  });
  const documentId = await uploadFixture(student);
  const { generated_quiz_id } = await finished(student, documentId);
  const quiz = Quiz.parse(await (await student.call('quiz', { params: { id: generated_quiz_id ?? 0 } })).json());
  expect(quiz.questions.length).toBeGreaterThanOrEqual(5);
  // What the server loads only when somebody asks for it.
  const word = await student.call('download', { params: { id: generated_quiz_id ?? 0 } });
  expect([
    word.status,
    Buffer.from(await word.arrayBuffer())
      .subarray(0, 2)
      .toString(),
  ]).toEqual([200, 'PK']);
  expect(await server.stop()).toBe(0);
});
