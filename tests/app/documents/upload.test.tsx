// Uploading, message by message (P6), against the real server.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { answer, expectPath, findToast } from '../documentsWorld.ts';
import { openPage, useBrowser } from '../page.tsx';
import { studentWithQuiz } from '../quizWorld.ts';
import { choose, drop, notes, openUpload, serverDocuments, useUploads, zone } from '../uploadWorld.ts';

useBrowser();
const uploads = useUploads();

const PPTX = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';
const sized = (file: File, size: number) => Object.defineProperty(file, 'size', { value: size });
const MB = 1024 * 1024;
const toasts = () => [...document.querySelectorAll('.toast span')].map((span) => span.textContent);

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

test('of two at once one is taken, the card says which was not, and no toast is made', async () => {
  await openUpload();
  await drop(notes(), new File(['x'], 'more.txt', { type: 'text/plain' }));
  await screen.findByRole('button', { name: 'Upload Document' });
  expect(screen.getByText('notes.txt')).toBeTruthy();
  expect(screen.getByText('One file at a time: “more.txt” was not added.')).toBeTruthy();
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

test('a file of a name that is there already is said to be, before it is sent, and its quiz is one press away', async () => {
  const { quizId } = await studentWithQuiz();
  const { user } = await openPage('/dashboard/upload');
  await waitFor(async () => expect((await zone()).getAttribute('role')).toBe('button'));
  await choose(new File(['x'], 'other.txt', { type: 'text/plain' }));
  expect(screen.queryByText('You already have a file with this name')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Remove file' }));
  await choose(notes());
  await screen.findByText('You already have a file with this name');
  expect(screen.getByRole('link', { name: 'Open Its Quiz' }).getAttribute('href')).toBe(`/dashboard/quiz/${quizId}`);
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
  const { progress, release } = uploads.current.hold();
  await choose(notes());
  await given.user.click(screen.getByRole('button', { name: 'Upload Document' }));
  const bar = await screen.findByRole('progressbar', { name: 'Uploading notes.txt' });
  expect(screen.getByText('0% Uploaded')).toBeTruthy();
  await waitFor(() => expect(uploads.current.sent).toHaveLength(1));
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
  const { release } = uploads.current.hold();
  await choose(notes());
  await user.click(screen.getByRole('button', { name: 'Upload Document' }));
  await screen.findByText('0% Uploaded');
  await user.click(screen.getAllByRole('link', { name: 'Study' })[0] as HTMLElement);
  await screen.findByRole('heading', { name: 'Study' });
  release();
  await findToast(/uploaded successfully/);
  expect(path()).toBe('/dashboard/study');
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
    // What waits under this name is this file.
    expect(screen.queryByText('You already have a file with this name')).toBeNull();
    expect(screen.getByText('notes.txt')).toBeTruthy();
    expect(told.mock.calls.flat().some((said) => said instanceof Error)).toBe(true);
    told.mockRestore();
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(path()).toBe('/dashboard/upload');
    mend();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await findToast(/uploaded successfully/);
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
    expect(uploads.current.sent.map((one) => one.fields)).toEqual([[...fields, ['file', 'notes.txt']]]);
  });

  test('minutes that are none keep the file here', async () => {
    const { user } = await openUpload();
    await choose(notes());
    await user.click(screen.getByRole('radio', { name: 'Custom' }));
    await user.clear(screen.getByRole('spinbutton', { name: 'Minutes' }));
    await user.click(screen.getByRole('button', { name: 'Upload Document' }));
    await screen.findByText('Enter whole minutes from 1 to 1,440.');
    expect(uploads.current.sent).toEqual([]);
  });
});
