// The worker receives what the system shares: kept on the device, and the upload screen told what became of it.
import { afterEach, expect, test, vi } from 'vitest';
import { SHARE_ADDRESS, SHARE_FIELD } from '#core/together/share';
import { sendable, waitingUpload, waitingUploads } from '#device/files/uploads';
import { storeSession } from '#device/rows/credentials';
import { createDatabase, type OasisDatabase } from '#device/rows/db';
import { adoptShared } from '#device/together/shared';
import { receiveShare } from '../../sw/share.ts';
import { ama } from '../support/testDatabase.ts';

const origin = 'http://localhost:3000';

afterEach(async () => {
  vi.restoreAllMocks();
  await createDatabase().delete();
});

const text = (name: string, content = 'Weber on bureaucracy.') => new File([content], name, { type: 'text/plain' });

/** A request as the browser hands it to the worker; the answer, or undefined when it was left alone. */
function handOver(request: Request): Promise<Response> | undefined {
  let answer: Promise<Response> | undefined;
  const respondWith = (given: Promise<Response>) => {
    answer = given;
  };
  receiveShare({ request, respondWith } as unknown as Parameters<typeof receiveShare>[0]);
  return answer;
}

function share(...files: File[]): Promise<Response> | undefined {
  const body = new FormData();
  for (const file of files) body.append(SHARE_FIELD, file);
  return handOver(new Request(origin + SHARE_ADDRESS, { method: 'POST', body }));
}

async function ledTo(answer: Promise<Response> | undefined): Promise<string | null> {
  const response = await answer;
  expect(response?.status).toBe(303);
  return response?.headers.get('location') ?? null;
}

const screen = (words: string) => `${origin}/dashboard/upload?shared=${words}`;

async function withDb<T>(look: (db: OasisDatabase) => Promise<T>): Promise<T> {
  const db = createDatabase();
  try {
    return await look(db);
  } finally {
    db.close();
  }
}

const namesOf = (userId: number) =>
  withDb(async (db) => (await waitingUploads(db, userId)).rows.map(({ filename, state }) => [filename, state]));

const logIn = () => withDb((db) => storeSession(db, 't1', ama));

test('a shared file becomes a waiting upload of the signed-in student, byte for byte', async () => {
  await logIn();
  expect(await ledTo(share(text('weber.txt', 'Ämter und Ränge')))).toBe(screen('kept'));
  expect(await namesOf(ama.user_id)).toEqual([['weber.txt', 'waiting']]);
  const [bytes, type] = await withDb(async (db) => {
    const [row] = (await waitingUploads(db, ama.user_id)).rows;
    const whole = await waitingUpload(db, row?.uploadId ?? '');
    return [whole?.bytes, whole?.type];
  });
  expect(new TextDecoder().decode(bytes)).toBe('Ämter und Ränge');
  expect(type).toBe('text/plain');
});

test('a shared file waits for the student’s word', async () => {
  await logIn();
  await ledTo(share(text('weber.txt')));
  expect(await withDb(async (db) => sendable((await waitingUploads(db, ama.user_id)).rows))).toEqual([]);
});

test.each([
  ['says so itself', { headers: { 'sec-fetch-site': 'cross-site' } }, ''],
  ['is known by its referrer', {}, 'https://evil.example/free-notes'],
])('a form of another site that %s is refused, and nothing is kept', async (_, init, referrer) => {
  await logIn();
  const body = new FormData();
  body.append(SHARE_FIELD, text('weber.txt'));
  const request = new Request(origin + SHARE_ADDRESS, { method: 'POST', body, ...init });
  Object.defineProperty(request, 'referrer', { value: referrer });
  expect(await ledTo(handOver(request))).toBe(screen('foreign'));
  expect(await namesOf(ama.user_id)).toEqual([]);
});

test('a file that is shared while nobody is signed in waits, and belongs to whoever logs in next', async () => {
  expect(await ledTo(share(text('weber.txt')))).toBe(screen('login'));
  expect(await namesOf(ama.user_id)).toEqual([]);
  await withDb((db) => adoptShared(db, ama.user_id));
  expect(await namesOf(ama.user_id)).toEqual([['weber.txt', 'waiting']]);
  expect(await withDb((db) => adoptShared(db, 2))).toBe(0);
});

test('a token whose user is not known yet is nobody', async () => {
  await withDb((db) => storeSession(db, 't1', null));
  expect(await ledTo(share(text('weber.txt')))).toBe(screen('login'));
});

test.each([
  ['a wrong type', new File(['x'], 'cat.png', { type: 'image/png' }), 'type'],
  ['an empty file', text('empty.txt', ''), 'empty'],
])('%s is not kept, and the screen is told', async (_, file, word) => {
  await logIn();
  expect(await ledTo(share(file))).toBe(screen(word));
  expect(await namesOf(ama.user_id)).toEqual([]);
});

test('of several files each is judged alone', async () => {
  await logIn();
  const files = [text('a.txt'), new File(['x'], 'cat.png', { type: 'image/png' }), text('b.txt')];
  expect(await ledTo(share(...files))).toBe(screen('kept.type'));
  expect((await namesOf(ama.user_id)).map(([name]) => name).sort()).toEqual(['a.txt', 'b.txt']);
});

test('a share without a file, or with a blank field, is told so', async () => {
  expect(await ledTo(share())).toBe(screen('none'));
  expect(await ledTo(share(new File([], '')))).toBe(screen('none'));
});

test('a form that is broken off is told so', async () => {
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  const request = new Request(origin + SHARE_ADDRESS, { method: 'POST', headers, body: '--x\r\nContent-Disp' });
  expect(await ledTo(handOver(request))).toBe(screen('missed'));
});

test('a device that cannot store says so, and does not claim that the file is kept', async () => {
  await logIn();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(File.prototype, 'arrayBuffer').mockRejectedValue(new DOMException('No room.', 'QuotaExceededError'));
  expect(await ledTo(share(text('weber.txt')))).toBe(screen('full'));
  expect(await namesOf(ama.user_id)).toEqual([]);
});

test.each([
  ['a look at the address', new Request(origin + SHARE_ADDRESS)],
  ['a post to the API', new Request(`${origin}/api/documents/upload`, { method: 'POST', body: 'x' })],
])('%s is not ours', (_, request) => {
  expect(handOver(request)).toBeUndefined();
});
