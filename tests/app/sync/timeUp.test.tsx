// "Time's up!" of a quiz that ended while nobody looked: it names the quiz and stays until it is read.
import { renderHook, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { moveAll } from '#device/attempts/attemptMoves';
import { beginOrResume } from '#device/attempts/attempts';
import { db } from '../../../src/app/data/device.ts';
import { notify } from '../../../src/app/shell/notices.tsx';
import { startBackground } from '../../../src/app/sync/background.ts';
import { tellTimeUp } from '../../../src/app/sync/timeUpNews.ts';
import { expectPath } from '../documentsWorld.ts';
import { openPage, useBrowser } from '../page.tsx';
import { quiz, studentWithQuiz } from '../quizWorld.ts';

useBrowser();

const sentence = "Time's up! Submitting quiz automatically.";

test('results that are opened in another way end the notice too', async () => {
  const { userId, quizId } = await studentWithQuiz();
  const wall = Date.now();
  const { attemptId } = await beginOrResume(db, { userId, quizId, quiz, attemptId: crypto.randomUUID(), wall });
  await moveAll(db, attemptId, [{ type: 'finish', by: 'student' }], { wall });
  tellTimeUp([{ attemptId, userId, quizId, title: quiz.title }]);
  await openPage(`/dashboard/results/${quizId}`);
  await screen.findByRole('heading', { name: 'Quiz Results' });
  await waitFor(() => expect(localStorage.getItem('oasis-time-up')).toBe('[]'));
  expect(screen.queryByText(sentence)).toBeNull();
});

test('the notice names the quiz, is there after a restart, leads to the result, and goes once it is read', async () => {
  const { userId, quizId } = await studentWithQuiz();
  const timed = { ...quiz, title: 'Cells & Tissues', settings: { timer_duration_seconds: 60 } };
  const wall = Date.now() - 600_000;
  await beginOrResume(db, { userId, quizId, quiz: timed, attemptId: crypto.randomUUID(), wall });
  startBackground(notify);
  const { user, path } = await openPage('/dashboard');
  const notice = (await screen.findByText(sentence)).closest('.strip');
  expect(notice?.textContent).toContain('“Cells & Tissues” was handed in with the answers you gave in time.');
  // The page's modules anew, as after a restart.
  vi.resetModules();
  const { useTimeUpNews } = await import('../../../src/app/sync/timeUpNews.ts');
  expect(renderHook(useTimeUpNews).result.current.map(({ title }) => title)).toEqual(['Cells & Tissues']);
  await user.click(screen.getByRole('link', { name: 'View Results' }));
  await expectPath(path, `/dashboard/results/${quizId}`);
  await waitFor(() => expect(screen.queryByText(sentence)).toBeNull());
  expect(localStorage.getItem('oasis-time-up')).toBe('[]');
});
