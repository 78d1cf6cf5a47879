// "Continue where you stopped": which attempt it is, how far it has got, and what is left of its time.
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { moveAll } from '#device/attempts/attemptMoves';
import { beginOrResume } from '#device/attempts/attempts';
import { keepQuiz } from '#device/quizzes/library';
import { db } from '../../../src/app/data/device.ts';
import { documentRow, expectPath, listDocuments, newcomer, wordsOf } from '../documentsWorld.ts';
import { openPage, useBrowser } from '../page.tsx';
import { loseNetwork, quiz, studentWithQuiz } from '../quizWorld.ts';

useBrowser();
afterEach(() => vi.restoreAllMocks());

async function begin(
  userId: number,
  quizId: number,
  given: { title: string; is_shared?: boolean; seconds?: number; practice?: boolean; position?: number },
) {
  const settings = given.seconds === undefined ? {} : { settings: { timer_duration_seconds: given.seconds } };
  const attempt = await beginOrResume(db, {
    userId,
    quizId,
    quiz: { ...quiz, title: given.title, ...settings, ...(given.is_shared ? { is_shared: true } : {}) },
    attemptId: crypto.randomUUID(),
    wall: Date.now(),
    practice: given.practice ?? false,
  });
  const moves = [
    { type: 'goto', position: given.position ?? 0 },
    { type: 'flag', questionId: 11, flagged: true },
  ] as const;
  await moveAll(db, attempt.attemptId, moves, { wall: Date.now() });
  return attempt;
}

test('without an open attempt there is no card', async () => {
  await newcomer();
  await openPage('/dashboard');
  await screen.findByText(/No documents yet/);
  expect(screen.queryByText('Continue where you stopped')).toBeNull();
});

test('the card says which quiz, which question, and leads there, without a network too', async () => {
  const { userId } = await newcomer();
  await begin(userId, 7, { title: 'Electricity and Magnetism, week 6', position: 1 });
  loseNetwork();
  const { user, path } = await openPage('/dashboard');
  expect(await screen.findByRole('heading', { name: 'Electricity and Magnetism, week 6' })).toBeTruthy();
  expect(screen.getByText('Continue where you stopped')).toBeTruthy();
  const bar = screen.getByRole('progressbar', { name: 'Question 2 of 3' });
  expect([bar.getAttribute('aria-valuenow'), bar.getAttribute('aria-valuemax')]).toEqual(['2', '3']);
  expect(screen.queryByText(/ left$/)).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Resume Quiz' }));
  await expectPath(path, '/dashboard/quiz/7');
  await screen.findByRole('heading', { name: 'Question 2 of 3' });
});

test('what is left follows the clock', async () => {
  const { userId } = await newcomer();
  await begin(userId, 7, { title: 'Timed', seconds: 1200 });
  await openPage('/dashboard');
  await waitFor(() => expect(screen.getByText(/ left$/).textContent).toMatch(/^(20:00|19:5\d) left$/));
  const before = Date.now();
  vi.spyOn(Date, 'now').mockReturnValue(before + 600_000);
  await waitFor(() => expect(screen.getByText(/ left$/).textContent).toMatch(/^(10:00|0?9:[345]\d) left$/));
});

test('all of them are listed, the one whose time runs out first; practice and other students’ are not', async () => {
  const { userId } = await newcomer();
  await begin(userId, 8, { title: 'Timed', seconds: 3600 });
  await begin(userId, 9, { title: 'Newest, without a limit' });
  await begin(userId, 10, { title: 'Practice', practice: true });
  await begin(userId + 100_000, 11, { title: 'Not mine', seconds: 60 });
  await openPage('/dashboard');
  await screen.findByRole('heading', { name: 'Newest, without a limit' });
  expect(wordsOf(document.querySelectorAll('.resume h2'))).toEqual(['Timed', 'Newest, without a limit']);
});

test('more than three stand behind a press', async () => {
  const { userId } = await newcomer();
  for (const quizId of [7, 8, 9, 10, 11]) await begin(userId, quizId, { title: `Quiz ${quizId}` });
  const { user } = await openPage('/dashboard');
  const more = await screen.findByRole('button', { name: 'Show 2 More' });
  expect(document.querySelectorAll('.resume h2')).toHaveLength(3);
  await user.click(more);
  expect(document.querySelectorAll('.resume h2')).toHaveLength(5);
  expect(screen.queryByRole('button', { name: /^Show \d More/ })).toBeNull();
});

describe('Discard', () => {
  test('asks first, then the attempt is gone, nothing is sent, and the quiz is there to be taken', async () => {
    const { userId, quizId } = await studentWithQuiz();
    const { attemptId } = await begin(userId, quizId, { title: 'Cells' });
    const { user } = await openPage('/dashboard');
    await screen.findByRole('link', { name: 'Resume: notes.txt' });
    await user.click(screen.getByRole('button', { name: 'Discard: Cells' }));
    const dialog = await screen.findByRole('dialog', { name: 'Discard this attempt?' });
    expect(dialog.textContent).toContain('You keep the quiz');
    await user.click(within(dialog).getByRole('button', { name: 'Keep It' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await db.attempts.get(attemptId))?.endedAt).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Discard: Cells' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByText('Continue where you stopped')).toBeNull());
    expect((await db.attempts.get(attemptId))?.endedBy).toBe('discarded');
    expect(await db.outbox.get(attemptId)).toBeUndefined();
    await screen.findByRole('link', { name: 'Take Quiz: notes.txt' });
  });

  test('works after the document was deleted, and the card says that it was', async () => {
    const { userId } = await newcomer();
    await begin(userId, 4711, { title: 'Cells' });
    const { user } = await openPage('/dashboard');
    await screen.findByText('Its document was deleted. You can still finish this quiz.');
    await user.click(screen.getByRole('button', { name: 'Discard: Cells' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('you cannot take this quiz again');
    await user.click(within(dialog).getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByText('Continue where you stopped')).toBeNull());
  });
});

test('beside it the upload is the lesser button', async () => {
  const { userId } = await newcomer();
  await begin(userId, 7, { title: 'Open' });
  await openPage('/dashboard');
  const mains = () => wordsOf(document.querySelectorAll('main .btn--main:not(.btn--big)'));
  await waitFor(() => expect(mains()).toEqual(['Resume Quiz']));
});

test('an attempt at a shared quiz, or at a version before an edit, is not without its document', async () => {
  const { userId } = await newcomer();
  await begin(userId, 4711, { title: 'Joined', is_shared: true });
  await begin(userId, 7, { title: 'Before the edit' });
  const edited = { title: 'Edited', questions: [], earlier: [7] };
  await keepQuiz(db, userId, 9, edited, Date.now());
  listDocuments([documentRow({ generated_quiz_id: 9 })]);
  await openPage('/dashboard');
  await screen.findByRole('heading', { name: 'Joined' });
  await screen.findByRole('heading', { name: 'Before the edit' });
  await screen.findByRole('link', { name: 'Take Quiz: notes.pdf' });
  expect(screen.queryByText(/Its document was deleted/)).toBeNull();
});

test('an attempt at a quiz in whose place a better one came is not without its document', async () => {
  const { userId } = await newcomer();
  await begin(userId, 7, { title: 'Begun before' });
  listDocuments([documentRow({ generated_quiz_id: 9, earlier_quiz_id: 7 })]);
  await openPage('/dashboard');
  await screen.findByRole('heading', { name: 'Begun before' });
  await screen.findByRole('link', { name: 'Take Quiz: notes.pdf' });
  expect(screen.queryByText(/Its document was deleted/)).toBeNull();
});
