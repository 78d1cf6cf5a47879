// What comes while a screen is on view moves nothing of it: the network going and coming, time that ran out, a new version, news of
// the server, and, in a quiz, a login or a disk that ends. A tap would land on another button.
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { sampleQuiz } from '../support/quizzes.ts';
import { finish, ready } from './tour/acts.ts';
import { logOutElsewhere, openStage, putDocument, type Stage, setVerified, signIn } from './tour/stage.ts';
import { jumpOf, type Watched, watchedOn, watchShifts } from './watched.ts';
import { readQuestion, saved } from './world.ts';

/** A line of text that is longer than the one in its place may move as much. */
const MOST = 0.01;

/** What the page moves by this event, in words; `news`: what it then says. */
async function movesBy(page: Page, event: () => Promise<unknown>, news: string): Promise<string | null> {
  await watchedOn(page);
  await page.evaluate(() => {
    (globalThis as unknown as { watched: Watched }).watched.shifts = [];
  });
  await event();
  await page.getByText(news).filter({ visible: true }).first().waitFor();
  const jump = jumpOf(await watchedOn(page), MOST);
  return jump && `${news} ${jump}`;
}

async function onHome({ page, ...stage }: Stage): Promise<(string | null)[]> {
  const lookAgain = () => page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
  const study = page.getByRole('link', { name: 'Study', exact: true }).filter({ visible: true }).first();
  return [
    await movesBy(page, () => setVerified({ page, ...stage }, true).then(lookAgain), 'Your email is verified.'),
    await movesBy(page, () => page.context().setOffline(true), 'You are offline.'),
    // The next screen has room for the strip.
    await movesBy(page, () => study.click(), 'You are offline.'),
    await movesBy(page, () => page.context().setOffline(false), 'You are online again.'),
  ];
}

async function inSettings({ page, url }: Stage): Promise<string | null> {
  await page.goto(`${url}/dashboard/settings`);
  await page.getByRole('button', { name: 'Change Password' }).evaluate((button) => button.scrollIntoView({ block: 'start' }));
  const offline = await movesBy(page, () => page.context().setOffline(true), 'You are offline. Go online to do this.');
  await page.context().setOffline(false);
  return offline;
}

async function inResults({ page, url }: Stage, quizId: number): Promise<string | null> {
  await page.goto(`${url}/dashboard/quiz/${quizId}`);
  await readQuestion(page);
  await page.keyboard.press('a');
  await saved(page);
  for (let n = 2; n <= sampleQuiz.questions.length; n += 1) {
    await page.getByRole('button', { name: 'Next Question' }).click();
    await readQuestion(page, n);
  }
  await page.context().setOffline(true);
  await finish({ page });
  await page.getByRole('heading', { name: 'Provisional score' }).waitFor();
  return movesBy(page, () => page.context().setOffline(false), 'Your answers were received.');
}

async function inQuiz(stage: Stage, quizId: number): Promise<(string | null)[]> {
  const { page, url } = stage;
  await page.goto(`${url}/dashboard/quiz/${quizId}`);
  await page.getByText('Question 1 of').first().waitFor();
  const endLogin = async () => {
    await logOutElsewhere(stage);
    await page.evaluate(() => void dispatchEvent(new Event('online')));
  };
  // No key and no tap: what follows one is not counted.
  const answerWithoutDisk = () =>
    page.evaluate(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('The disk is full.', 'QuotaExceededError');
      };
      document.querySelector<HTMLInputElement>('input[type=radio]')?.click();
    });
  return [
    await movesBy(page, endLogin, 'Sign in to send your answers'),
    await movesBy(page, answerWithoutDisk, 'Download My Answers'),
  ];
}

test.each([390, 1280])('news moves nothing that was drawn, at %d px', async (width) => {
  const stage = await openStage(onTestFinished);
  const { page } = stage;
  await page.setViewportSize({ width, height: 844 });
  await page.addInitScript(watchShifts);
  const quizId = await putDocument(stage, { filename: 'Week 1.pdf', at: '2026-11-20T08:00:00Z', quiz: sampleQuiz });
  const secondId = await putDocument(stage, { filename: 'Week 2.pdf', at: '2026-11-20T09:00:00Z', quiz: sampleQuiz });
  await setVerified(stage, false);
  await signIn(stage);
  await ready(stage);
  await page.getByText('On this device').first().waitFor();
  const moves = [
    ...(await onHome(stage)),
    await inSettings(stage),
    await inResults(stage, secondId),
    ...(await inQuiz(stage, quizId)),
  ];
  expect(moves.filter((move) => move !== null)).toEqual([]);
});
