// Finishing: what stands in the way, what the dialog says, and what is told afterwards (P7.9 to P7.11,
// D3.6, D3.9, D3.10).
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, onTestFinished, test } from 'vitest';
import { moveAll } from '#device/attempts/attemptMoves';
import { db } from '../../../src/app/data/device.ts';
import { takePlace } from '../../../src/app/data/place.ts';
import { showExpired } from '../../../src/app/data/session.ts';
import { outbox } from '../../../src/app/sync/outbox.ts';
import { openPage, useBrowser } from '../page.tsx';
import {
  answerSubmissions,
  atQuiz,
  button,
  click,
  finish,
  goToLast,
  loseNetwork,
  openQuiz,
  quiz,
  stored,
  studentWithQuiz,
} from '../quizWorld.ts';

useBrowser();

/** The last question is answered, and not checked. */
async function answerLast() {
  const { page } = await atQuiz();
  await goToLast(page);
  await page.user.type(screen.getByRole('textbox'), 'Similar cells with one function');
  return page;
}

describe('on the last question', () => {
  test('the first press on Finish Quiz with an unchecked answer warns and checks', async () => {
    const page = await answerLast();
    await click(page, 'Finish Quiz');
    expect(await screen.findByText('Please check your answer for the last question before finishing.')).toBeTruthy();
    expect(await screen.findByText('Answer Submitted', { selector: '.feed__h' })).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    // On a phone one toast has room: the second takes the place of the first, once that was read.
    expect(await screen.findByText('Answer Submitted', { selector: '.toast span' }, { timeout: 5_000 })).toBeTruthy();
    await click(page, 'Finish Quiz');
    expect(await screen.findByRole('dialog', { name: 'Finish the quiz?' })).toBeTruthy();
  });

  test('Next Question that is pressed again goes on from there, though the screen was drawn anew in between', async () => {
    const { quizId } = await studentWithQuiz();
    await openQuiz(quizId);
    fireEvent.click(button('Next Question'));
    await act(async () => undefined);
    expect(screen.getByRole('heading', { name: 'Question 1 of 3' })).toBeTruthy();
    fireEvent.click(button('Next Question'));
    expect(await screen.findByRole('heading', { name: 'Question 3 of 3' })).toBeTruthy();
  });

  test('Discard that is pressed meanwhile stays: no other dialog comes under the finger', async () => {
    await answerLast();
    fireEvent.click(button('Check Answer'));
    fireEvent.click(button('Finish Quiz'));
    fireEvent.click(button('Discard'));
    await screen.findByText('Answer Submitted', { selector: '.feed__h' });
    expect(await screen.findByRole('dialog', { name: /^Discard/ })).toBeTruthy();
    expect(screen.queryByRole('dialog', { name: 'Finish the quiz?' })).toBeNull();
  });

  test('a blank answer does not block: the dialog says what is open', async () => {
    const { page, quizId } = await atQuiz();
    await page.user.keyboard('b');
    await waitFor(() => expect(button('Check Answer').disabled).toBe(false));
    await goToLast(page);
    await click(page, 'Flag for Review');
    await click(page, 'Finish Quiz');
    const dialog = await screen.findByRole('dialog', { name: 'Finish the quiz?' });
    expect(within(dialog).getByText('Your answers will be saved. Are you sure you want to finish?')).toBeTruthy();
    expect(within(dialog).getByText('You still have 1 flagged question(s).')).toBeTruthy();
    expect(within(dialog).getByText('2 questions are unanswered.')).toBeTruthy();
    expect(within(dialog).queryByText(/You are offline/)).toBeNull();
    await click(page, 'Review Answers');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(page.path()).toBe(`/dashboard/quiz/${quizId}`);
  });
});

describe('after Confirm & Finish', () => {
  test('the server has it: told, received, and on the results', async () => {
    const { page, quizId, userId } = await atQuiz();
    await page.user.keyboard('b');
    await goToLast(page);
    await finish(page);
    expect(await screen.findByText('Quiz submitted successfully!')).toBeTruthy();
    await waitFor(() => expect(page.path()).toBe(`/dashboard/results/${quizId}`));
    expect(await screen.findByText('Received')).toBeTruthy();
    expect(screen.getByText('Overall Score').previousElementSibling?.textContent).toBe('33.3%');
    const { outbox: rows, attempts } = await stored(userId);
    expect(rows).toEqual([]);
    expect(attempts.map((a) => a.receipt?.score)).toEqual([33.3]);
  });

  test('without a network it is saved and provisional, and the final score replaces it in place', async () => {
    const { page, quizId, userId } = await atQuiz();
    await page.user.keyboard('b');
    await goToLast(page);
    const findNetwork = loseNetwork();
    await click(page, 'Finish Quiz');
    expect(
      await screen.findByText('You are offline. Oasis keeps your answers and sends them when you are back online.'),
    ).toBeTruthy();
    await click(page, 'Confirm & Finish');
    expect(await screen.findByText('Saved on this device. It will be sent when you are online.')).toBeTruthy();
    expect(await screen.findByText('Provisional score')).toBeTruthy();
    expect(screen.getByText('Waiting to send')).toBeTruthy();
    expect((await stored(userId)).outbox).toHaveLength(1);
    findNetwork();
    await outbox.drain({ eager: true });
    expect(await screen.findByText('Received')).toBeTruthy();
    expect(screen.queryByText('Provisional score')).toBeNull();
    expect(page.path()).toBe(`/dashboard/results/${quizId}`);
  });

  test.each([
    ['This quiz is closed.', 'This quiz is closed.'],
    ['', 'Failed to save quiz results.'],
  ])('a refusal with the detail %j is told as %j; it can be retried', async (detail, told) => {
    const { page, userId } = await atQuiz();
    await goToLast(page);
    const back = answerSubmissions(403, { detail });
    await finish(page);
    expect(await screen.findByText(told, { selector: '.toast span' })).toBeTruthy();
    const note = (await screen.findByText('Your answers were not accepted')).closest('section') as HTMLElement;
    expect(note.textContent).toContain(told);
    expect(screen.getByText('Not accepted')).toBeTruthy();
    expect(button('Download My Answers')).toBeTruthy();
    expect((await stored(userId)).outbox.map((row) => row.state)).toEqual(['refused']);
    back();
    await click(page, 'Retry');
    expect(await screen.findByText('Received')).toBeTruthy();
  });
});

test('when the time is up, the quiz is handed in with its notice', async () => {
  const { quizId, userId } = await studentWithQuiz(quiz, 60);
  const begun = await openPage(`/dashboard/quiz/${quizId}`);
  await screen.findByRole('button', { name: 'Start Quiz' });
  await click(begun, 'Start Quiz');
  await screen.findByRole('heading', { name: 'Question 1 of 3' });
  const leftMs = 1_500;
  await openPage('/dashboard/pricing');
  await db.attempts
    .where('userId')
    .equals(userId)
    .modify({ timer: { durationMs: 60_000, deadlineAt: Date.now() + leftMs, leftMs } });
  const page = await openPage(`/dashboard/quiz/${quizId}`);
  expect(await screen.findByText("Time's up! Submitting quiz automatically.")).toBeTruthy();
  await waitFor(() => expect(page.path()).toBe(`/dashboard/results/${quizId}`));
  const { attempts, outbox: rows } = await stored(userId);
  expect(attempts.map((a) => a.endedBy)).toEqual(['timer']);
  expect(rows).toEqual([]);
});

test('an attempt that another tab ended leads to the results without a word', async () => {
  const { page, quizId, userId } = await atQuiz();
  const [attempt] = (await stored(userId)).attempts;
  await moveAll(db, attempt?.attemptId ?? '', [{ type: 'finish', by: 'student' }], { wall: Date.now() });
  await waitFor(() => expect(page.path()).toBe(`/dashboard/results/${quizId}`));
  expect(await screen.findByText('Waiting to send')).toBeTruthy();
  expect(screen.queryByText('Quiz submitted successfully!')).toBeNull();
});

test('an expired login is said quietly; signing in leads back to this quiz', async () => {
  const { quizId, userId } = await studentWithQuiz();
  const before = location.pathname;
  history.replaceState(null, '', `/dashboard/quiz/${quizId}`);
  onTestFinished(() => history.replaceState(null, '', before));
  const page = await openQuiz(quizId);
  showExpired();
  expect(await screen.findByText('Sign in to send your answers')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Question 1 of 3' })).toBeTruthy();
  await click(page, 'Sign In');
  await waitFor(() => expect(page.path()).toBe('/login'));
  expect(takePlace(userId)).toBe(`/dashboard/quiz/${quizId}`);
});

test('a login that ended before Confirm & Finish: the result comes first, with a quiet bar to sign in', async () => {
  const { page, student, quizId, userId } = await atQuiz();
  await page.user.keyboard('b');
  await goToLast(page);
  await student.call('logout');
  await finish(page);
  expect(await screen.findByText('Saved on this device. Sign in to send your answers.')).toBeTruthy();
  expect(await screen.findByText('Overall Score')).toBeTruthy();
  expect(screen.getByText('Sign in to send your answers')).toBeTruthy();
  // What else asks the server meanwhile does not lead away.
  await outbox.drain({ eager: true });
  expect(page.path()).toBe(`/dashboard/results/${quizId}`);
  expect((await stored(userId)).outbox.map((row) => row.state)).toEqual(['needs-login']);
  await click(page, 'Sign In');
  await waitFor(() => expect(page.path()).toBe('/login'));
});
