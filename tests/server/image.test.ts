// What the Dockerfile does, without a container: what it copies is put into an empty folder, and what it starts runs there as a user
// that owns nothing but the data. Its lines are read from the file itself.
import { spawn } from 'node:child_process';
import { chownSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import type { DocumentRow } from '#core/document';
import builtServer from '../support/builtServer.ts';
import { NOTES } from '../support/documents.ts';
import { fixture } from '../support/engineInput.ts';
import { newStudent } from '../support/people.ts';
import { freePort } from '../support/postgres.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const dockerfile = readFileSync(path.join(root, 'Dockerfile'), 'utf8');
const copied = [...dockerfile.matchAll(/^COPY --from=build \/oasis\/(\S+) \.\/\S*$/gm)].map(([, name = '']) => name);
const entry = JSON.parse(/^ENTRYPOINT (.+)$/m.exec(dockerfile)?.[1] ?? '[]') as string[];
const NOBODY = 65_534;
const another = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

test('what the image holds is enough to make a quiz as a user of its own, and a signal to it is a clean stop', async () => {
  expect(dockerfile).toMatch(/^USER node$/m);
  expect(entry[0]).toBe('node');
  builtServer();
  const image = mkdtempSync(path.join(tmpdir(), 'oasis-image-'));
  onTestFinished(() => rmSync(image, { recursive: true, force: true }));
  for (const name of copied) {
    // Packages are many; the page is built by other tests, and may not be there yet.
    if (name === 'node_modules') symlinkSync(path.join(root, name), path.join(image, name));
    else if (name !== 'dist') cpSync(path.join(root, name), path.join(image, name), { recursive: true });
  }
  // Other users may read what is in an image.
  spawn('chmod', ['755', image]);
  const data = path.join(image, 'data');
  mkdirSync(data);
  if (another.uid !== undefined) chownSync(data, another.uid, another.gid);

  const port = await freePort();
  const env = { PATH: process.env.PATH, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(port), DATA_DIR: data };
  const server = spawn(process.execPath, entry.slice(1), { cwd: image, env, ...another, stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => void server.kill('SIGKILL'));
  const ended = new Promise<number | null>((resolve) => server.once('close', resolve));
  let said = '';
  const isReady = new Promise<void>((resolve, reject) => {
    for (const stream of [server.stdout, server.stderr]) {
      stream.on('data', (chunk) => {
        said += chunk;
        if (said.includes('Oasis is ready on')) resolve();
      });
    }
    void ended.then(() => reject(new Error(said)));
  });
  await isReady;

  const url = `http://127.0.0.1:${port}`;
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  const student = await newStudent({ fetch: ((input: string, init?: RequestInit) => fetch(url + input, init)) as typeof fetch });
  const body = new FormData();
  body.append('file', new File([new Uint8Array(fixture(NOTES).bytes)], NOTES, { type: 'text/plain' }));
  expect((await student.call('upload', { body })).status).toBe(201);
  const status = async () => ((await (await student.call('documents')).json()) as DocumentRow[])[0]?.upload_status;
  await expect.poll(status, { timeout: 120_000, interval: 200 }).toBe('completed');
  server.kill('SIGTERM');
  expect(await ended).toBe(0);
});
