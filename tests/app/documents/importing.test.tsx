// Importing a quiz: read while one types, told line by line what is wrong, and made whole, once: with a network or without.
import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { User } from '#core/account/user';
import { storeSession } from '#device/rows/credentials';
import { db } from '../../../src/app/data/device.ts';
import { reloadSession, sessionNow } from '../../../src/app/data/session.ts';
import { outbox } from '../../../src/app/sync/outbox.ts';
import { newStudent } from '../../support/people.ts';
import { answer, findToast, listDocuments, newcomer } from '../documentsWorld.ts';
import { openPage, server, useBrowser } from '../page.tsx';
import { WorkerHere } from '../workerHere.ts';

useBrowser();
beforeEach(() => void vi.stubGlobal('Worker', WorkerHere));

const gift = '$CATEGORY: Term 1\n\nTwo and two? {=4 ~5}\n\nThe capital of Ghana? {=Accra =Accra City}\n';
async function openImport() {
  await newcomer();
  listDocuments([]);
  const page = await openPage('/dashboard/import');
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Or paste the questions');
  const paste = async (text: string) => {
    await page.user.clear(field);
    await page.user.click(field);
    await page.user.paste(text);
  };
  const choose = (name: string, content: string | Uint8Array<ArrayBuffer>) =>
    page.user.upload(screen.getByLabelText('Choose a file'), new File([content], name));
  return { ...page, paste, choose };
}

/** The same with the two questions of `gift` imported. */
async function importGift() {
  const { user, paste } = await openImport();
  await paste(gift);
  await user.click(await screen.findByRole('button', { name: 'Import 2 questions' }));
  return { user };
}

/** What arrives, with its key. */
function arrivals(status = 201) {
  const arrived: { key: string | null; body: { title: string; questions: unknown[]; made_from: unknown } }[] = [];
  answer('POST', /\/quizzes$/, async (_, init) => {
    if (!navigator.onLine) throw new TypeError('no network');
    const key = new Headers(init?.headers).get('Idempotency-Key');
    arrived.push({ key, body: JSON.parse(String(init?.body)) });
    return status === 201 || arrived.length > 1
      ? Response.json({ quiz_id: 7 }, { status: 201 })
      : Response.json({ detail: 'Not now.' }, { status });
  });
  return arrived;
}

test('what is left out of a past exam is said before the import, and kept', async () => {
  const arrived = arrivals();
  const { user, paste } = await openImport();
  await paste(`// oasis {"left_out":{"figure":2},"question_count":2}\n${gift.split('\n\n').slice(1).join('\n\n')}`);
  await screen.findByText('2 of 4 questions are in this quiz. Left out: 2 with a figure.');
  await user.click(screen.getByRole('button', { name: 'Import 2 questions' }));
  await waitFor(() => expect(arrived).toHaveLength(1));
  expect(arrived[0]?.body).toMatchObject({ left_out: { figure: 2 } });
});

function goOffline() {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => onLine.mockRestore());
  return () => {
    onLine.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
  };
}

test('what is pasted is shown as it was read, sent once, and is then on the dashboard', async () => {
  const arrived = arrivals();
  await importGift();
  await findToast('“Term 1” was imported.');
  await waitFor(() => expect(arrived).toHaveLength(1));
  expect(arrived[0]?.body).toMatchObject({
    title: 'Term 1',
    made_from: { kind: 'import' },
    questions: [
      { question_type: 'multiple_choice', options: { A: '4', B: '5' }, correct_answer: 'A' },
      { question_type: 'short_answer', correct_answer: 'Accra', accepted_answers: ['Accra City'] },
    ],
  });
  await screen.findByRole('heading', { name: 'Your Documents' });
});

test('what can be read is imported; the rest is listed with its line and reason, and can be downloaded', async () => {
  const arrived = arrivals();
  const { user, paste } = await openImport();
  await paste(`${gift}\nWithout an answer\n\nPairs? {=a -> b =c -> d}`);
  expect(await screen.findByText('Line 7:')).toBeTruthy();
  expect(screen.getByText(/This question has no answer/)).toBeTruthy();
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
    saved.push(content as Blob);
    return 'blob:rest';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  await user.click(screen.getByRole('button', { name: 'Download the rest' }));
  expect(await saved[0]?.text()).toBe(
    '//! format: gift\n\n//! Line 7: This question has no answer. Write it after the question, like {=Paris}.\nWithout an answer\n\n' +
      '//! Line 9: Matching questions cannot be imported. Write a separate question for each pair.\nPairs? {=a -> b =c -> d}\n',
  );
  await user.click(screen.getByRole('button', { name: 'Import 2 of 4 questions' }));
  await waitFor(() => expect(arrived.map(({ body }) => body.questions.length)).toEqual([2]));
});

test('a file is read by its kind, takes its name as the title, and can be taken out', async () => {
  const arrived = arrivals();
  const { user, choose } = await openImport();
  await choose('week_3.csv', 'question,A,B,answer\nTwo and two?,4,5,A\n');
  expect((await screen.findByLabelText<HTMLInputElement>('Title')).value).toBe('week 3');
  expect(screen.getByLabelText<HTMLSelectElement>('Format').value).toBe('csv');
  await user.click(screen.getByRole('button', { name: 'Import 1 question' }));
  await waitFor(() => expect(arrived[0]?.body).toMatchObject({ title: 'week 3', made_from: { filename: 'week_3.csv' } }));
});

test('without a network it is made all the same, stands in the list, and goes out once', async () => {
  const arrived = arrivals();
  const { user, paste } = await openImport();
  const comeOnline = goOffline();
  await paste(gift);
  await user.click(await screen.findByRole('button', { name: 'Import 2 questions' }));
  await findToast('“Term 1” was imported.');
  expect(await screen.findByRole('link', { name: 'Take Quiz: Term 1' })).toBeTruthy();
  expect(screen.getByText('Waiting to send')).toBeTruthy();
  expect(screen.getByText('On this device')).toBeTruthy();
  expect(screen.queryByText('uploaded')).toBeNull();
  expect(arrived).toEqual([]);
  comeOnline();
  await outbox.drain({ eager: true });
  await waitFor(() => expect(arrived).toHaveLength(1));
  expect(arrived[0]?.key).toMatch(/^[0-9a-f-]{36}$/);
  await waitFor(() => expect(screen.queryByText('Waiting to send')).toBeNull());
  expect(screen.getByRole('link', { name: 'Take Quiz: Term 1' }).getAttribute('href')).toBe('/dashboard/quiz/7');
});

test('a quiz that the server refuses says why, and can be sent again or deleted and brought back', async () => {
  arrivals(409);
  const { user } = await importGift();
  expect(await screen.findByText('Not now.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'More for Term 1' }));
  expect(screen.queryByRole('menuitem', { name: 'Time limit' })).toBeNull();
  await user.click(await screen.findByRole('menuitem', { name: 'Delete document' }));
  await screen.findByText('“Term 1” was deleted');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Take Quiz: Term 1' })).toBeNull());
  await user.click(screen.getByRole('button', { name: /^Undo/ }));
  expect(await screen.findByRole('link', { name: 'Take Quiz: Term 1' })).toBeTruthy();
});

test('what was typed is there again after the browser was killed', async () => {
  const { paste } = await openImport();
  await paste(gift);
  const userId = sessionNow().user?.user_id ?? 0;
  await waitFor(async () => expect(await db.drafts.where('userId').equals(userId).count()).toBe(1));
  cleanup();
  await openPage('/dashboard/import');
  expect(await screen.findByDisplayValue(/The capital of Ghana/)).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Import 2 questions' })).toBeTruthy();
});

test('who signs in in another tab while this one sleeps finds nothing of what was typed here, and takes none of it', async () => {
  const { paste, user } = await openImport();
  await paste(gift);
  await screen.findByRole('button', { name: 'Import 2 questions' });
  const first = sessionNow().user?.user_id ?? 0;
  await user.type(screen.getByLabelText('Or paste the questions'), ' //');
  const other = await newStudent(server);
  const { user_id: second, email, is_verified } = User.parse(await (await other.call('me')).json());
  await storeSession(db, other.token, { user_id: second, email, is_verified });
  await reloadSession();
  await waitFor(() => expect(screen.queryByDisplayValue(/The capital of Ghana/)).toBeNull());
  await waitFor(async () => expect(await db.drafts.where('userId').equals(first).count()).toBe(1));
  await user.type(await screen.findByLabelText('Or paste the questions'), 'Mine');
  await waitFor(async () => {
    const drafts = await db.drafts.where('userId').equals(second).toArray();
    expect(drafts.map(({ draft }) => draft)).toEqual([expect.objectContaining({ text: 'Mine' })]);
  });
});
