// Review goes on with the newest version of a quiz: a mended question has the card of the one it was, one that was left out has none,
// and what is rated then counts for the question, whichever version it was rated in.
import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Quiz } from '#core/quiz/quiz';
import { DAY_MS } from '#core/review/review';
import { ReviewEvent } from '#core/review/reviewEvent';
import { keepQuiz } from '#device/quizzes/library';
import { reviewLog } from '#device/review/reviewLog';
import { addReviews } from '#device/review/reviews';
import { db } from '../../../src/app/data/device.ts';
import { keepVersion } from '../../../src/app/sync/versions.ts';
import { leaveOutQuestion } from '../../../src/app/sync/wrongQuestion.ts';
import { openPage, useBrowser } from '../page.tsx';
import { click, loseNetwork, studentWithQuiz } from '../quizWorld.ts';

useBrowser();

const questions: Quiz['questions'] = [1, 2, 3].map((id) => ({
  question_id: id,
  question_text: `Name number ${id}.`,
  question_type: 'short_answer',
  correct_answer: 'Cell',
}));
const quiz: Quiz = { title: 'Cells', questions };

test('a mended question inherits the card, and one that was left out is asked no more', async () => {
  const { userId, quizId } = await studentWithQuiz(quiz);
  const at = Date.now() - 2 * DAY_MS;
  await keepQuiz(db, userId, quizId, quiz, at);
  const missed = [1, 2].map((id) =>
    ReviewEvent.parse({ event_id: `missed:a:${id}`, at, quiz_id: quizId, question_id: id, kind: 'missed' }),
  );
  await addReviews(db, userId, missed, at);
  loseNetwork();
  await openPage('/dashboard/review');
  await screen.findByText('1 of 2');
  cleanup();

  const mended = questions.map((one) => (one.question_id === 2 ? { ...one, question_text: 'Name the second.' } : one));
  const newest = await keepVersion(quizId, quiz, { title: 'Cells', questions: mended });
  expect(await leaveOutQuestion(newest, 1)).toBe(true);
  const page = await openPage('/dashboard/review');
  await screen.findByText('1 of 1');
  await screen.findByText('Name the second.');
  await page.user.type(screen.getByPlaceholderText('Your answer...'), 'cell');
  await click(page, 'Check Answer');
  await page.user.keyboard('{Enter}');
  await screen.findByRole('heading', { name: 'Done for today' });
  const rated = (await reviewLog(db, userId)).rows.filter(({ kind }) => kind === 'rated');
  expect(rated.map(({ question_id: id }) => id)).toEqual([2]);

  cleanup();
  // Another version does not bring it back: its card is known, and comes another day.
  await keepVersion(
    rated[0]?.quiz_id ?? 0,
    { ...quiz, questions: mended.slice(1) },
    { title: 'Cells again', questions: mended.slice(1) },
  );
  await openPage('/dashboard/review');
  await screen.findByRole('heading', { name: 'Done for today' });
  expect(screen.getByText(/In \d days: 1 question\./)).toBeTruthy();
});

test('what is typed to a question is there after the question was mended', async () => {
  const { userId, quizId } = await studentWithQuiz(quiz);
  const at = Date.now() - 2 * DAY_MS;
  await keepQuiz(db, userId, quizId, quiz, at);
  const missed = ReviewEvent.parse({ event_id: 'missed:a:2', at, quiz_id: quizId, question_id: 2, kind: 'missed' });
  await addReviews(db, userId, [missed], at);
  loseNetwork();
  const page = await openPage('/dashboard/review');
  await screen.findByText('1 of 1');
  await page.user.type(screen.getByPlaceholderText('Your answer...'), 'A cell, I think');
  cleanup();
  const mended = questions.map((one) => (one.question_id === 2 ? { ...one, question_text: 'Name the second.' } : one));
  await keepVersion(quizId, quiz, { title: 'Cells', questions: mended });
  // Another device had missed it before.
  await addReviews(db, userId, [{ ...missed, event_id: 'missed:b:2', at: at - 1 }], at);
  await openPage('/dashboard/review');
  await screen.findByText('Name the second.');
  const box = screen.getByPlaceholderText<HTMLTextAreaElement>('Your answer...');
  await waitFor(() => expect(box.value).toBe('A cell, I think'));
});
