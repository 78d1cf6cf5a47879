// Files that wait on this device (P6.8, D3.9): stored before they are sent, gone only on proof, sent once.
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { keepUpload } from '#device/files/uploads';
import type { UploadRow } from '#device/rows/uploadRow';
import { db } from '../../../src/app/data/device.ts';
import { sendWaitingUploads } from '../../../src/app/sync/uploading.ts';
import { answer, expectPath, findToast, newcomer } from '../documentsWorld.ts';
import { openPage, useBrowser } from '../page.tsx';
import { loseNetwork } from '../quizWorld.ts';
import { choose, notes, openUpload, serverDocuments, useUploads } from '../uploadWorld.ts';

useBrowser();
const uploads = useUploads();

const rows = (userId: number) => db.uploads.where('userId').equals(userId).toArray();

/** A file that waits, as an earlier visit left it. */
async function put(userId: number, filename: string, changes: Partial<UploadRow> = {}): Promise<string> {
  const uploadId = crypto.randomUUID();
  const bytes = new TextEncoder().encode('Hello, this is a text.').buffer as ArrayBuffer;
  await keepUpload(db, { uploadId, userId, filename, type: 'text/plain', bytes, timer: null, addedAt: 1 });
  await db.uploads.update(uploadId, changes);
  return uploadId;
}

const detail = (status: number, headers: Record<string, string> = {}) =>
  Response.json({ detail: 'The server says no.' }, { status, headers });
const page = (status: number) => new Response('<html>Log in to the campus network</html>', { status });

describe('a file that is sent', () => {
  test('is stored before, with its key, and gone after', async () => {
    const given = await openUpload();
    const { release } = uploads.current.hold();
    await choose(notes());
    await given.user.click(screen.getByRole('button', { name: 'Upload Document' }));
    await waitFor(() => expect(uploads.current.sent).toHaveLength(1));
    const [row] = await rows(given.userId);
    expect(row).toMatchObject({ filename: 'notes.txt', size: 29, state: 'waiting' });
    expect(uploads.current.sent[0]?.headers['idempotency-key']).toBe(row?.uploadId);
    expect((await db.uploadBytes.get(row?.uploadId ?? ''))?.bytes.byteLength).toBe(29);
    release();
    await findToast(/uploaded successfully/);
    expect(await rows(given.userId)).toEqual([]);
    expect(await db.uploadBytes.count()).toBe(0);
  });

  test('whose answer was lost is the same upload when it is tried again', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const given = await openUpload();
    const before = globalThis.fetch;
    // The server has it; its answer turns into a failure on the way.
    const mend = answer('POST', /\/upload$/, async (input, init) => {
      await before(input, init);
      return Response.json({}, { status: 502 });
    });
    await choose(notes());
    await given.user.click(screen.getByRole('button', { name: 'Upload Document' }));
    await findToast('Upload failed. Please try again.');
    // Killed now, it would go out by itself, under the same key.
    expect(await rows(given.userId)).toMatchObject([{ state: 'waiting', tries: 1 }]);
    mend();
    await given.user.click(screen.getByRole('button', { name: 'Try Again' }));
    await findToast(/uploaded successfully/);
    expect(await serverDocuments(given)).toHaveLength(1);
    expect(await rows(given.userId)).toEqual([]);
  });

  test('and refused is kept with its reason until the student takes it back', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const given = await openUpload();
    answer('POST', /\/upload$/, () => detail(403));
    await choose(notes());
    await given.user.click(screen.getByRole('button', { name: 'Upload Document' }));
    await findToast('The server says no.');
    expect(await rows(given.userId)).toMatchObject([{ state: 'refused', reason: 'The server says no.' }]);
    await given.user.click(screen.getByRole('button', { name: 'Remove file' }));
    await waitFor(async () => expect(await rows(given.userId)).toEqual([]));
    expect(await db.uploadBytes.count()).toBe(0);
  });

  test('goes out all the same when this device has no room for it', async () => {
    const given = await openUpload();
    vi.spyOn(db.uploadBytes, 'put').mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
    await choose(notes());
    await given.user.click(screen.getByRole('button', { name: 'Upload Document' }));
    await findToast(/uploaded successfully/);
    vi.restoreAllMocks();
    expect(await serverDocuments(given)).toHaveLength(1);
    expect(await rows(given.userId)).toEqual([]);
  });
});

describe('a waiting file', () => {
  test.each<[string, () => Response | Promise<Response>, UploadRow['state'] | 'gone', string | null]>([
    ['no answer', () => Promise.reject(new TypeError('Failed to fetch')), 'waiting', null],
    ['a failing server', () => Response.json({}, { status: 500 }), 'waiting', null],
    ["a captive portal's page", () => page(200), 'waiting', null],
    ["a captive portal's refusal", () => page(403), 'waiting', null],
    ['too many requests', () => detail(429, { 'retry-after': '60' }), 'waiting', null],
    ['a login that is over', () => detail(401), 'needs-login', null],
    ['a refusal', () => detail(413), 'refused', 'The server says no.'],
  ])('after %s is kept', async (_, reply, state, reason) => {
    const { userId } = await newcomer();
    const uploadId = await put(userId, 'notes.txt');
    answer('POST', /\/upload$/, reply);
    await sendWaitingUploads({ eager: true });
    expect(await db.uploads.get(uploadId)).toMatchObject({ state, reason, tries: 1 });
    expect(await db.uploadBytes.get(uploadId)).toBeTruthy();
  });

  test("that was refused is sent again at the student's word, and arrives once", async () => {
    const { userId, student } = await newcomer();
    await put(userId, 'notes.txt', { state: 'refused', reason: 'Not today.' });
    const { user } = await openPage('/dashboard');
    await user.click(await screen.findByRole('button', { name: 'Try Again: notes.txt' }));
    await screen.findByRole('button', { name: 'More for notes.txt' });
    expect(await rows(userId)).toEqual([]);
    expect(await serverDocuments({ student })).toHaveLength(1);
  });
});

describe('why it waits', () => {
  test.each([
    ['nothing was tried yet', {}, 'Uploads automatically when you are online.'],
    ['the login is over', { state: 'needs-login', tries: 1 }, 'Uploads after your next login.'],
    ['the server did not take it', { tries: 1 }, 'Not sent yet. Trying again soon.'],
  ] as const)('%s', async (_, changes, words) => {
    const { userId } = await newcomer();
    // The server asked for patience: nothing sends it during the test.
    await put(userId, 'notes.txt', { ...changes, notBefore: Date.now() + 9 * 60_000 });
    await openPage('/dashboard');
    await screen.findByText(words);
  });

  test('an upload that meets a login that is over says that a login is missing, not a network', async () => {
    const { user } = await openUpload();
    answer('POST', /\/upload$/, () => detail(401));
    await choose(notes());
    await user.click(screen.getByRole('button', { name: 'Upload Document' }));
    await findToast("'notes.txt' is kept on this device. It will be uploaded after your next login.");
  });
});

describe('a file that was shared into the app', () => {
  test('is not sent before the student has named it with a tap; then it is, and the notice names it', async () => {
    const { userId, student } = await newcomer();
    const uploadId = await put(userId, 'shared.txt', { asks: true });
    const { user } = await openPage('/dashboard/upload?shared=kept');
    const upload = await screen.findByRole('button', { name: 'Upload shared.txt' });
    await sendWaitingUploads({ eager: true });
    expect(uploads.current.sent).toEqual([]);
    expect((await db.uploads.get(uploadId))?.asks).toBe(true);
    await user.click(upload);
    await findToast("'shared.txt' uploaded successfully! Processing started.");
    expect((await serverDocuments({ student })).map(({ filename }) => filename)).toEqual(['shared.txt']);
    await screen.findByText('What you uploaded is on your dashboard.');
    expect(screen.getByRole('link', { name: 'Go to Dashboard' }).getAttribute('href')).toBe('/dashboard');
  });

  test('that did not arrive whole is asked for again', async () => {
    await newcomer();
    await openPage('/dashboard/upload?shared=missed');
    expect((await screen.findByRole('alert')).textContent).toContain('The shared file did not arrive in full.');
  });

  test('waits for the tap on the dashboard too, and can be removed there', async () => {
    const { userId } = await newcomer();
    await put(userId, 'shared.txt', { asks: true });
    const { user } = await openPage('/dashboard');
    await screen.findByText('It was shared with Oasis and has not been uploaded yet.');
    await user.click(screen.getByRole('button', { name: 'Remove shared.txt from this device' }));
    await waitFor(async () => expect(await rows(userId)).toEqual([]));
    expect(uploads.current.sent).toEqual([]);
  });
});

describe('without a network', () => {
  test('the file waits on this device, stands in the list, and goes out once', async () => {
    const given = await openUpload();
    const back = loseNetwork();
    await choose(notes());
    await given.user.click(screen.getByRole('button', { name: 'Upload Document' }));
    await findToast("'notes.txt' is kept on this device. It will be uploaded when you are online.");
    await expectPath(given.path, '/dashboard');
    const row = (await screen.findByText('Waiting to send')).closest('li') as HTMLElement;
    expect(within(row).getByText('notes.txt')).toBeTruthy();
    back();
    await sendWaitingUploads({ eager: true });
    await waitFor(() => expect(screen.queryByText('Waiting to send')).toBeNull());
    expect((await serverDocuments(given)).map(({ filename }) => filename)).toEqual(['notes.txt']);
    const keys = uploads.current.sent.map((one) => one.headers['idempotency-key']);
    expect(new Set(keys).size).toBe(1);
  });

  test('a connection that breaks off keeps the file too', async () => {
    const { user, userId } = await openUpload();
    const back = answer('POST', /\/upload$/, () => Promise.reject(new TypeError('Failed to fetch')));
    await choose(notes());
    await user.click(screen.getByRole('button', { name: 'Upload Document' }));
    await findToast(/is kept on this device/);
    expect(await db.uploads.where('userId').equals(userId).count()).toBe(1);
    back();
  });

  test('what waits shows its progress, its refusal, and can be taken back', async () => {
    const { userId } = await newcomer();
    await put(userId, 'going.txt');
    await put(userId, 'refused.txt', { state: 'refused', reason: 'It is not a text.' });
    const { progress, release } = uploads.current.hold();
    const { user } = await openPage('/dashboard');
    const refused = (await screen.findByText('It is not a text.')).closest('li') as HTMLElement;
    expect(within(refused).getByText('Not accepted')).toBeTruthy();
    const sent = sendWaitingUploads({ eager: true });
    await waitFor(() => expect(uploads.current.sent).toHaveLength(1));
    progress({ lengthComputable: true, loaded: 3, total: 4 });
    await screen.findByText('75% Uploaded');
    const removal = screen.getByRole<HTMLButtonElement>('button', { name: 'Remove going.txt from this device' });
    expect(removal.disabled).toBe(true);
    release();
    await sent;
    await screen.findByRole('button', { name: 'More for going.txt' });
    await user.click(screen.getByRole('button', { name: 'Remove refused.txt from this device' }));
    await waitFor(() => expect(screen.queryByText('refused.txt')).toBeNull());
    expect(await db.uploads.where('userId').equals(userId).count()).toBe(0);
  });

  test('what was taken back can be brought back as it was, and goes out then', async () => {
    const { userId } = await newcomer();
    await put(userId, 'mine.txt', { state: 'refused', reason: 'It is not a text.' });
    const [before] = await rows(userId);
    const bytes = await db.uploadBytes.get(before?.uploadId ?? '');
    const { user } = await openPage('/dashboard');
    await user.click(await screen.findByRole('button', { name: 'Remove mine.txt from this device' }));
    await screen.findByText('“mine.txt” was removed from this device');
    expect(await rows(userId)).toEqual([]);
    expect(await db.uploadBytes.get(before?.uploadId ?? '')).toBeUndefined();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('It is not a text.');
    expect(await rows(userId)).toEqual([before]);
    expect(await db.uploadBytes.get(before?.uploadId ?? '')).toEqual(bytes);
  });
});
