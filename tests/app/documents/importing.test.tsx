// Importing a quiz: read while one types, told line by line what is wrong, and made whole, once: with a network or without.
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { User } from '#core/account/user';
import { madeRows } from '#device/made/madeQuizzes';
import { storeSession } from '#device/rows/credentials';
import { db } from '../../../src/app/data/device.ts';
import { queryClient } from '../../../src/app/data/queryClient.ts';
import { reloadSession, sessionNow } from '../../../src/app/data/session.ts';
import { outbox } from '../../../src/app/sync/outbox.ts';
import { newStudent } from '../../support/people.ts';
import { answer, documentRow, findToast, listDocuments, newcomer } from '../documentsWorld.ts';
import { openPage, server, useBrowser } from '../page.tsx';
import { WorkerHere } from '../workerHere.ts';

useBrowser();
beforeEach(() => void vi.stubGlobal('Worker', WorkerHere));

const gift = '$CATEGORY: Term 1\n\nTwo and two? {=4 ~5}\n\nThe capital of Ghana? {=Accra =Accra City}\n';
const essayGift = 'Why do cities grow? {####Factories need workers. Harvests fail.}\n';

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

test('an imported essay has the sentences of its model answer as points, by which its student marks it', async () => {
  const arrived = arrivals();
  const { user, paste } = await openImport();
  await paste(essayGift);
  await user.click(await screen.findByRole('button', { name: 'Import 1 question' }));
  await waitFor(() => expect(arrived).toHaveLength(1));
  expect(arrived[0]?.body.questions).toMatchObject([
    { question_type: 'essay', key_points: [{ text: 'Factories need workers.' }, { text: 'Harvests fail.' }] },
  ]);
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

test('where nothing can be read it is told with its line, and there is nothing to press', async () => {
  const { paste } = await openImport();
  await paste('\n\nWithout an answer');
  expect(await screen.findByText('Line 3:')).toBeTruthy();
  expect(screen.getByText('1 problem to fix before importing')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull();
  await paste(gift);
  expect(await screen.findByRole('button', { name: 'Import 2 questions' })).toBeTruthy();
  expect(screen.queryByText('Line 3:')).toBeNull();
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

test('a format that was chosen by hand is for that text, and the next one is recognised again', async () => {
  const { user, paste } = await openImport();
  await paste(gift);
  const format = await screen.findByLabelText<HTMLSelectElement>('Format');
  await user.selectOptions(format, 'json');
  expect(await screen.findByText(/JSON is not complete/)).toBeTruthy();
  const field = screen.getByLabelText('Or paste the questions');
  fireEvent.change(field, { target: { value: `${gift} ` } });
  expect(screen.getByLabelText<HTMLSelectElement>('Format').value).toBe('json');
  fireEvent.change(field, { target: { value: 'term,definition\nosmosis,a flow of water\n' } });
  expect(await screen.findByText('Columns: term → Question · definition → Answer')).toBeTruthy();
  expect(screen.getByLabelText<HTMLSelectElement>('Format').value).toBe('csv');
});

test('a file in place of what was typed, or a file that is taken out, can be undone', async () => {
  const { user, paste, choose } = await openImport();
  await paste(gift);
  await screen.findByRole('button', { name: 'Import 2 questions' });
  expect(screen.queryByRole('button', { name: 'Restore Previous Text' })).toBeNull();
  await choose('week_3.csv', 'question,A,B,answer\nTwo and two?,4,5,A\n');
  await screen.findByRole('button', { name: 'Import 1 question' });
  await user.click(screen.getByRole('button', { name: 'Restore Previous Text' }));
  await screen.findByRole('button', { name: 'Import 2 questions' });
  expect(screen.getByLabelText<HTMLTextAreaElement>('Or paste the questions').value).toBe(gift);
  // And back again: nothing that was there is lost by it.
  await user.click(screen.getByRole('button', { name: 'Restore Previous Text' }));
  await user.click(await screen.findByRole('button', { name: 'Remove file' }));
  await user.click(screen.getByRole('button', { name: 'Restore Previous Text' }));
  expect(await screen.findByText('week_3.csv')).toBeTruthy();
});

test('what is wrong in a file stands above its text, which is open then, and each line leads to its place in it', async () => {
  const { user, choose } = await openImport();
  await choose('right.gift', gift);
  await screen.findByRole('button', { name: 'Import 2 questions' });
  expect(screen.getByText('The text of the file').closest('details')?.open).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Remove file' }));

  await choose('wrong.gift', `${gift}\nWithout an answer\n`);
  const line = await screen.findByRole('button', { name: 'Line 7:' });
  const field = screen.getByLabelText<HTMLTextAreaElement>('The questions');
  await waitFor(() => expect(field.closest('details')?.open).toBe(true));
  expect(line.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  await user.click(line);
  expect(document.activeElement).toBe(field);
  expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe('Without an answer');
  await user.keyboard('And now? {{=Yes}');
  expect(await screen.findByRole('button', { name: 'Import 3 questions' })).toBeTruthy();
  // Whoever is typing in it goes on typing.
  expect(field.closest('details')?.open).toBe(true);
});

test('a file that is none of these ends in a sentence', async () => {
  const { user, choose } = await openImport();
  await choose('deck.apkg', Uint8Array.from([0x50, 0x4b, 3, 4, 1]));
  expect(await screen.findByText(/damaged/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Remove file' }));
  expect(screen.getByLabelText('Or paste the questions')).toBeTruthy();
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

test('once the list has it, it stands there once', async () => {
  arrivals();
  await importGift();
  await screen.findByRole('link', { name: 'Take Quiz: Term 1' });
  const [row] = (await madeRows(db, sessionNow().user?.user_id ?? 0)).rows;
  listDocuments([documentRow({ filename: 'Term 1', generated_quiz_id: 7, made_key: row?.key ?? '', last_score: 50 })]);
  await queryClient.invalidateQueries({ queryKey: ['documents'] });
  await waitFor(() => expect(screen.getByText('Last score 50.0%')).toBeTruthy());
  expect(screen.getAllByRole('link', { name: 'Take Quiz: Term 1' })).toHaveLength(1);
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

test('what names nothing has a title all the same, which may be changed and not be empty', async () => {
  const { user, paste } = await openImport();
  await paste('Two and two? {=4 ~5}');
  const title = await screen.findByLabelText<HTMLInputElement>('Title');
  expect(title.value).toBe('Imported quiz');
  await user.clear(title);
  expect(screen.getByText('Give the quiz a title.')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Import 1 question' }).disabled).toBe(true);
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

test('what is imported is what stands there, however soon the button is pressed', async () => {
  const arrived = arrivals();
  const { user, paste } = await openImport();
  await paste(gift);
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Import 2 questions' });
  fireEvent.change(screen.getByLabelText('Or paste the questions'), {
    target: { value: `${gift}\nThe largest ocean? {=Pacific}\n` },
  });
  fireEvent.click(button);
  await user.click(await screen.findByRole('button', { name: 'Import 3 questions' }));
  await waitFor(() => expect(arrived.map(({ body }) => body.questions.length)).toEqual([3]));
});

test('a reading that takes long is shown and can be stopped, with a sentence', async () => {
  class Endless extends WorkerHere {
    override postMessage(): void {}
  }
  vi.stubGlobal('Worker', Endless);
  const { paste, user } = await openImport();
  await paste(gift);
  await user.click(await screen.findByRole('button', { name: 'Cancel' }, { timeout: 5_000 }));
  expect(await screen.findByText(/You stopped it/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
});
