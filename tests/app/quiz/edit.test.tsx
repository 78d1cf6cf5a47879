// The editor: what is kept is the next version, made without a network; and what a student says at once about a question.
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { moveAll } from '#device/attempts/attemptMoves';
import { beginOrResume } from '#device/attempts/attempts';
import { keepQuiz } from '#device/quizzes/library';
import { newUuid } from '#device/rows/ids';
import { db } from '../../../src/app/data/device.ts';
import { openPage, useBrowser } from '../page.tsx';
import { atQuiz, click, goOn, loseNetwork, quiz, studentWithQuiz } from '../quizWorld.ts';

useBrowser();

/** More letters than there are steps to take back. */
const MUCH = 120;

async function openEditor() {
  const { userId, quizId } = await studentWithQuiz();
  await keepQuiz(db, userId, quizId, quiz, Date.now());
  loseNetwork();
  const page = await openPage(`/dashboard/quiz/${quizId}/edit`);
  await screen.findByLabelText('Title');
  return { ...page, userId, quizId };
}

const madeOf = async (userId: number) => {
  const [row] = (await db.madeQuizzes.where('userId').equals(userId).toArray()).sort((a, b) => b.madeAt - a.madeAt);
  return row && { row, body: (await db.madeBodies.get(row.quizId))?.body };
};

test('a question is mended, one taken out and taken back, one added, and the whole is kept as the next version', async () => {
  const page = await openEditor();
  const keep = () => screen.queryByRole<HTMLButtonElement>('button', { name: 'Save' });
  expect(keep()?.disabled).toBe(true);
  await click(page, 'Edit question 2');
  const answer = screen.getByLabelText('Right answer');
  await page.user.clear(answer);
  expect(await screen.findByText('The right answer is missing. Write it.')).toBeTruthy();
  expect(keep()).toBeNull();
  await page.user.type(answer, 'The cell');
  expect(keep()?.disabled).toBe(false);
  await page.user.type(screen.getByLabelText('Also accepted, one per line'), 'Cell{enter}Cells');

  await click(page, 'Remove question 1');
  expect(screen.queryByText('Which organelle makes most of the ATP?')).toBeNull();
  await click(page, 'Undo');
  expect(await screen.findByText('Which organelle makes most of the ATP?')).toBeTruthy();
  await click(page, 'Remove question 3');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo' })));
  await click(page, 'Move question 2 up');
  await click(page, 'Save');
  await screen.findByRole('heading', { name: 'Your Documents' });

  const made = await madeOf(page.userId);
  expect(made?.row.of).toBe(page.quizId);
  expect(made?.body?.made_from).toEqual({ kind: 'edit', of: page.quizId });
  expect(made?.body?.questions.map(({ question_id: id }) => id)).toEqual([12, 11]);
  expect(made?.body?.questions[0]).toMatchObject({ correct_answer: 'The cell', accepted_answers: ['Cell', 'Cells'] });
  expect((await db.library.get([page.userId, page.quizId]))?.quiz).toEqual(quiz);
  const [event] = await db.reviews.where('userId').equals(page.userId).toArray();
  expect(event?.event).toMatchObject({ kind: 'left_out', quiz_id: page.quizId, question_id: 13 });
  expect(await db.drafts.where('userId').equals(page.userId).count()).toBe(0);
});

test('Undo takes back what was typed in one go, so that much typing hides no question that was taken out', async () => {
  const page = await openEditor();
  const undo = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Undo' });
  await click(page, 'Remove question 1');
  await click(page, 'Edit question 1');
  const field = screen.getByLabelText('Also accepted, one per line');
  for (let length = 1; length <= MUCH; length += 1) fireEvent.change(field, { target: { value: 'x'.repeat(length) } });
  while (!undo().disabled) await page.user.click(undo());
  expect(await screen.findByText('Which organelle makes most of the ATP?')).toBeTruthy();
  expect(screen.getByText('No changes yet.')).toBeTruthy();
});

test('what Discard Changes took away comes back with Undo', async () => {
  const page = await openEditor();
  await page.user.type(screen.getByLabelText('Title'), ' again');
  await click(page, 'Remove question 1');
  await click(page, 'Discard Changes');
  expect(await screen.findByDisplayValue('Cells & Tissues')).toBeTruthy();
  expect(screen.getByText('There are no changes now. Undo brings them back.')).toBeTruthy();
  await waitFor(async () => expect(await db.drafts.where('userId').equals(page.userId).count()).toBe(0));
  await click(page, 'Undo');
  expect(await screen.findByDisplayValue('Cells & Tissues again')).toBeTruthy();
  expect(screen.queryByText('Which organelle makes most of the ATP?')).toBeNull();
  await waitFor(async () => expect(await db.drafts.where('userId').equals(page.userId).count()).toBe(1));
});

test('the bar says at once which question must be mended and why, and leads to its field', async () => {
  const page = await openEditor();
  const status = () => document.querySelector('.edit__bar [role="status"]')?.textContent;
  await click(page, 'Edit question 2');
  await page.user.clear(screen.getByLabelText('Right answer'));
  await waitFor(() => expect(status()).toBe('Question 2: The right answer is missing. Write it.'));
  await click(page, 'Edit question 1');
  await page.user.clear(screen.getByLabelText('Option C'));
  await waitFor(() => expect(status()).toBe('Question 1: An option is empty. Write it or remove it. And 1 more.'));
  await click(page, 'Close question 1');
  await click(page, 'Fix question 1');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Option C')));
  await page.user.type(screen.getByLabelText('Option C'), 'Vacuole');
  await click(page, 'Fix question 2');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Right answer')));
  await page.user.keyboard('Cell');
  await page.user.clear(screen.getByLabelText('Title'));
  await waitFor(() => expect(status()).toBe('Give the quiz a title.'));
  await click(page, 'Go to the title');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Title')));
  await page.user.keyboard('Cells');
  await waitFor(() => expect(status()).toBe('Your changes are saved on this device as you type.'));
  expect(screen.queryByRole('button', { name: /^Fix/ })).toBeNull();
});

test('whoever takes the right option out says which one is right now: no other takes its place in silence', async () => {
  const page = await openEditor();
  await click(page, 'Edit question 1');
  const rights = () => screen.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked);
  await click(page, 'Remove option A');
  expect(rights()).toEqual([true, false, false]);
  await click(page, 'Remove option A');
  expect(rights()).toEqual([false, false]);
  expect(screen.getByText('Question 1: No option is marked as right. Mark one.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  await page.user.click(screen.getByRole('radio', { name: 'Option B is right' }));
  await click(page, 'Save');
  await screen.findByRole('heading', { name: 'Your Documents' });
  expect((await madeOf(page.userId))?.body?.questions[0]).toMatchObject({
    options: { A: 'Ribosome', B: 'Golgi body' },
    correct_answer: 'B',
  });
});

test('a question carries the marks that are typed, none where nothing is typed, and 0 is told', async () => {
  const page = await openEditor();
  await click(page, 'Edit question 1');
  const marks = screen.getByLabelText('Marks');
  await page.user.type(marks, '0');
  expect(await screen.findByText('Marks must be more than 0.')).toBeTruthy();
  // A draft with marks that cannot stay is still a draft.
  await waitFor(async () => expect(await db.drafts.where('userId').equals(page.userId).count()).toBe(1));
  cleanup();
  await openPage(`/dashboard/quiz/${page.quizId}/edit`);
  await page.user.click(await screen.findByRole('button', { name: 'Edit question 1' }));
  const again = screen.getByLabelText<HTMLInputElement>('Marks');
  expect(again.value).toBe('0');
  await page.user.clear(again);
  await page.user.type(again, '2.5');
  await page.user.click(screen.getByRole('button', { name: 'Edit question 2' }));
  await page.user.type(screen.getByLabelText('Marks'), '3');
  await page.user.clear(screen.getByLabelText('Marks'));
  await page.user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByRole('heading', { name: 'Your Documents' });
  const questions = (await madeOf(page.userId))?.body?.questions ?? [];
  expect(questions.map(({ marks: kept }) => kept)).toEqual([2.5, undefined, undefined]);
});

test('on a question in feedback: my answer is right too, from the next version on', async () => {
  const { page, userId, quizId } = await atQuiz();
  await goOn(page, 2);
  await page.user.type(screen.getByPlaceholderText('Your answer...'), 'A tiny room');
  await click(page, 'Check Answer');
  await click(page, 'Something wrong?');
  await page.user.click(await screen.findByRole('menuitem', { name: 'My answer is right too' }));
  await screen.findByText('Your answer will be accepted next time.');
  const made = await madeOf(userId);
  const kept = (await db.library.where('userId').equals(userId).toArray()).find(
    ({ quiz: { earlier } }) => earlier?.[0] === quizId,
  );
  expect(made?.row.of).toBe(quizId);
  expect(kept?.quiz.questions[1]?.accepted_answers).toEqual(['A tiny room']);
  // The open attempt keeps its own version.
  expect(screen.getByRole('heading', { name: 'Question 2 of 3' })).toBeTruthy();
  const [attempt] = await db.attempts.where('userId').equals(userId).toArray();
  expect((await db.papers.get(attempt?.attemptId ?? ''))?.quiz.questions[1]?.accepted_answers).toBeUndefined();
});

test('in the results: leave it out; the result stays, and the newest version still leads to it', async () => {
  const { userId, quizId } = await studentWithQuiz();
  await keepQuiz(db, userId, quizId, quiz, Date.now());
  loseNetwork();
  const { attemptId } = await beginOrResume(db, { userId, quizId, quiz, attemptId: newUuid(), wall: Date.now() });
  await moveAll(db, attemptId, [{ type: 'finish', by: 'student' }], { wall: Date.now() });
  const page = await openPage(`/dashboard/results/${quizId}`);
  const blocks = await screen.findAllByRole('article');
  await page.user.click(within(blocks[0] as HTMLElement).getByRole('button', { name: 'Something wrong?' }));
  await page.user.click(await screen.findByRole('menuitem', { name: 'Leave it out' }));
  await screen.findByText('The question will be left out next time.');
  const made = await madeOf(userId);
  expect(made?.body?.questions).toHaveLength(2);
  expect(screen.getAllByRole('article')).toHaveLength(3);
  const newest = await openPage(`/dashboard/results/${made?.row.quizId}`);
  await screen.findByRole('heading', { name: 'Quiz Results' });
  await waitFor(() => expect(newest.path()).toBe(`/dashboard/results/${quizId}`));
});

test('from a question in the results the editor opens at it, and leads back, saved or not', async () => {
  const { userId, quizId } = await studentWithQuiz();
  await keepQuiz(db, userId, quizId, quiz, Date.now());
  loseNetwork();
  const { attemptId } = await beginOrResume(db, { userId, quizId, quiz, attemptId: newUuid(), wall: Date.now() });
  await moveAll(db, attemptId, [{ type: 'finish', by: 'student' }], { wall: Date.now() });
  const page = await openPage(`/dashboard/results/${quizId}`);
  const openAtSecond = async () => {
    const blocks = await screen.findAllByRole('article');
    await page.user.click(within(blocks[1] as HTMLElement).getByRole('button', { name: 'Something wrong?' }));
    await page.user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    await screen.findByLabelText('Title');
  };
  await openAtSecond();
  // The first field of the second question is where one types.
  await waitFor(() => expect(document.activeElement?.closest('li')?.id).toBe('edit-12'));
  await page.user.click(screen.getByRole('link', { name: 'Back to Results' }));
  await screen.findByRole('heading', { name: 'Quiz Results' });
  await openAtSecond();
  await page.user.type(screen.getByLabelText('Title'), '!');
  await click(page, 'Save');
  await screen.findByRole('heading', { name: 'Quiz Results' });
  expect(page.path()).toBe(`/dashboard/results/${quizId}`);
});

test('a quiz is written from nothing, and is there to be taken', async () => {
  const { userId } = await studentWithQuiz();
  loseNetwork();
  const page = await openPage('/dashboard/write');
  await page.user.type(await screen.findByLabelText('Title'), 'My own');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save Quiz' }).disabled).toBe(true);
  await click(page, 'Add short answer');
  // It is open, and one types on.
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Question')));
  expect(screen.queryByText('To fix')).toBeNull();
  await page.user.keyboard('The capital of Ghana?');
  await screen.findByText('To fix');
  expect(screen.queryByRole('button', { name: 'Save Quiz' })).toBeNull();
  await page.user.type(screen.getByLabelText('Right answer'), 'Accra');
  await click(page, 'Save Quiz');
  expect(await screen.findByRole('link', { name: 'Take Quiz: My own' })).toBeTruthy();
  expect((await madeOf(userId))?.body).toMatchObject({ made_from: { kind: 'own' }, questions: [{ correct_answer: 'Accra' }] });
});
