// Clients that come to a standstill on a real socket: in the head of a request, in its body, in an upload, in reading the answer. Each
// is ended, and whoever asks meanwhile is served. Of the two that wait for minutes only the timers are not real.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Listening, listen } from '#server/http/listen';
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
