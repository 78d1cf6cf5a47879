// A mock exam: made of the quizzes on this device without a network, taken without checks, and its result by topic.
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Quiz } from '#core/quiz/quiz';
import { keepQuiz } from '#device/quizzes/library';
import { db } from '../../../src/app/data/device.ts';
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

test('the wishes are there again after the browser was killed', async () => {
  const page = await openExam();
  await page.user.click(await screen.findByRole('radio', { name: 'Not seen yet' }));
  await waitFor(async () => expect(await db.drafts.where('userId').equals(page.userId).count()).toBe(1));
  await openPage('/dashboard/exam/new');
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Not seen yet' }).checked).toBe(true));
});
