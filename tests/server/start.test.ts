// The process itself: it starts, it stops cleanly, and each start that cannot succeed ends with one clear sentence.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { LOCK_FILE } from '#server/database/lock';
import { builtRun } from '../support/builtServer.ts';
import { call, newStudent } from '../support/people.ts';
import { freePort, newDatabase, newTestFolder } from '../support/postgres.ts';
import { type SpawnedServer, spawnFailing, spawnServer } from '../support/testServer.ts';

let folder: string;
beforeAll(async () => {
  folder = await newTestFolder('a start ');
});

function fetchFrom(server: SpawnedServer) {
  return { fetch: ((input: string, init?: RequestInit) => fetch(server.url + input, init)) as typeof fetch };
}

describe('a running server', () => {
  test('keeps its data over a clean stop, and a second one on the same folder is refused', async () => {
    const dataDir = path.join(folder, 'kept');
    const server = await spawnServer({ dataDir, port: await freePort(), env: { STUDENT_DOCUMENT: '5' } });
    expect(server.output().split('\n').slice(0, 2)).toEqual([
      expect.stringContaining('Not a setting of Oasis, and not used: STUDENT_DOCUMENT.'),
      `Oasis is ready on ${server.url}`,
    ]);
    // Nobody else on the machine reads what is in it.
    expect((await stat(dataDir)).mode & 0o777).toBe(0o700);
    const student = await newStudent(fetchFrom(server));
    const second = await spawnFailing({ dataDir, port: await freePort() });
    expect(second).toEqual({
      code: 1,
      output: `DATA_DIR ${dataDir} is in use by another Oasis (process ${server.pid}): stop it, or set another DATA_DIR.\n`,
    });
    expect(await server.stop()).toBe(0);
    expect(existsSync(path.join(dataDir, LOCK_FILE))).toBe(false);

    const again = await spawnServer({ dataDir, port: await freePort() });
    const me = await call(fetchFrom(again), 'me', {}, student.token);
    expect(await me.json()).toMatchObject({ email: student.email });
    await again.kill();
    const afterKill = await spawnServer({ dataDir, port: await freePort() });
    expect((await call(fetchFrom(afterKill), 'me', {}, student.token)).status).toBe(200);
    expect(await afterKill.stop()).toBe(0);
  });

  test('finishes the request that it is answering before it stops', async () => {
    const dataDir = path.join(folder, 'slow');
    const env = { DATABASE_URL: await newDatabase() };
    const server = await spawnServer({ dataDir, port: await freePort(), env });
    const student = await newStudent(fetchFrom(server));
    let send: ReadableStreamDefaultController<Uint8Array> | undefined;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        send = controller;
      },
    });
    const encode = (text: string) => new TextEncoder().encode(text);
    const headers = { 'Content-Type': 'multipart/form-data; boundary=b', Authorization: `Bearer ${student.token}` };
    const init = { method: 'POST', body, duplex: 'half', headers };
    const answer = fetch(`${server.url}/api/documents/upload`, init as RequestInit);
    send?.enqueue(encode('--b\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nA norm is '));
    // The file is begun when the first half of the request has arrived.
    const files = async () => (await readdir(dataDir, { recursive: true })).filter((name) => /\bincoming.\S/.test(name));
    await expect.poll(files).toHaveLength(1);
    // Over connections that are kept; some of them are busy when the stop begins, and it ends them too.
    const knock = () =>
      fetch(server.url).then(
        (answered) => answered.text().then(() => 'open'),
        () => 'closed',
      );
    const knocking = Array.from({ length: 8 }, async () => {
      while ((await knock()) !== 'closed');
    });
    await knock();
    const stopped = server.stop();
    await Promise.all(knocking);
    send?.enqueue(encode('a rule.\r\n--b--\r\n'));
    send?.close();
    expect((await answer).status).toBe(201);
    expect(await stopped).toBe(0);
  });
});

const canNumberAnew = spawnSync('unshare', ['--pid', '--fork', '--mount-proc', 'true']).status === 0;

describe('a start that cannot succeed', () => {
  test.runIf(canNumberAnew)('in another PID namespace, and the running server keeps its lock', async () => {
    const dataDir = path.join(folder, 'namespaces');
    const server = await spawnServer({ dataDir, port: await freePort() });
    const lock = await readFile(path.join(dataDir, LOCK_FILE), 'utf8');
    const args = ['--pid', '--fork', '--mount-proc', process.execPath, fileURLToPath(builtRun)];
    const env = { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: dataDir, PORT: String(await freePort()) };
    const { status, stderr } = await new Promise<{ status: number | null; stderr: string }>((resolve) => {
      const child = spawn('unshare', args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
      let said = '';
      child.stderr.on('data', (chunk) => {
        said += chunk;
      });
      child.once('close', (code) => resolve({ status: code, stderr: said }));
    });
    expect([status, stderr]).toEqual([1, expect.stringContaining(`(process ${server.pid} of another container or machine)`)]);
    expect(await readFile(path.join(dataDir, LOCK_FILE), 'utf8')).toBe(lock);
    expect(await server.stop()).toBe(0);
  });

  test('on a taken port', async () => {
    const blocker = createServer();
    await new Promise<void>((resolve) => blocker.listen(0, '127.0.0.1', resolve));
    const { port } = blocker.address() as AddressInfo;
    const dataDir = path.join(folder, 'port');
    expect(await spawnFailing({ dataDir, port })).toEqual({
      code: 1,
      output: `Port ${port} is already in use: stop the program that uses it, or set another PORT.\n`,
    });
    expect(existsSync(path.join(dataDir, LOCK_FILE))).toBe(false);
    blocker.close();
  });

  test('in a folder that cannot be written', async () => {
    const file = path.join(folder, 'a file');
    await writeFile(file, '');
    const readOnly = path.join(folder, 'read only');
    await mkdir(readOnly);
    await chmod(readOnly, 0o500);
    // Root may write anywhere, so for root only the file in the way is a hindrance.
    const places = [path.join(file, 'data'), ...(process.getuid?.() === 0 ? [] : [readOnly])];
    if (process.platform === 'linux') places.push('/proc/oasis/data');
    for (const dataDir of places) {
      const { code, output } = await spawnFailing({ dataDir, port: await freePort() });
      expect(code).toBe(1);
      expect(output).toMatch(/^DATA_DIR .* cannot be written \(\w+\): choose a folder that you may write to\.\n$/);
    }
  });

  test('without the database that it was told to use', async () => {
    const env = { DATABASE_URL: `postgres://nobody@127.0.0.1:${await freePort()}/oasis` };
    const { code, output } = await spawnFailing({ dataDir: path.join(folder, 'db'), port: await freePort(), env });
    expect(code).toBe(1);
    expect(output).toMatch(/^DATABASE_URL cannot be reached: .*\.\n$/);
  });
});
