// "Continue where you stopped": which attempt it is, how far it has got, and what is left of its time.
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { moveAll } from '#device/attempts/attemptMoves';
import { beginOrResume } from '#device/attempts/attempts';
import { db } from '../../../src/app/data/device.ts';
import { expectPath, newcomer, wordsOf } from '../documentsWorld.ts';
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
