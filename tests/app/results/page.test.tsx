// The results screen: its states, its words, and taking it again (P8, D3.13, D3.18).
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { handsIn } from '../../support/sharing.ts';
import { openPage, useBrowser } from '../page.tsx';
import { atQuiz, button, check, click, finish, goToLast, stored, studentWithQuiz } from '../quizWorld.ts';

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
});
