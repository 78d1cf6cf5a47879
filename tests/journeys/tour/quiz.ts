// The quiz: the panel before a timed one, every kind of question, what a check says, and what goes wrong in between.
import type { Stop } from './acts.ts';
import { askToFinish, forgetAttempt, goOffline, goOnline, holdToasts, letToastsGo, openQuiz, ready } from './acts.ts';
import { biochemistry, filenames, law, physics, physicsAnswers } from './papers.ts';
import { json, logOutElsewhere, putDocument, type Stage, setVerified, signIn } from './stage.ts';

export async function quiz(stage: Stage, stop: Stop): Promise<void> {
  const { page, url, instead } = stage;
  await setVerified(stage, true);
  const at = '2026-11-20T14:15:08Z';
  const physicsId = await putDocument(stage, { filename: filenames.physics, at, quiz: physics, timerSeconds: 1200 });
  const longId = await putDocument(stage, { filename: filenames.biochemistry, at, quiz: biochemistry, timerSeconds: 7200 });
  const lawId = await putDocument(stage, { filename: filenames.law, at, quiz: law });
  await signIn(stage);
  await ready(stage);
  await letToastsGo(stage);
  const timer = page.getByRole('timer');

  await page.goto(`${url}/dashboard/quiz/999`);
  await page.getByText('Failed to load quiz').waitFor();
  await stop('quiz-failed');
  await page.goto(`${url}/dashboard/quiz/${physicsId}`);
  await page.getByRole('button', { name: 'Start Quiz' }).waitFor();
  await stop('quiz-start');

  const answers = physicsAnswers(11);
  const { 4: _four, 7: _seven, ...others } = answers;
  await openQuiz(stage, physicsId, { position: 3, flags: [2, 7], answers: others, secondsLeft: 850 });
  await page.locator('mjx-container').first().waitFor();
  await stop('quiz-open');
  await page.keyboard.press('c');
  await page.locator('.opt--on').waitFor();
  await page.getByText('Saved on this device').first().waitFor();
  await stop('quiz');
  await page.getByRole('button', { name: 'Flag for Review' }).click();
  await letToastsGo(stage);
  await page.getByRole('button', { name: 'Check Answer' }).click();
  await page.getByText('Correct answer').first().waitFor();
  await holdToasts(stage);
  const scroll = () => page.locator('.feedplace').evaluate((place) => place.scrollIntoView({ block: 'nearest' }));
  await stop('quiz-feedback', { full: true, inEachSize: scroll });
  await letToastsGo(stage);
  await page.getByRole('button', { name: 'Unflag Question' }).click();
  await letToastsGo(stage);

  await openQuiz(stage, physicsId, { position: 6, flags: [2], secondsLeft: 48 });
  await page.getByRole('button', { name: 'Flag for Review' }).click();
  await page.getByText('Flagged Question 7').waitFor();
  await holdToasts(stage);
  await timer.waitFor();
  await stop('quiz-short');
  await letToastsGo(stage);
  // Its 48 s would run out during the next stops: sooner or later, as quick as the machine is.
  await forgetAttempt(stage, physicsId);

  await openQuiz(stage, longId, { position: 12, flags: [2, 4, 9, 11, 13], answers: { 13: 'B' }, secondsLeft: 5070 });
  await page.getByRole('button', { name: 'Check Answer' }).click();
  await page.getByText('Correct answer').first().waitFor();
  await letToastsGo(stage);
  await page.evaluate(() => scrollTo(0, 0));
  await stop('quiz-long', { full: true });
  await page.keyboard.press('?');
  await page.getByRole('dialog').waitFor();
  await stop('quiz-keys');
  await page.keyboard.press('Escape');

  await openQuiz(stage, lawId, {});
  await page
    .getByPlaceholder('Your answer...')
    .fill('If all power is in one hand it is abused, so different bodies make and judge the law.');
  await page.getByText('Saved on this device').first().waitFor();
  await stop('quiz-essay');
  await page.getByRole('button', { name: 'Check Answer' }).click();
  await page.getByText('Model answer').waitFor();
  await letToastsGo(stage);
  await stop('quiz-essay-feedback');

  await openQuiz(stage, physicsId, { position: 11, flags: [2, 7], answers: { ...others, 4: 'C' }, secondsLeft: 200 });
  await page.keyboard.press('Enter');
  await page.getByText('Correct!').first().waitFor();
  await letToastsGo(stage);
  await stop('quiz-right');
  await askToFinish(stage);
  await stop('quiz-finish-unanswered');
  await page.keyboard.press('Escape');
  await openQuiz(stage, physicsId, { position: 11, flags: [2, 7], answers, secondsLeft: 200 });
  await page.keyboard.press('Enter');
  await page.getByText('Correct!').first().waitFor();
  await letToastsGo(stage);
  await page.evaluate(() => scrollTo(0, 0));
  await goOffline(stage);
  await askToFinish(stage);
  await stop('quiz-finish');
  await page.keyboard.press('Escape');
  await goOnline(stage);

  // The login ends while the quiz is open, and then the device has no room left.
  await logOutElsewhere(stage);
  await page.getByRole('button', { name: 'Download DOCX' }).click();
  await page.getByText('Sign in to send your answers').waitFor();
  await letToastsGo(stage);
  await stop('quiz-sign-in');
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('There is no room.', 'QuotaExceededError');
    };
  });
  await page.getByRole('button', { name: 'Flag for Review' }).click();
  await page.getByText('This device could not save your answers').waitFor();
  await stop('quiz-not-saved');
  instead({ path: '/', answer: json(503, { detail: 'Closed.' }) });
}
