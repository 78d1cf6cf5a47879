// The results: none yet, provisional, received, celebrated, sifted, and a run of practice.
import type { Stop } from './acts.ts';
import { askToFinish, finish, goOffline, goOnline, holdToasts, letToastsGo, openQuiz, ready } from './acts.ts';
import { filenames, law, physics, physicsAnswers } from './papers.ts';
import { putDocument, type Stage, setVerified, signIn } from './stage.ts';

export async function results(stage: Stage, stop: Stop): Promise<void> {
  const { page, url } = stage;
  await setVerified(stage, true);
  const at = '2026-11-20T14:15:08Z';
  const quizId = await putDocument(stage, { filename: filenames.physics, at, quiz: physics });
  const lawId = await putDocument(stage, { filename: filenames.law, at, quiz: law });
  await signIn(stage);
  await ready(stage);
  await letToastsGo(stage);
  await page.goto(`${url}/dashboard/results/${lawId}`);
  await page.getByText('Failed to load results').waitFor();
  await stop('results-none');

  const answers = Object.fromEntries(Object.entries(physicsAnswers(10)).filter(([id]) => id !== '12'));
  await openQuiz(stage, quizId, { position: 11, answers: { ...answers, 12: physicsAnswers(10)[12] ?? '' } });
  await finish(stage);
  await page.getByText('Received', { exact: true }).waitFor();
  await holdToasts(stage);
  await stop('results-submitted');
  await letToastsGo(stage);
  await stop('results', { full: true });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.reload();
  await page.getByText('Your Score', { exact: true }).waitFor();
  await page.waitForFunction(() => localStorage.getItem('oasis-celebrated') !== null);
  await stop('results-celebration', { moving: true });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.getByRole('button', { name: 'Practise 2 Missed Questions' }).click();
  await page.getByText('Question 1 of 2').first().waitFor();
  await stop('quiz-practice');
  for (const n of [1, 2]) {
    await page.getByText(`Question ${n} of 2`).first().waitFor();
    await page.keyboard.press('a');
    await page.keyboard.press('Enter');
    await page.locator('.feed').waitFor();
    if (n === 1) await page.getByRole('button', { name: 'Next Question' }).click();
  }
  await finish(stage);
  await letToastsGo(stage);
  await stop('results-practice');

  // The last one is finished where there is no network.
  await openQuiz(stage, quizId, { position: 11, answers: physicsAnswers(7), flags: [4, 7] });
  await goOffline(stage);
  await askToFinish(stage);
  await page.getByRole('button', { name: 'Confirm & Finish' }).click();
  await page.getByText('Provisional score').waitFor();
  await letToastsGo(stage);
  await stop('results-offline');
  await page.getByText('Flagged 2').click();
  // A retake has numbers of its own: two blocks are left, whichever they are.
  await page.waitForFunction(() => document.querySelectorAll('article.res').length === 2);
  await stop('results-filtered', { full: true });
  await goOnline(stage);
  await page.getByText('Received', { exact: true }).waitFor();
}
