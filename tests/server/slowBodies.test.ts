// Bodies that stop coming, and one that never stops: nobody holds a connection or memory by sending next to nothing. Only the timers are not real.
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { receiveUpload } from '#server/documents/upload';
import { Refusal } from '#server/http/failures';
import { readBytes } from '#server/http/requestBody';
import { openFileStore } from '#server/outside/files';

const MINUTE = 60_000;
const KB = 1024;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'oasis-slow-'));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
});
afterEach(async () => {
  vi.useRealTimers();
  await rm(folder, { recursive: true, force: true });
});

/** A request whose body comes when the test says so. */
function sending(contentType: string) {
  let body: ReadableStreamDefaultController<Uint8Array> | undefined;
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => {
      body = controller;
    },
  });
  const init = { method: 'POST', body: stream, duplex: 'half', headers: { 'Content-Type': contentType } };
  return {
    request: new Request('http://localhost:3000/', init as RequestInit),
    /** Resolves when the other side has read it. */
    send: async (text: string) => {
      body?.enqueue(new TextEncoder().encode(text));
      while ((body?.desiredSize ?? 1) < 1) await turns(1);
      await turns(3);
    },
    end: () => body?.close(),
  };
}

const HEAD = '--b\r\nContent-Disposition: form-data; name="file"; filename="notes.txt"\r\nContent-Type: text/plain\r\n\r\n';
const TAIL = '\r\n--b--\r\n';
const turns = async (count: number) => {
  for (let n = 0; n < count; n += 1) await new Promise((resolve) => setImmediate(resolve));
};

const outcomeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'taken',
    (error: unknown) => (error instanceof Refusal ? error.status : error),
  );

test('an upload that comes to a standstill is given up after a minute or two, and its half is not kept', async () => {
  const { request, send } = sending('multipart/form-data; boundary=b');
  let outcome: unknown = 'waiting';
  const upload = outcomeOf(receiveUpload(request, await openFileStore(folder))).then((told) => {
    outcome = told;
  });
  await send(HEAD + 'A norm is a rule. '.repeat(2000));
  await vi.advanceTimersByTimeAsync(MINUTE);
  await turns(3);
  expect(outcome).toBe('waiting');
  await send('a few bytes');
  await vi.advanceTimersByTimeAsync(MINUTE);
  await upload;
  expect(outcome).toBe(408);
  expect(await readdir(path.join(folder, 'incoming'))).toEqual([]);
});

test('an upload that is slow and goes on is taken, however long it needs', async () => {
  const { request, send, end } = sending('multipart/form-data; boundary=b');
  let arrived = 0;
  const receive = async (content: Readable) => {
    for await (const chunk of content) arrived += chunk.length;
    return { key: '', size: arrived, file: '', keep: async () => {}, discard: async () => {} };
  };
  // A store that takes all at once: the disk's own pace is not what is tried here.
  const upload = receiveUpload(request, { ...(await openFileStore(folder)), receive });
  await send(HEAD);
  for (let minute = 0; minute < 90; minute += 1) {
    await send('x'.repeat(17 * KB));
    while (arrived < minute * 17 * KB) await turns(1);
    await vi.advanceTimersByTimeAsync(MINUTE);
  }
  await send(TAIL);
  end();
  expect((await upload).arrival.size).toBe(90 * 17 * KB);
});

test('an upload that never ends is read for 200 MB, then refused, and nothing of it is kept', async () => {
  const MB = 1024 * KB;
  const piece = new Uint8Array(MB).fill(97);
  let sent = 0;
  const endless = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode(HEAD)),
    pull: (controller) => {
      sent += 1;
      controller.enqueue(piece);
    },
  });
  const headers = { 'Content-Type': 'multipart/form-data; boundary=b' };
  const request = new Request('http://localhost:3000/', {
    method: 'POST',
    body: endless,
    duplex: 'half',
    headers,
  } as RequestInit);
  expect(await outcomeOf(receiveUpload(request, await openFileStore(folder)))).toBe(413);
  expect(sent).toBeGreaterThan(190);
  expect(sent).toBeLessThan(210);
  expect(await readdir(path.join(folder, 'incoming'))).toEqual([]);
});

test('a body that is no upload has two minutes, however steadily it drips', async () => {
  const { request, send } = sending('application/json');
  let outcome: unknown = 'waiting';
  void outcomeOf(readBytes(request, 8 * KB)).then((told) => {
    outcome = told;
  });
  for (let second = 0; second < 119; second += 1) {
    await send(' ');
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect(outcome).toBe('waiting');
  await vi.advanceTimersByTimeAsync(1000);
  expect(outcome).toBe(408);
});
