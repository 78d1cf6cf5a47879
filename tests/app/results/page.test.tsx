// The results screen: its states, its words, and taking it again (P8, D3.13, D3.18).
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { ReviewEvent } from '#core/review/reviewEvent';
import { moveAll } from '#device/attempts/attemptMoves';
import { beginOrResume } from '#device/attempts/attempts';
import { reviewLog } from '#device/review/reviewLog';
import { addReviews, unsentLog } from '#device/review/reviews';
import { newUuid } from '#device/rows/ids';
import { db } from '../../../src/app/data/device.ts';
import { handsIn } from '../../support/sharing.ts';
import { openPage, refusedCalls, useBrowser } from '../page.tsx';
import {
  atQuiz,
  button,
  check,
  click,
  finish,
  goOn,
  goToLast,
  loseNetwork,
  quiz,
  stored,
  studentWithQuiz,
} from '../quizWorld.ts';

useBrowser();

const block = (number: number) => screen.getByRole('heading', { name: `Question ${number}` }).closest('article') as HTMLElement;

describe('what is shown', () => {
  test('every question with its answer, the right one and where it stands', async () => {
    const { student, quizId } = await studentWithQuiz();
    await handsIn(student, quizId, { 11: 'C', 12: ' cell ' });
    await openPage(`/dashboard/results/${quizId}`);
    expect((await screen.findByText('Overall Score')).previousElementSibling?.textContent).toBe('33.3%');
    expect(screen.getByText('Correct Answers').previousElementSibling?.textContent).toBe('1');
    expect(screen.getByText('Total Questions').previousElementSibling?.textContent).toBe('3');
    expect(await screen.findByText('Cells & Tissues')).toBeTruthy();
    const first = within(block(1));
    expect(first.getByText('Incorrect')).toBeTruthy();
    expect(first.getByText('Which organelle makes most of the ATP?')).toBeTruthy();
    expect(first.getByText('Your Answer').nextElementSibling?.textContent).toBe('C. Ribosome');
    expect(first.getByText('Correct answer').nextElementSibling?.textContent).toBe('B. Mitochondrion');
    expect(first.getByText('Explanation').nextElementSibling?.textContent).toBe('Oxidative phosphorylation happens there.');
    expect(first.getByText('Page 3 of notes.txt')).toBeTruthy();
    expect(within(block(2)).getByText('Correct')).toBeTruthy();
    expect(within(block(2)).queryByText('Correct answer')).toBeNull();
    expect(within(block(3)).getByText('Your Answer').nextElementSibling?.textContent).toBe('No answer');
    expect(screen.getByRole('link', { name: 'Back to Dashboard' }).getAttribute('href')).toBe('/dashboard');
  });

  test('an edited quiz that was handed in before shows that result, and asks for none that is not there', async () => {
    const { student, quizId } = await studentWithQuiz();
    await handsIn(student, quizId, { 11: 'B' });
    const body = { ...quiz, settings: {}, made_from: { kind: 'edit', of: quizId } };
    const made = await student.call('createQuiz', { headers: { 'Idempotency-Key': newUuid() }, body });
    const { quiz_id: editedId } = (await made.json()) as { quiz_id: number };
    const refused = refusedCalls();
    const { path } = await openPage(`/dashboard/results/${editedId}`);
    await screen.findByText('Overall Score');
    expect(path()).toBe(`/dashboard/results/${quizId}`);
    expect(refused).toEqual([]);
  });

  test('a right answer can be taken into review; a wrong one is in it by itself', async () => {
    const { student, userId, quizId } = await studentWithQuiz();
    await handsIn(student, quizId, { 11: 'B', 12: 'atom' });
    const page = await openPage(`/dashboard/results/${quizId}`);
    await screen.findByText('Cells & Tissues');
    expect(within(block(2)).queryByRole('button', { name: 'Add to Review' })).toBeNull();
    await page.user.click(within(block(1)).getByRole('button', { name: 'Add to Review' }));
    await within(block(1)).findByText('In review. Saved on this device.');
    const { rows } = await reviewLog(db, userId);
    expect(rows.filter(({ kind }) => kind === 'added')).toMatchObject([{ quiz_id: quizId, question_id: 11 }]);
    expect((await unsentLog(db, userId))?.count).toBe(1);
  });

  test('what is in review already is said, and what was left out can be added again though it was wrong', async () => {
    const { student, userId, quizId } = await studentWithQuiz();
    await handsIn(student, quizId, { 11: 'B', 12: 'atom' });
    const at = Date.now() - 1000;
    const event = (event_id: string, question_id: number, kind: 'added' | 'left_out', after = 0) =>
      ReviewEvent.parse({ event_id, at: at + after, quiz_id: quizId, question_id, kind });
    await addReviews(db, userId, [event('a', 11, 'added'), event('b', 12, 'added'), event('o', 12, 'left_out', 1)], at);
    const page = await openPage(`/dashboard/results/${quizId}`);
    await screen.findByText('Cells & Tissues');
    await page.user.click(await within(block(2)).findByRole('button', { name: 'Add to Review' }));
    await within(block(2)).findByText('In review. Saved on this device.');
    within(block(1)).getByText('In review. Saved on this device.');
    expect(within(block(1)).queryByRole('button', { name: 'Add to Review' })).toBeNull();
    const { rows } = await reviewLog(db, userId);
    expect(rows.filter(({ kind, at: when }) => kind === 'added' && when > at)).toMatchObject([{ question_id: 12 }]);
  });

  test('before any submission, the panel of P8.8', async () => {
    const { quizId } = await studentWithQuiz();
    await openPage(`/dashboard/results/${quizId}`);
    const panel = (await screen.findByText('Failed to load results')).closest('section') as HTMLElement;
    expect(within(panel).getByText('No submission found for this quiz')).toBeTruthy();
  });

  test('no quiz, no data', async () => {
    await studentWithQuiz();
    await openPage('/dashboard/results/0');
    expect(await screen.findByText('Quiz result data is unavailable.')).toBeTruthy();
  });

  test('results that were never loaded say that they need the network; once loaded they do not', async () => {
    const { student, quizId } = await studentWithQuiz();
    await handsIn(student, quizId, { 11: 'B' });
    const back = loseNetwork();
    await openPage(`/dashboard/results/${quizId}`);
    expect(
      await screen.findByText('These results are not on this device yet. Open them once while you are online.'),
    ).toBeTruthy();
    back();
    await openPage(`/dashboard/results/${quizId}`);
    expect(await screen.findByText('Received')).toBeTruthy();
    loseNetwork();
    await openPage(`/dashboard/results/${quizId}`);
    expect(await screen.findByText('Received')).toBeTruthy();
  });
});

test('every question has its block; the filters show only the wrong or flagged ones', async () => {
  const { page } = await atQuiz();
  await page.user.keyboard('b');
  await click(page, 'Flag for Review');
  await goToLast(page);
  await finish(page);
  await screen.findByRole('heading', { name: 'Detailed Breakdown' });
  const shown = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
  expect(shown()).toEqual(['Question 1', 'Question 2', 'Question 3']);
  await page.user.click(await screen.findByRole('radio', { name: 'Incorrect 2' }));
  expect(shown()).toEqual(['Question 2', 'Question 3']);
  await page.user.click(screen.getByRole('radio', { name: 'Flagged 1' }));
  expect(shown()).toEqual(['Question 1']);
});

test('only the wrong ones can be practised; practice has its own result and is not submitted', async () => {
  const { student, quizId, userId } = await studentWithQuiz();
  await handsIn(student, quizId, { 11: 'B', 13: 'The cells are similar and they share a function.' });
  const page = await openPage(`/dashboard/results/${quizId}`);
  await waitFor(() => expect(button('Practise the Missed Question').disabled).toBe(false));
  await click(page, 'Practise the Missed Question');
  await screen.findByRole('heading', { name: 'Question 1 of 1' });
  expect(screen.getByText('Name the smallest unit of life.')).toBeTruthy();
  await page.user.type(screen.getByRole('textbox'), 'cell');
  await check(page, 'Correct!');
  await finish(page);
  expect(await screen.findByText('Practice is not handed in', { exact: false })).toBeTruthy();
  expect(screen.getByText('Overall Score').previousElementSibling?.textContent).toBe('100.0%');
  expect((await stored(userId)).outbox).toEqual([]);
  const submissions = await (await student.call('submissions', { params: { id: quizId } })).json();
  expect(submissions).toHaveLength(1);
});

test('taking it again begins a new attempt', async () => {
  const { page, userId } = await atQuiz();
  await goToLast(page);
  await finish(page);
  expect(page.router.history.length).toBe(1);
  await page.user.click(await screen.findByRole('link', { name: 'Retake Quiz' }));
  await screen.findByRole('heading', { name: 'Question 1 of 3' });
  const { attempts } = await stored(userId);
  expect(attempts.map((attempt) => attempt.endedAt === null).sort()).toEqual([false, true]);
  // However often it is repeated, one press of Back leaves its results.
  await goToLast(page);
  await finish(page);
  await click(page, 'Practise 3 Missed Questions');
  await screen.findByRole('heading', { name: 'Question 1 of 3' });
  expect(page.router.history.length).toBe(1);
});

describe('a good score', () => {
  const good = { 11: 'B', 12: 'cell', 13: 'The cells are similar and they share a function.' };
  const celebrated = () => localStorage.getItem('oasis-celebrated');

  test('is celebrated once for each submission', async () => {
    const { student, quizId } = await studentWithQuiz();
    await handsIn(student, quizId, good);
    const draw = vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    await openPage(`/dashboard/results/${quizId}`);
    await waitFor(() => expect(celebrated()).toContain(`quiz-${quizId}-100`));
    expect(draw).toHaveBeenCalledTimes(1);
    await openPage(`/dashboard/results/${quizId}`);
    await screen.findByText('Received');
    expect(draw).toHaveBeenCalledTimes(1);
    draw.mockRestore();
  });

  test('moves nothing for those who want less motion', async () => {
    const { student, quizId } = await studentWithQuiz();
    await handsIn(student, quizId, good);
    const before = globalThis.matchMedia;
    vi.stubGlobal('matchMedia', (media: string) => ({ ...before(media), matches: media.includes('reduced-motion') }));
    const page = await openPage(`/dashboard/results/${quizId}`);
    await screen.findByText('Received');
    await page.user.click(screen.getByRole('heading', { level: 1 }));
    expect(celebrated()).toBeNull();
    vi.stubGlobal('matchMedia', before);
  });
});

test('the first checks stand beside the score, and a retake names the letters that were seen', async () => {
  const { page, userId } = await atQuiz();
  await page.user.click(screen.getByRole('radio', { name: /Ribosome/ }));
  await check(page, 'Incorrect');
  await click(page, 'Next Question');
  await page.user.type(await screen.findByRole('textbox'), 'Cell{Enter}');
  await screen.findByText('Correct!', { selector: '.feed__h' });
  await goOn(page, 3);
  await finish(page);
  expect(await screen.findByText('Right on the first check: 1 of 2')).toBeTruthy();
  await page.user.click(await screen.findByRole('link', { name: 'Retake Quiz' }));
  await screen.findByRole('heading', { name: 'Question 1 of 3' });
  const open = (await stored(userId)).attempts.find((attempt) => attempt.endedAt === null);
  expect(open?.shuffled).toBe(true);
  const order = (await db.papers.get(open?.attemptId ?? ''))?.quiz.questions.map((q) => q.question_id) ?? [];
  const place = order.indexOf(11);
  for (let at = 0; at < place; at += 1) {
    await click(page, 'Next Question');
    await screen.findByRole('heading', { name: `Question ${at + 2} of 3` });
  }
  const radio = screen.getByRole<HTMLInputElement>('radio', { name: /Mitochondrion/ });
  await page.user.click(radio);
  await click(page, 'Check Answer');
  const panel = (await screen.findByText('Correct!', { selector: '.feed__h' })).closest('section') as HTMLElement;
  expect(within(panel).getByText('Correct answer').nextElementSibling?.textContent).toBe(`${radio.value}. Mitochondrion`);
  expect((await stored(userId)).attempts.find((one) => one.endedAt === null)?.answers).toEqual({ 11: 'B' });
});

test('of somebody else’s quiz the score is what its teacher sees: written essays wait to be read', async () => {
  const { userId } = await studentWithQuiz();
  const joined = { ...quiz, is_shared: true };
  const wall = Date.now();
  const { attemptId } = await beginOrResume(db, { userId, quizId: 4711, quiz: joined, attemptId: crypto.randomUUID(), wall });
  const moves = [
    { type: 'answer', questionId: 11, text: 'B' },
    { type: 'answer', questionId: 13, text: 'Similar cells with a common function.' },
    { type: 'finish', by: 'student' },
  ] as const;
  await moveAll(db, attemptId, moves, { wall });
  loseNetwork();
  await openPage('/dashboard/results/4711');
  await screen.findByText('1 of 2, and 1 essay to read');
  expect(document.querySelector('.score__fig')?.textContent).toBe('50.0%');
  expect(screen.getByText('To read')).toBeTruthy();
});
