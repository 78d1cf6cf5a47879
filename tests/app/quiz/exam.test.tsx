// A mock exam: made of the quizzes on this device without a network, taken without checks, and its result by topic.
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Quiz } from '#core/quiz/quiz';
import { keepQuiz } from '#device/quizzes/library';
import { db } from '../../../src/app/data/device.ts';
import { useExamWarnings } from '../../../src/app/quiz/examWarnings.ts';
import { openPage, useBrowser } from '../page.tsx';
import { click, loseNetwork, quiz, studentWithQuiz } from '../quizWorld.ts';

useBrowser();

const rocks: Quiz = {
  title: 'Rocks',
  filename: 'rocks.pdf',
  questions: [1, 2, 3].map((id) => ({
    question_id: id,
    question_text: `Rock ${id}?`,
    question_type: 'multiple_choice',
    options: { A: 'yes', B: 'no' },
    correct_answer: 'A',
  })),
};

async function openExam() {
  const { userId } = await studentWithQuiz();
  await keepQuiz(db, userId, 101, quiz, Date.now());
  await keepQuiz(db, userId, 102, rocks, Date.now());
  loseNetwork();
  const page = await openPage('/dashboard/exam/new');
  await screen.findByRole('heading', { name: 'New mock exam' });
  return { ...page, userId };
}

test('offline it is made of two quizzes, taken as an exam and scored by topic', async () => {
  const page = await openExam();
  await page.user.clear(await screen.findByLabelText('Questions'));
  await page.user.type(screen.getByLabelText('Questions'), '5');
  expect(screen.getByText('6 questions match. 5 will be asked, spread over your quizzes.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Minutes').value).toBe('10');
  await page.user.clear(screen.getByLabelText('Minutes'));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Make the Exam' }).disabled).toBe(true);
  await page.user.type(screen.getByLabelText('Minutes'), '10');
  await page.user.click(screen.getByRole('button', { name: 'Make the Exam' }));

  expect(await screen.findByText(/10 minutes for 5 questions/)).toBeTruthy();
  expect(screen.queryByRole('radio', { name: 'With checks' })).toBeNull();
  await page.user.click(screen.getByRole('button', { name: 'Start Quiz' }));
  await screen.findByRole('heading', { name: 'Question 1 of 5' });
  expect(screen.queryByRole('button', { name: 'Check Answer' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Download DOCX' })).toBeNull();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/^Mock exam, .+ \d+:\d\d/);
  expect(screen.getByText('Answers are shown at the end.')).toBeTruthy();
  await page.user.click(screen.getAllByRole('radio')[0] as HTMLElement);
  for (let n = 2; n <= 5; n += 1) {
    await click(page, 'Next Question');
    await screen.findByRole('heading', { name: `Question ${n} of 5` });
  }
  await click(page, 'Finish Quiz');
  await click(page, 'Confirm & Finish');
  const topics = await screen.findByRole('region', { name: 'Result by topic' });
  expect(within(topics).getByText('Rocks')).toBeTruthy();
  expect(within(topics).getByText('Cells & Tissues')).toBeTruthy();
  const [attempt] = await db.attempts.where('userId').equals(page.userId).toArray();
  expect(attempt).toMatchObject({ exam: true, endedBy: 'student' });
});

test('two quizzes of one document are told apart by their pages', async () => {
  const { userId } = await openExam();
  const [first, ...others] = quiz.questions;
  if (first === undefined) throw new Error('The quiz has questions.');
  const of = (page: number) => ({ ...first, source: { page, quote: `Quote of page ${page}.` } });
  await keepQuiz(db, userId, 103, { ...rocks, questions: [of(3), of(9)] }, Date.now());
  await keepQuiz(db, userId, 104, { ...quiz, title: 'Alone', filename: 'alone.pdf', questions: [of(4), ...others] }, Date.now());
  cleanup();
  await openPage('/dashboard/exam/new');
  const list = within(await screen.findByRole('group', { name: /^Quizzes/ }));
  expect(list.getByRole('checkbox', { name: /^Rocks\s*2 questions, rocks\.pdf, pages\s3\sto\s9$/ })).toBeTruthy();
  expect(list.getByRole('checkbox', { name: /^Rocks\s*3 questions, rocks\.pdf$/ })).toBeTruthy();
  expect(list.getByRole('checkbox', { name: /^Alone\s*3 questions, alone\.pdf$/ })).toBeTruthy();
});

test('only what was wrong, or never seen, follows from what was handed in here', async () => {
  const page = await openExam();
  await page.user.click(await screen.findByRole('radio', { name: 'Only what I got wrong' }));
  expect(await screen.findByText('You got none of these wrong on this device.')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Make the Exam' }).disabled).toBe(true);
  await page.user.click(screen.getByRole('radio', { name: 'Not seen yet' }));
  await page.user.click(within(screen.getByRole('group', { name: /^Quizzes/ })).getByRole('checkbox', { name: /^Rocks/ }));
  expect(await screen.findByText('3 questions match. All will be asked.')).toBeTruthy();
  await page.user.click(screen.getByRole('checkbox', { name: 'Multiple choice' }));
  expect(await screen.findByText(/No questions match|You have answered all/)).toBeTruthy();
});

test('the wishes are there again after the browser was killed', async () => {
  const page = await openExam();
  await page.user.click(await screen.findByRole('radio', { name: 'Not seen yet' }));
  await waitFor(async () => expect(await db.drafts.where('userId').equals(page.userId).count()).toBe(1));
  await openPage('/dashboard/exam/new');
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Not seen yet' }).checked).toBe(true));
});

test('an exam warns at ten minutes and at one, once each; another quiz does not', async () => {
  const { renderHook } = await import('@testing-library/react');
  const { notify } = await import('../../../src/app/shell/notices.tsx');
  const warned = vi.spyOn(notify, 'warning').mockImplementation(() => () => undefined);
  const { rerender } = renderHook(({ isExam, left }) => useExamWarnings(isExam, left), {
    initialProps: { isExam: true, left: 602 },
  });
  for (const left of [601, 600, 599, 300, 61, 60, 59, 1, 0]) rerender({ isExam: true, left });
  expect(warned.mock.calls).toEqual([['10 minutes left.'], ['1 minute left.']]);
  for (const left of [602, 600, 60]) rerender({ isExam: false, left });
  expect(warned).toHaveBeenCalledTimes(2);
  warned.mockRestore();
});
