// Uploading, message by message (specification, sections 2, 4, 5 and 8), against the real server and without a network.
import { deserialize, serialize } from 'node:v8';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { DocumentRow } from '#core/document';
import { db } from '../../src/app/device.ts';
import { sendWaitingUploads } from '../../src/app/uploading.ts';
import { fakeUploads, type Uploads } from '../support/xhr.ts';
import { answer, expectPath, findToast, newcomer } from './documentsWorld.ts';
import { openPage, useBrowser } from './page.tsx';
import { loseNetwork } from './quizWorld.ts';

useBrowser();

let uploads: Uploads;
beforeEach(() => {
  uploads = fakeUploads(() => globalThis.fetch);
  vi.stubGlobal('XMLHttpRequest', uploads.Request);
  vi.stubGlobal('structuredClone', cloneInOneWorld);
});

/** Node clones bytes into its own kind of buffer, which Dexie takes for something else here; a browser has one kind only. */
function cloneInOneWorld<T>(value: T): T {
  const copy = deserialize(serialize(value)) as T & { bytes?: ArrayBuffer };
  if (copy?.bytes === undefined) return copy;
  const bytes = new Uint8Array(copy.bytes.byteLength);
  bytes.set(new Uint8Array(copy.bytes));
  return { ...copy, bytes: bytes.buffer };
}

const PPTX = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';
const notes = () => new File(['Culture is what people share.'], 'notes.txt', { type: 'text/plain' });
const sized = (file: File, size: number) => Object.defineProperty(file, 'size', { value: size });
const MB = 1024 * 1024;
const invitation = 'Drag & drop PDF, PPTX, or TXT file here, or click to select file';
const zone = async () => (await screen.findByText(invitation)).closest('.drop') as HTMLElement;
const toasts = () => [...document.querySelectorAll('.toast span')].map((span) => span.textContent);

async function openUpload() {
  const student = await newcomer();
  const page = await openPage('/dashboard/upload');
  await waitFor(async () => expect((await zone()).getAttribute('role')).toBe('button'));
  return { ...student, ...page };
}

/** Files are let go over the drop area. */
async function drop(...files: File[]): Promise<void> {
  const items = files.map((file) => ({ kind: 'file', type: file.type, getAsFile: () => file }));
  fireEvent.drop(await zone(), { dataTransfer: { files, items, types: ['Files'] } });
}

async function choose(file: File): Promise<void> {
  await drop(file);
  await screen.findByRole('button', { name: 'Remove file' });
}

const serverDocuments = async ({ student }: Awaited<ReturnType<typeof newcomer>>) =>
  (await (await student.call('documents')).json()) as DocumentRow[];

test('the card says what it takes', async () => {
  await openUpload();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Upload Documents');
  expect(
    screen.getByText(
      'Upload your textbooks, lecture notes or past exams (PDF, PPTX, TXT). An automatic quiz will be generated from the content.',
    ),
  ).toBeTruthy();
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  expect(input?.multiple).toBe(false);
  const accepted = input?.accept.split(',') ?? [];
  for (const extension of ['.pdf', '.pptx', '.txt', '.ppt', '.docx', '.doc', '.xlsx', '.xls'])
    expect(accepted).toContain(extension);
  for (const type of ['application/pdf', PPTX, 'text/plain']) expect(accepted).toContain(type);
});

test('a file that is dragged over is invited in', async () => {
  await openUpload();
  const items = [{ kind: 'file', type: 'text/plain' }];
  fireEvent.dragEnter(await zone(), { dataTransfer: { files: [], items, types: ['Files'] } });
  await screen.findByText('Drop the file here...');
});

describe('a file that is turned away', () => {
  const invalid = 'Invalid file type. Please upload PDF, PPTX, or TXT.';
  test.each([
    [
      'a picture',
      () => [new File(['x'], 'me.png', { type: 'image/png' })],
      'File me.png has an invalid type. Allowed types are PDF, PPTX, and TXT.',
    ],
    ['one over 100 MB', () => [sized(notes(), 100 * MB + 1)], 'File notes.txt is too large. Max size is 100 MB.'],
    ['a Word file, which the zone lets in', () => [new File(['x'], 'a.docx', { type: 'application/msword' })], invalid],
    ['an old PowerPoint file', () => [new File(['x'], 'a.ppt', { type: 'application/vnd.ms-powerpoint' })], invalid],
    ['an Excel file', () => [new File(['x'], 'a.xlsx', { type: 'application/vnd.ms-excel' })], invalid],
    [
      'an empty one',
      () => [new File([], 'notes.txt', { type: 'text/plain' })],
      'This file is empty. Choose a file with text in it.',
    ],
  ])('%s', async (_, files, words) => {
    await openUpload();
    await drop(...files());
    await findToast(words);
    expect(screen.queryByRole('button', { name: 'Upload Document' })).toBeNull();
  });
});

test('of two at once one is taken, and no toast is made', async () => {
  await openUpload();
  await drop(notes(), new File(['x'], 'more.txt', { type: 'text/plain' }));
  await screen.findByRole('button', { name: 'Upload Document' });
  expect(screen.getByText('notes.txt')).toBeTruthy();
  expect(screen.queryByText('more.txt')).toBeNull();
  expect(toasts()).toEqual([]);
});

test.each([
  ['a PDF', new File(['%PDF'], 'a.pdf', { type: 'application/pdf' })],
  ['slides', new File(['PK'], 'a.pptx', { type: PPTX })],
  ['a text', notes()],
  ['one of exactly 100 MB', sized(notes(), 100 * MB)],
  ['one whose system names no type', new File(['x'], 'a.txt')],
])('%s is taken', async (_, file) => {
  await openUpload();
  await choose(file);
  expect(screen.getByRole('button', { name: 'Upload Document' })).toBeTruthy();
});

test('the chosen file can be removed, and the area is there again', async () => {
  const { user } = await openUpload();
  await choose(notes());
  expect(screen.getByText('29 B')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Remove file' }));
  await zone();
  expect(screen.queryByText('notes.txt')).toBeNull();
});

test('progress, then the toast, the dashboard and the document', async () => {
  const given = await openUpload();
  const { progress, release } = uploads.hold();
  await choose(notes());
  await given.user.click(screen.getByRole('button', { name: 'Upload Document' }));
  const bar = await screen.findByRole('progressbar', { name: 'Uploading notes.txt' });
  expect(screen.getByText('0% Uploaded')).toBeTruthy();
  await waitFor(() => expect(uploads.sent).toHaveLength(1));
  progress({ lengthComputable: true, loaded: 43, total: 100 });
  await screen.findByText('43% Uploaded');
  expect(bar.getAttribute('aria-valuenow')).toBe('43');
  progress({ lengthComputable: false, loaded: 43, total: 0 });
  await screen.findByText('50% Uploaded');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Remove file' }).disabled).toBe(true);
  for (const radio of screen.getAllByRole('radio')) expect(radio.matches(':disabled')).toBe(true);
  expect(screen.queryByRole('button', { name: 'Upload Document' })).toBeNull();
  release();
  await findToast("'notes.txt' uploaded successfully! Processing started.");
  await expectPath(given.path, '/dashboard');
  await screen.findByRole('button', { name: 'More for notes.txt' });
  expect((await serverDocuments(given)).map(({ filename }) => filename)).toEqual(['notes.txt']);
});

test('who leaves the screen meanwhile is told, and not led away', async () => {
  const { user, path } = await openUpload();
  const { release } = uploads.hold();
  await choose(notes());
  await user.click(screen.getByRole('button', { name: 'Upload Document' }));
  await screen.findByText('0% Uploaded');
  await user.click(screen.getAllByRole('link', { name: 'Study offline' })[0] as HTMLElement);
  await screen.findByRole('heading', { name: 'Study offline' });
  release();
  await findToast(/uploaded successfully/);
  expect(path()).toBe('/dashboard/offline');
});

describe('a failure', () => {
  const issue = (msg: string) => ({ loc: ['body', 'file'], msg, type: 'x' });
  test.each([
    ['a list of details', () => Response.json({ detail: [issue('First.'), issue('Second.')] }, { status: 422 }), 'First.'],
    ['a detail', () => Response.json({ detail: 'Too many documents.' }, { status: 403 }), 'Too many documents.'],
    ['nothing to say', () => Response.json({}, { status: 500 }), 'Upload failed. Please try again.'],
    ['an empty list', () => Response.json({ detail: [] }, { status: 500 }), 'Upload failed. Please try again.'],
  ])('with %s: the file stays, and Try Again sends it', async (_, reply, words) => {
    const told = vi.spyOn(console, 'error').mockReturnValue();
    const { user, path } = await openUpload();
    const mend = answer('POST', /\/upload$/, reply);
    await choose(notes());
    await user.click(screen.getByRole('button', { name: 'Upload Document' }));
    await findToast(words);
    expect(screen.getByText('Upload failed. Please check the console for details.')).toBeTruthy();
    expect(screen.getByText('notes.txt')).toBeTruthy();
    expect(told.mock.calls.flat().some((said) => said instanceof Error)).toBe(true);
    told.mockRestore();
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(path()).toBe('/dashboard/upload');
    mend();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await findToast(/uploaded successfully/);
  });

  test('of the real server is told in its own words', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { user } = await openUpload();
    await choose(new File(['not a PDF at all'], 'a.pdf', { type: 'application/pdf' }));
    await user.click(screen.getByRole('button', { name: 'Upload Document' }));
    await waitFor(() => expect(toasts().join()).toMatch(/\.$/));
    expect(toasts()).not.toContain('Upload failed. Please try again.');
    vi.restoreAllMocks();
  });
});

describe('the time limit', () => {
  test.each([
    ['No limit', null, []],
    ['Suggested', null, [['timer_duration_seconds', 'suggested']]],
    ['Custom', '45', [['timer_duration_seconds', '2700']]],
  ])('%s is sent with the file', async (label, minutes, fields) => {
    const { user } = await openUpload();
    await choose(notes());
    await user.click(screen.getByRole('radio', { name: new RegExp(`^${label}`) }));
    if (minutes !== null) {
      await user.clear(screen.getByRole('spinbutton', { name: 'Minutes' }));
      await user.type(screen.getByRole('spinbutton', { name: 'Minutes' }), minutes);
    }
    await user.click(screen.getByRole('button', { name: 'Upload Document' }));
    await findToast(/uploaded successfully/);
    expect(uploads.sent.map((one) => one.fields)).toEqual([[...fields, ['file', 'notes.txt']]]);
  });

  test('minutes that are none keep the file here', async () => {
    const { user } = await openUpload();
    await choose(notes());
    await user.click(screen.getByRole('radio', { name: 'Custom' }));
    await user.clear(screen.getByRole('spinbutton', { name: 'Minutes' }));
    await user.click(screen.getByRole('button', { name: 'Upload Document' }));
    await screen.findByText('Enter whole minutes from 1 to 1,440.');
    expect(uploads.sent).toEqual([]);
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
    await sendWaitingUploads();
    await waitFor(() => expect(screen.queryByText('Waiting to send')).toBeNull());
    expect((await serverDocuments(given)).map(({ filename }) => filename)).toEqual(['notes.txt']);
    const keys = uploads.sent.map((one) => one.headers['idempotency-key']);
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
    const bytes = new TextEncoder().encode('Hello.').buffer as ArrayBuffer;
    const waiting = { userId, type: 'text/plain', bytes, timer: null, addedAt: 1, reason: null };
    await db.uploads.bulkPut([
      { ...waiting, uploadId: crypto.randomUUID(), filename: 'refused.txt', state: 'refused', reason: 'It is not a text.' },
      { ...waiting, uploadId: crypto.randomUUID(), filename: 'going.txt', state: 'waiting' },
    ]);
    const { progress, release } = uploads.hold();
    const { user } = await openPage('/dashboard');
    const refused = (await screen.findByText('It is not a text.')).closest('li') as HTMLElement;
    expect(within(refused).getByText('Not accepted')).toBeTruthy();
    const sent = sendWaitingUploads();
    await waitFor(() => expect(uploads.sent).toHaveLength(1));
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
});
