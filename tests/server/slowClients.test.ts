// Clients that come to a standstill on a real socket: in the head of a request, in its body, in an upload, in reading the answer. Each
// is ended, and whoever asks meanwhile is served. Of the two that wait for minutes only the timers are not real.
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type Listening, listen } from '#server/http/listen';
import { newStudent } from '../support/people.ts';
import { openSocket, parseAnswer, rawAnswer, requestText } from '../support/rawAnswer.ts';
import { ORIGIN, startTestServer, type TestServer } from '../support/testServer.ts';

const MINUTE = 60_000;
/** More than the buffers of a connection hold. */
const LARGE = 32 * 1024 * 1024;

let folder: string;
let server: TestServer;
let app: Listening;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'oasis-slow-'));
  await writeFile(path.join(folder, 'large.bin'), Buffer.alloc(LARGE));
  server = await startTestServer({ dist: folder });
  app = await listenWith({});
});
afterEach(() => vi.useRealTimers());
afterAll(async () => {
  await app.close();
  await server.close();
  await rm(folder, { recursive: true });
});

async function listenWith(times: {
  headersTimeout?: number;
  keepAliveTimeout?: number;
  takesNothing?: number;
}): Promise<Listening> {
  const usual = {
    requestTimeout: 60 * MINUTE,
    headersTimeout: MINUTE,
    connectionsCheckingInterval: 50,
    keepAliveTimeout: 5000,
    takesNothing: MINUTE,
  };
  const listening = await listen({ host: '127.0.0.1', port: 0, appUrl: ORIGIN }, { ...usual, ...times });
  listening.answerWith(server.app.fetch);
  return listening;
}

const served = async (at = app) => (await rawAnswer(at.url, requestText('GET', '/healthz'))).status;
/** Until `isTrue`, also where timers stand still. */
const until = async (isTrue: () => Promise<boolean>) => {
  while (!(await isTrue())) await new Promise((resolve) => setImmediate(resolve));
};
const stopTimers = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });

test('forty heads that drip are ended with 408 after their time, and others are served', async () => {
  const impatient = await listenWith({ headersTimeout: 500 });
  const clients = Array.from({ length: 40 }, () => openSocket(impatient.url));
  for (const { socket } of clients) socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nX-Drip: ');
  const dripping = setInterval(() => {
    for (const { socket } of clients) if (socket.writable) socket.write('x');
  }, 50);
  expect(await served(impatient)).toBe(200);
  const answers = await Promise.all(clients.map(({ answered }) => answered));
  clearInterval(dripping);
  expect(new Set(answers.map((text) => parseAnswer(text).status))).toEqual(new Set([408]));
  await impatient.close();
});

test.each([
  ['whose length is told', { 'Content-Length': '100' }, '{"email":'],
  ['in chunks', { 'Transfer-Encoding': 'chunked' }, '9\r\n{"email":\r\n'],
])('a body %s that does not come on is 408 after two minutes, in words, and the connection ends', async (_, length, begun) => {
  stopTimers();
  const slow = openSocket(app.url);
  const head = requestText('POST', '/api/auth/register', { 'Content-Type': 'application/json', ...length });
  slow.socket.write(('Content-Length' in length ? head : head.replace(/Content-Length.*\r\n/, '')) + begun);
  let isOver = false;
  void slow.answered.then(() => {
    isOver = true;
  });
  // The server waits for the rest: it has set its deadline.
  await until(async () => vi.getTimerCount() > 0);
  await vi.advanceTimersByTimeAsync(2 * MINUTE - 1000);
  expect(await served()).toBe(200);
  expect(isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(1000);
  const answer = parseAnswer(await slow.answered);
  expect([answer.status, JSON.parse(answer.body)]).toEqual([
    408,
    { detail: 'The request took too long to arrive. Please try again.', code: 'too_slow' },
  ]);
});

test('an upload that does not come on is 408, and its half is not kept', async () => {
  const { token } = await newStudent(server);
  const incoming = () => readdir(path.join(server.dataDir, 'files/incoming'));
  stopTimers();
  const slow = openSocket(app.url);
  const type = 'multipart/form-data; boundary=b';
  slow.socket.write(
    requestText('POST', '/api/documents/upload', {
      'Content-Type': type,
      'Content-Length': '100000',
      Authorization: `Bearer ${token}`,
    }),
  );
  slow.socket.write('--b\r\nContent-Disposition: form-data; name="file"; filename="notes.txt"\r\n\r\nA norm is a rule. ');
  await until(async () => (await incoming()).length === 1);
  await vi.advanceTimersByTimeAsync(2 * MINUTE);
  expect(parseAnswer(await slow.answered).status).toBe(408);
  expect(await incoming()).toEqual([]);
});

test('who keeps a connection and asks nothing more is let go', async () => {
  const impatient = await listenWith({ keepAliveTimeout: 200, takesNothing: 10 * MINUTE });
  const { socket, answered } = openSocket(impatient.url);
  socket.write(requestText('GET', '/healthz', { Connection: 'keep-alive' }));
  expect(parseAnswer(await answered).status).toBe(200);
  await impatient.close();
});

test('whose answer takes longer than anybody may take nothing gets it all the same', async () => {
  const impatient = await listenWith({ takesNothing: 200 });
  impatient.answerWith(async () => {
    await sleep(1000);
    return new Response('at last');
  });
  expect((await rawAnswer(impatient.url, requestText('GET', '/'))).body).toBe('at last');
  await impatient.close();
});

/** Takes what comes, a pause of a tenth of a second after every so many bytes; gives how many came until the other side ended. */
async function taken(socket: Socket, pauseEvery: number): Promise<number> {
  let bytes = 0;
  let pauses = 0;
  try {
    for await (const chunk of socket) {
      bytes += (chunk as Buffer).length;
      while (pauses * pauseEvery < bytes) {
        pauses += 1;
        await sleep(100);
      }
    }
  } catch {
    // It was cut off.
  }
  return bytes;
}

test('who takes nothing of an answer is cut off, and who takes it slowly gets all of it', async () => {
  const impatient = await listenWith({ takesNothing: 1000 });
  const ask = () => {
    const socket = connect(Number(new URL(impatient.url).port), '127.0.0.1');
    socket.write(requestText('GET', '/large.bin'));
    return socket;
  };
  const idle = ask();
  // 25 pauses, longer together than anybody may take nothing.
  expect(await taken(ask(), LARGE / 25)).toBeGreaterThan(LARGE);
  expect(await served(impatient)).toBe(200);
  expect(await taken(idle, LARGE)).toBeLessThan(LARGE);
  await impatient.close();
});
