// The promise, end to end: a quiz is taken with the network gone, through two power cuts of the phone, and arrives once.
import { expect, test } from 'vitest';
import {
  answer,
  notes,
  offlineReady,
  readQuestion,
  saved,
  shownAnswer,
  signUp,
  startKillableWorld,
  tokenOf,
  uploadAndWait,
} from './world.ts';

test('a quiz that was never opened is taken offline, survives two kills and arrives exactly once', async () => {
  const world = await startKillableWorld();
  await signUp(world.page);
  await uploadAndWait(world.page, notes);
  await offlineReady(world.page);
  const token = await tokenOf(world.page);

  await world.killServer();
  await world.page.reload();
  await world.page
    .getByRole('button', { name: /Take Quiz/ })
    .or(world.page.getByRole('link', { name: /Take Quiz/ }))
    .first()
    .click();
  const { total } = await readQuestion(world.page);
  expect(total).toBeGreaterThanOrEqual(5);

  // Half of it: the answers that the screen called saved.
  const half = Math.ceil(total / 2);
  const answers = new Map<number, string>();
  for (let n = 1; n <= half; n += 1) {
    const { kind } = await readQuestion(world.page, n);
    const text = `My own words ${n}: "quoted", $5 and ümlaut\nsecond line`;
    answers.set(n, await answer(world.page, kind, n % 2 === 0 ? 'A' : 'B', text));
    if (n === 2) {
      await world.page.getByRole('button', { name: 'Flag for Review' }).click();
      await world.page.getByRole('button', { name: 'Unflag Question' }).waitFor();
      await saved(world.page);
    }
    if (n % 3 === 0 || n === half) {
      await world.page.getByRole('button', { name: 'Check Answer' }).click();
      await world.page
        .getByText(/^(Correct!|Incorrect|Answer Submitted)$/)
        .first()
        .waitFor();
      await saved(world.page);
    }
    if (n < half) await world.page.getByRole('button', { name: 'Next Question' }).click();
  }
  await saved(world.page);

  await world.killBrowser();
  await world.startAgain('/dashboard');
  await world.page.getByText('Continue where you stopped').waitFor();
  await world.page
    .getByRole('button', { name: 'Resume Quiz' })
    .or(world.page.getByRole('link', { name: 'Resume Quiz' }))
    .first()
    .click();
  await readQuestion(world.page, half);
  // A check survives a restart, and so do the flags and every answer.
  await world.page
    .getByText(/^(Correct!|Incorrect|Answer Submitted)$/)
    .first()
    .waitFor();
  await world.page.getByRole('button', { name: 'Q2', exact: true }).waitFor();
  for (let n = half; n >= 1; n -= 1) {
    const { kind } = await readQuestion(world.page, n);
    expect(await shownAnswer(world.page, kind)).toBe(answers.get(n));
    if (n > 1) await world.page.getByRole('button', { name: 'Previous' }).click();
  }

  for (let n = 1; n < total; n += 1) {
    await readQuestion(world.page, n);
    await world.page.getByRole('button', { name: 'Next Question' }).click();
  }
  await readQuestion(world.page, total);
  await world.page.getByRole('button', { name: 'Finish Quiz' }).click();
  await world.page.getByText('Finish the quiz?').waitFor();
  await world.page.getByText('You still have 1 flagged question(s).').waitFor();
  await world.page.getByRole('button', { name: 'Confirm & Finish' }).click();
  await world.page.getByRole('heading', { name: 'Quiz Results' }).waitFor();
  await world.page.getByText('Waiting to send').first().waitFor();
  const provisional = await world.page.locator('.score__fig').innerText();

  await world.killBrowser();
  await world.startServer();
  await world.startAgain('/dashboard');
  const documents = await world.ask<{ generated_quiz_id: number }[]>('/api/documents', token);
  const quizId = documents[0]?.generated_quiz_id;
  await expect.poll(() => world.ask<unknown[]>(`/api/quizzes/${quizId}/submissions`, token)).toHaveLength(1);
  const score = await world.ask<{ score: number; results: { answer_given: string }[] }>(`/api/quizzes/${quizId}/score`, token);
  expect(score.results.map((r) => r.answer_given)).toEqual(Array.from({ length: total }, (_, i) => answers.get(i + 1) ?? ''));
  expect(provisional.replace(/\s/g, '')).toBe(`${score.score.toFixed(1)}%`);

  await world.page.goto(`${world.url}/results/${quizId}`);
  await world.page.getByText('Received', { exact: true }).first().waitFor();
  expect((await world.page.locator('.score__fig').innerText()).replace(/\s/g, '')).toBe(`${score.score.toFixed(1)}%`);
  // Opened again and again, nothing is sent twice.
  await world.page.reload();
  await world.page.getByText('Received', { exact: true }).first().waitFor();
  expect(await world.ask<unknown[]>(`/api/quizzes/${quizId}/submissions`, token)).toHaveLength(1);
});
