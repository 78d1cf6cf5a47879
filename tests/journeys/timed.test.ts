// A timed quiz through a power cut: the clock is right to a second, and at zero it hands in by itself.
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { checkClock, setClocks, startedAt } from './driven/clock.ts';
import { screenOf } from './driven/screen.ts';
import {
  answer,
  notes,
  offlineReady,
  readQuestion,
  shownAnswer,
  signUp,
  startKillableWorld,
  tokenOf,
  uploadAndWait,
} from './world.ts';

const LAST_MS = 8_000;

test('a timed quiz of 60 s, killed and resumed offline, keeps its deadline and is handed in at zero', async () => {
  const world = await startKillableWorld();
  await signUp(world.page);
  await uploadAndWait(world.page, notes, 1);
  await offlineReady(world.page);
  const token = await tokenOf(world.page);
  await world.killServer();
  await world.page.reload();

  await world.page
    .getByRole('button', { name: /Take Quiz/ })
    .or(world.page.getByRole('link', { name: /Take Quiz/ }))
    .first()
    .click();
  await world.page.getByRole('button', { name: 'Start Quiz' }).click();
  await world.page.getByRole('timer').waitFor();
  const deadline = (await startedAt(screenOf(world.page))) + 60_000;
  await checkClock(screenOf(world.page), deadline);
  const { kind } = await readQuestion(world.page);
  const given = await answer(world.page, kind, 'C', 'in my own words');

  await world.killBrowser();
  await wait(5_000);
  await world.startAgain('/dashboard');
  await world.page
    .getByRole('button', { name: 'Resume Quiz' })
    .or(world.page.getByRole('link', { name: 'Resume Quiz' }))
    .first()
    .click();
  await world.page.getByRole('timer').waitFor();
  await checkClock(screenOf(world.page), deadline);
  expect(await shownAnswer(world.page, kind)).toBe(given);

  // Most of what is left goes by at once, the last seconds one by one.
  const gone = deadline - Date.now() - LAST_MS;
  expect(gone).toBeGreaterThan(0);
  await setClocks([world.page], { wall: gone, mono: gone });
  await world.page.getByText("Time's up! Submitting quiz automatically.").waitFor();
  // Not before its time; how soon after it the screen says so is this machine's.
  expect(Date.now() + gone).toBeGreaterThanOrEqual(deadline - 1_000);
  await world.page.getByRole('heading', { name: 'Quiz Results' }).waitFor();
  await world.page.getByText('Waiting to send').first().waitFor();

  // The server is back, and nobody touches the page.
  await world.startServer();
  await world.page.getByText('Received', { exact: true }).first().waitFor();
  const documents = await world.ask<{ generated_quiz_id: number }[]>('/api/documents', token);
  const quizId = documents[0]?.generated_quiz_id;
  const submissions = await world.ask<{ submitted_at: string }[]>(`/api/quizzes/${quizId}/submissions`, token);
  expect(submissions).toHaveLength(1);
  expect(Math.abs(Date.parse(submissions[0]?.submitted_at ?? '') - (deadline - gone))).toBeLessThanOrEqual(1_500);
  const score = await world.ask<{ results: { answer_given: string }[] }>(`/api/quizzes/${quizId}/score`, token);
  expect(score.results.filter((r) => r.answer_given !== '').map((r) => r.answer_given)).toEqual([given]);
});
