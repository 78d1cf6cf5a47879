// What the row menu does, against the real server: time limit, Word file, this device, deletion and its undoing.
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { DocumentRow } from '#core/document/document';
import type { Quiz } from '#core/quiz/quiz';
import { db } from '../../../src/app/data/device.ts';
import type { Student } from '../../support/people.ts';
import { answer, catchFiles, documentRow, findToast, listDocuments, newcomer } from '../documentsWorld.ts';
import { openPage, useBrowser } from '../page.tsx';
import { loseNetwork, quiz, studentWithQuiz } from '../quizWorld.ts';

useBrowser();

/** The dashboard with its quiz kept, and the menu of the one document open. */
async function openMenu(file = 'notes.txt') {
  const page = await openPage('/dashboard');
  if (file === 'notes.txt') await screen.findByText('On this device');
  const more = await screen.findByRole('button', { name: `More for ${file}` });
  await page.user.click(more);
  const menu = await screen.findByRole('menu', { name: `More for ${file}` });
  const choose = async (label: string) => page.user.click(within(menu).getByRole('menuitem', { name: label }));
  return { ...page, more, menu, choose };
}

const serverQuiz = async (student: Student, quizId: number) =>
  (await (await student.call('quiz', { params: { id: quizId } })).json()) as Quiz;
const serverDocuments = async (student: Student) => (await (await student.call('documents')).json()) as DocumentRow[];

test('the menu offers what a document allows, by keyboard too', async () => {
  await studentWithQuiz();
  const { menu, more, user } = await openMenu();
  const items = within(menu).getAllByRole('menuitem');
  expect(items.map((item) => item.textContent)).toEqual([
    'New quiz from this document',
    'Edit quiz',
    'Share',
    'Time limit',
    'Download DOCX',
    'Print and other formats',
    'Remove from this device',
    'Delete document',
  ]);
  expect(document.activeElement).toBe(items[0]);
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(items[1]);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(document.activeElement).toBe(more);
});

test('a document without a quiz can only be deleted', async () => {
  await newcomer();
  listDocuments([documentRow({ upload_status: 'error', generated_quiz_id: null })]);
  const { menu } = await openMenu('notes.pdf');
  expect(
    within(menu)
      .getAllByRole('menuitem')
      .map((item) => item.textContent),
  ).toEqual(['Delete document']);
});

describe('the time limit', () => {
  test.each([
    ['Custom', '45', 2700],
    ['Suggested', null, 420],
    ['No limit', null, null],
  ])('%s reaches the server and the kept quiz', async (label, minutes, seconds) => {
    const { student, userId, quizId } = await studentWithQuiz(quiz, 1200);
    const { choose, user } = await openMenu();
    await choose('Time limit');
    const dialog = await screen.findByRole('dialog', { name: 'Time limit' });
    await within(dialog).findByText('7 min');
    expect(within(dialog).getByRole<HTMLInputElement>('radio', { name: 'Custom' }).checked).toBe(true);
    expect(within(dialog).getByRole<HTMLInputElement>('spinbutton', { name: 'Minutes' }).value).toBe('20');
    await user.click(within(dialog).getByRole('radio', { name: new RegExp(`^${label}`) }));
    if (minutes !== null) {
      const field = within(dialog).getByRole('spinbutton', { name: 'Minutes' });
      await user.clear(field);
      await user.type(field, minutes);
    }
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await findToast('Time limit saved.');
    expect((await serverQuiz(student, quizId)).settings?.timer_duration_seconds ?? null).toBe(seconds);
    expect((await db.library.get([userId, quizId]))?.quiz.settings?.timer_duration_seconds ?? null).toBe(seconds);
  });

  test('minutes that are none are refused in place, and nothing is sent', async () => {
    const { student, quizId } = await studentWithQuiz(quiz, 1200);
    const { choose, user } = await openMenu();
    await choose('Time limit');
    const field = await screen.findByRole('spinbutton', { name: 'Minutes' });
    await user.clear(field);
    await user.type(field, '1441');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect((await screen.findByText('Enter whole minutes from 1 to 1,440.')).closest('[role="alert"]')).toBeTruthy();
    expect((await serverQuiz(student, quizId)).settings?.timer_duration_seconds).toBe(1200);
  });

  test('a refusal is told, and the dialog stays', async () => {
    await studentWithQuiz();
    const { choose, user } = await openMenu();
    answer('PATCH', /\/quizzes\//, () => Response.json({ detail: 'Not now.' }, { status: 409 }));
    await choose('Time limit');
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    await findToast('Not now.');
    expect(screen.getByRole('dialog', { name: 'Time limit' })).toBeTruthy();
  });
});

describe('the Word file', () => {
  test('is saved under the title and the id of the quiz', async () => {
    const { quizId } = await studentWithQuiz();
    const { choose } = await openMenu();
    const saved = catchFiles();
    await choose('Download DOCX');
    await findToast('Quiz DOCX download started.');
    expect(saved.map(({ name }) => name)).toEqual([`cells___tissues_id${quizId}.docx`]);
    expect(saved[0]?.blob.size).toBeGreaterThan(1_000);
  });

  test.each([
    ['words', () => Response.json({ detail: 'The printer is out of sand.' }, { status: 400 }), 'The printer is out of sand.'],
    ['no words', () => Response.json({}, { status: 500 }), 'Failed to download DOCX.'],
  ])('a failure with %s', async (_, reply, words) => {
    await studentWithQuiz();
    const { choose } = await openMenu();
    catchFiles();
    answer('GET', /\/download\b/, reply);
    await choose('Download DOCX');
    await findToast(words);
  });
});

test('a quiz that is removed from this device is not kept again by itself, until it is kept on purpose', async () => {
  const { userId, quizId } = await studentWithQuiz();
  const { choose } = await openMenu();
  await choose('Remove from this device');
  await screen.findByText('Not on this device');
  expect(await db.library.get([userId, quizId])).toBeUndefined();
  const again = await openPage('/dashboard');
  await screen.findByText('Not on this device');
  await again.user.click(screen.getByRole('button', { name: 'More for notes.txt' }));
  await again.user.click(await screen.findByRole('menuitem', { name: 'Keep on this device' }));
  await screen.findByText('On this device');
  expect(await db.library.get([userId, quizId])).toBeTruthy();
});

test('removing the only copy without a network asks first, and Undo brings it back', async () => {
  const { userId, quizId } = await studentWithQuiz();
  const { choose, user } = await openMenu();
  loseNetwork();
  await choose('Remove from this device');
  const dialog = await screen.findByRole('dialog', { name: 'Remove it while you are offline?' });
  expect(await db.library.get([userId, quizId])).toBeTruthy();
  await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
  await screen.findByText('“notes.txt” was removed from this device');
  expect(await db.library.get([userId, quizId])).toBeUndefined();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect(await db.library.get([userId, quizId])).toBeTruthy());
  await waitFor(() => expect(screen.queryByText('“notes.txt” was removed from this device')).toBeNull());
});

describe('Delete document', () => {
  test('takes it from the list and the server, and Undo brings it back', async () => {
    const { student } = await studentWithQuiz();
    const { choose, user } = await openMenu();
    await choose('Delete document');
    const undo = await screen.findByRole('button', { name: 'Undo' });
    expect(screen.getByText('“notes.txt” was deleted').closest('[role="status"]')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'More for notes.txt' })).toBeNull();
    expect(await serverDocuments(student)).toEqual([]);
    expect(document.activeElement).toBe(undo);
    await user.click(undo);
    await screen.findByRole('button', { name: 'More for notes.txt' });
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect((await serverDocuments(student)).map(({ filename }) => filename)).toEqual(['notes.txt']);
  });

  test('each of several can be undone, one by one or all at once, and nothing is scrolled', async () => {
    await newcomer();
    const rows = ['a.pdf', 'b.pdf', 'c.pdf'].map((filename, i) => documentRow({ doc_id: i + 1, filename }));
    listDocuments(rows);
    answer('DELETE', /\/api\/documents\/\d+$/, () => Response.json({ message: 'Deleted.' }));
    const restored: number[] = [];
    answer('POST', /\/restore$/, (input) => {
      const id = Number(/documents\/(\d+)/.exec(String(input))?.[1]);
      restored.push(id);
      return Response.json(rows[id - 1]);
    });
    const { user } = await openPage('/dashboard');
    const focused = vi.spyOn(HTMLElement.prototype, 'focus');
    for (const { filename } of rows) {
      await user.click(await screen.findByRole('button', { name: `More for ${filename}` }));
      await user.click(await screen.findByRole('menuitem', { name: 'Delete document' }));
      await screen.findByText(`“${filename}” was deleted`);
    }
    const undo = (name: string) => screen.getByRole('button', { name });
    expect(document.activeElement).toBe(undo('Undo: “c.pdf” was deleted'));
    expect(focused.mock.lastCall).toEqual([{ preventScroll: true }]);
    focused.mockRestore();
    await user.click(undo('Undo: “a.pdf” was deleted'));
    await screen.findByText('a.pdf');
    await user.click(undo('Undo All'));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull());
    expect(restored).toEqual([1, 3, 2]);
    await screen.findByText('b.pdf');
  });

  test('without a network it stays, and the student is told', async () => {
    await studentWithQuiz();
    const { choose } = await openMenu();
    loseNetwork();
    await choose('Delete document');
    await findToast(/There is no connection right now/);
    expect(screen.getByRole('button', { name: 'More for notes.txt' })).toBeTruthy();
  });
});
