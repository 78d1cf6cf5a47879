// The progress screen: from what this device has without a network, completed from the server; each chart with its table; one quiz
// attempt by attempt, each question by question; the weakest topics to practise.
import { screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Question, Quiz } from '#core/quiz/quiz';
import { DAY_MS } from '#core/review/review';
import { moveAll } from '#device/attempts/attemptMoves';
import { beginOrResume } from '#device/attempts/attempts';
import { keepQuiz } from '#device/quizzes/library';
import { newUuid } from '#device/rows/ids';
import { db } from '../../../src/app/data/device.ts';
import { queryClient } from '../../../src/app/data/queryClient.ts';
import { outbox } from '../../../src/app/sync/outbox.ts';
import type { Student } from '../../support/people.ts';
import { openPage, useBrowser } from '../page.tsx';
import { click, loseNetwork, studentWithQuiz } from '../quizWorld.ts';

useBrowser();

const short = (question_id: number, topic: string): Question => ({
  question_id,
  question_text: `Name number ${question_id}.`,
  question_type: 'short_answer',
  correct_answer: 'Cell',
  topic,
});
const quiz: Quiz = { title: 'Cells & Tissues', questions: [1, 2, 3, 4].map((id) => short(id, id < 3 ? 'Energy' : 'Growth')) };

/** Handed in on this device, `daysAgo`; the network has not had it yet. */
async function handInHere(userId: number, quizId: number, right: number[], daysAgo: number): Promise<string> {
  const at = Date.now() - daysAgo * DAY_MS;
  const { attemptId } = await beginOrResume(db, { userId, quizId, quiz, attemptId: newUuid(), wall: at });
  const answers = quiz.questions.map(({ question_id: questionId }) => ({
    type: 'answer' as const,
    questionId,
    text: right.includes(questionId) ? 'Cell' : 'Stone',
  }));
  await moveAll(db, attemptId, [...answers, { type: 'finish', by: 'student' }], { wall: at + 60_000 });
  return attemptId;
}

async function handInElsewhere(
  student: Student,
  quizId: number,
  right: number[],
  daysAgo: number,
  sure: number[] = [],
): Promise<void> {
  const answers = quiz.questions.map(({ question_id }) => ({
    question_id,
    answer_given: right.includes(question_id) ? 'Cell' : 'Stone',
    ...(sure.includes(question_id) ? { is_sure: true } : {}),
  }));
  const headers = { 'Idempotency-Key': newUuid(), 'Client-Now': new Date().toISOString() };
  const body = { answers, submitted_at: new Date(Date.now() - daysAgo * DAY_MS).toISOString() };
  expect((await student.call('submit', { params: { id: quizId }, headers, body })).status).toBe(200);
}

test('the list of quizzes says which version was taken', async () => {
  const { userId, quizId } = await studentWithQuiz(quiz);
  const correctedId = quizId + 1;
  await keepQuiz(db, userId, correctedId, { ...quiz, earlier: [quizId] }, Date.now());
  await handInHere(userId, quizId, [1], 1);
  await handInHere(userId, correctedId, [1, 2], 0);
  loseNetwork();
  await openPage('/dashboard/progress');
  const list = within(await screen.findByRole('region', { name: 'Every quiz, attempt by attempt' }));
  expect(list.getAllByRole('link').map(({ textContent }) => /Version \d/.exec(textContent ?? '')?.[0])).toEqual([
    'Version 2',
    'Version 1',
  ]);
});

const tableOf = (title: string) => {
  const table = within(screen.getByRole('region', { name: title })).getByRole('table', { hidden: true });
  return [...table.querySelectorAll('tbody tr')].map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent));
};

test('before anything was done it says what will stand here', async () => {
  await studentWithQuiz(quiz);
  await openPage('/dashboard/progress');
  await screen.findByRole('heading', { name: 'Nothing to show yet' });
});

test('without a network it shows what this device has, and with one what other devices did too', async () => {
  const { student, userId, quizId } = await studentWithQuiz(quiz);
  await handInElsewhere(student, quizId, [1, 2, 3, 4], 1);
  await handInHere(userId, quizId, [1], 0);
  const back = loseNetwork();
  const page = await openPage('/dashboard/progress');
  await screen.findByText('Streak: 1 day');
  await screen.findByText(/^This shows only what you did on this device/);
  expect(tableOf('Scores').map(([, score]) => score)).toEqual(['25.0%, 1 of 4']);
  expect(
    tableOf('Coming up in review')
      .slice(0, 2)
      .map(([, count]) => count),
  ).toEqual(['0', '3']);
  const known = screen.getByRole('region', { name: 'What you know' });
  expect(
    within(known)
      .getAllByText(/of \d known$/)
      .map((one) => one.textContent),
  ).toEqual(expect.arrayContaining(['1 of 4 known', '0 of 2 known', '1 of 2 known']));
  back();
  queryClient.clear();
  await outbox.drain({ eager: true });
  await openPage('/dashboard/progress');
  await screen.findByText('Streak: 2 days');
  expect(tableOf('Scores').map(([, score]) => score)).toEqual(['25.0%, 1 of 4', '100.0%, 4 of 4']);
  expect(tableOf('Your days').map(([, quizzes]) => quizzes)).toEqual(['1', '1']);

  // Seen once, an attempt of the other device is there without a network too, question by question.
  await page.user.click(screen.getByRole('link', { name: /^Cells & Tissues/ }));
  await screen.findByText(/75\.0 points lower than last time/);
  const link = screen.getByRole('link', { name: /^100\.0%/ });
  const address = link.getAttribute('href') ?? '';
  await page.user.click(link);
  await screen.findByRole('heading', { name: 'Question 4' });
  loseNetwork();
  queryClient.clear();
  await openPage(address);
  await screen.findByRole('heading', { name: 'Question 4' });
  await openPage('/dashboard/progress');
  await screen.findByText('Streak: 2 days');
});

test('what is handed in after midnight is of the day before, in every chart and list', async () => {
  const { userId, quizId } = await studentWithQuiz(quiz);
  // One in the morning of a Thursday: the student's Wednesday.
  const night = new Date(2026, 11, 3, 1).getTime();
  vi.useFakeTimers({ toFake: ['Date'], now: night });
  onTestFinished(() => void vi.useRealTimers());
  await handInHere(userId, quizId, [1], 0);
  loseNetwork();
  const page = await openPage('/dashboard/progress');
  await screen.findByText('Streak: 1 day');
  expect(tableOf('Your days').map(([day]) => day)).toEqual(['Dec\u00a02']);
  expect(tableOf('Scores')[0]?.[0]).toMatch(/^Night of Dec 2, 2026, 1:01\sAM$/);
  await page.user.click(screen.getByRole('link', { name: /^Cells & Tissues/ }));
  const attempt = await screen.findByRole('link', { name: /Night of Dec 2, 2026, 1:01\sAM/ });
  await page.user.click(attempt);
  // The way back is the page that one came from.
  await page.user.click(await screen.findByRole('link', { name: 'Back to Attempts' }));
  await waitFor(() => expect(page.path()).toBe(`/dashboard/progress/${quizId}`));
});

test('what another device handed in counts for what is known, and what was sure but wrong stands first', async () => {
  const { student, userId, quizId } = await studentWithQuiz(quiz);
  await db.library.put({ userId, quizId, quiz, bytes: 1, keptAt: 1, usedAt: 1 });
  await handInElsewhere(student, quizId, [1, 2, 3], 1, [1, 4]);
  const page = await openPage('/dashboard/progress');
  const sure = within(await screen.findByRole('region', { name: 'Sure, but wrong' }));
  expect(sure.getAllByText(/^Name number/).map((one) => one.textContent)).toEqual(['Name number 4.']);
  const known = within(await screen.findByRole('region', { name: 'What you know' }));
  expect(known.getAllByText(/of \d known$/).map((one) => one.textContent)).toEqual(
    expect.arrayContaining(['3 of 4 known', '2 of 2 known', '1 of 2 known']),
  );
  // Seen once, it is there without a network.
  loseNetwork();
  queryClient.clear();
  await openPage('/dashboard/progress');
  await screen.findByRole('region', { name: 'Sure, but wrong' });
  await page.user.click(screen.getByRole('button', { name: 'Practise these: Cells & Tissues, 1 question' }));
  await screen.findByText('Question 1 of 1');
});

test('the weakest topics are named, and their questions are practised', async () => {
  const { userId, quizId } = await studentWithQuiz(quiz);
  await handInHere(userId, quizId, [1, 2, 3], 0);
  const page = await openPage('/dashboard/progress');
  const weak = await screen.findByRole('region', { name: 'Your weakest topic' });
  expect(within(weak).getByText('Growth')).toBeTruthy();
  await page.user.click(within(weak).getByRole('button', { name: 'Practise these: Growth, 2 questions' }));
  await screen.findByText('Question 1 of 2');
});

test('all of it is saved as a table for spreadsheets', async () => {
  const { userId, quizId } = await studentWithQuiz(quiz);
  await handInHere(userId, quizId, [1], 0);
  const page = await openPage('/dashboard/progress');
  await screen.findByText('Streak: 1 day');
  const saved: Blob[] = [];
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: (blob: Blob) => saved.push(blob) && 'blob:x', revokeObjectURL: () => {} }),
  );
  await click(page, 'Download as CSV');
  await waitFor(() => expect(saved).toHaveLength(1));
  expect((await saved[0]?.text())?.split('\r\n')[1]).toMatch(/^quiz,.*,Cells & Tissues,,25,1,4,/);
});

test('Study shows the streak, and the results say whether it was better, and by topic', async () => {
  const { userId, quizId } = await studentWithQuiz(quiz);
  await handInHere(userId, quizId, [1], 1);
  await handInHere(userId, quizId, [1, 2, 3], 0);
  await openPage('/dashboard/study');
  await screen.findByText('Streak: 2 days');
  await openPage(`/dashboard/results/${quizId}`);
  const since = await screen.findByRole('region', { name: '50.0 points better than last time' });
  expect([...since.querySelectorAll('li')].map((row) => row.textContent)).toEqual([
    'Energy2 of 2 (last time 1)',
    'Growth1 of 2 (last time 0)',
  ]);
});

test('a device whose clock is a month ahead counts its days by the server’s clock', async () => {
  const { student, quizId } = await studentWithQuiz(quiz);
  await handInElsewhere(student, quizId, [1], 0);
  const deviceTime = Date.now;
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => deviceTime() + 30 * DAY_MS);
  onTestFinished(() => clock.mockRestore());
  await openPage('/dashboard/progress');
  await screen.findByText('1 of the last 7 days');
});
