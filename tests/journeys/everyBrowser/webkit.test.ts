// WebKit, which half of all phones run, has the two journeys of noBackgroundSync.test.ts that lose most when they fail as well.
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { startedAt } from '../driven/clock.ts';
import { webkit } from '../driven/drivers.ts';
import { signedIn, testJourneys } from './journeys.ts';

testJourneys(webkit);

test('a quiz that was never opened is taken with the server gone, through a kill and opened anew, and arrives once', async ({
  onTestFinished,
}) => {
  const phone = await signedIn(webkit, onTestFinished);
  expect(await phone.screen.page.evaluate(() => 'sync' in ServiceWorkerRegistration.prototype, null)).toBe(false);
  await phone.app.goDown();
  await phone.screen.page.goto(`${phone.app.url}/dashboard/quiz/${phone.quizId}`);
  await phone.screen.see('Question 1 of 3');
  await phone.screen.choose('B');
  await phone.screen.see('Saved on this device');
  await phone.screen.press('Next Question');
  await phone.screen.see('Question 2 of 3');
  await phone.screen.write('Your answer...', 'Thirty "dollars", $5');
  await phone.screen.see('Saved on this device');
  await phone.startAgain('/dashboard');
  await phone.screen.see('Continue where you stopped');
  await phone.screen.press('Resume Quiz');
  await phone.screen.see('Question 2 of 3');
  await expect.poll(() => phone.screen.given()).toBe('Thirty "dollars", $5');
  await phone.screen.press('Next Question');
  await phone.screen.see('Question 3 of 3');
  await phone.screen.press('Finish Quiz');
  await phone.screen.see('Finish the quiz?');
  await phone.screen.press('Confirm & Finish');
  await phone.screen.see('Quiz Results');
  await phone.screen.see('Waiting to send');
  await phone.startAgain('/dashboard');
  await phone.screen.see('Your Documents');

  // The network is back, and nobody touches the page.
  await phone.app.goUp();
  await expect.poll(phone.submissions, { timeout: 60_000 }).toHaveLength(1);
  expect(await phone.given()).toEqual(['B', 'Thirty "dollars", $5', '']);
  await phone.screen.page.reload();
  await phone.screen.see('Your Documents');
  expect(await phone.submissions()).toHaveLength(1);
});

test('a deadline that passes while the browser is closed hands in at the next start, as of the deadline', async ({
  onTestFinished,
}) => {
  const phone = await signedIn(webkit, onTestFinished, 15);
  await phone.app.goDown();
  await phone.screen.page.goto(`${phone.app.url}/dashboard/quiz/${phone.quizId}`);
  await phone.screen.press('Start Quiz');
  await phone.screen.clock();
  const deadline = (await startedAt(phone.screen)) + 15_000;
  await phone.screen.choose('A');
  await phone.screen.see('Saved on this device');
  await phone.kill();
  await wait(Math.max(0, deadline + 2_000 - Date.now()));
  await phone.startAgain('/dashboard/pricing');
  await phone.screen.see("Time's up! Submitting quiz automatically.");
  await phone.app.goUp();
  await expect.poll(phone.submissions, { timeout: 60_000 }).toHaveLength(1);
  expect(await phone.given()).toEqual(['A', '', '']);
  const at = Date.parse((await phone.submissions())[0]?.submitted_at ?? '');
  expect(Math.abs(at - deadline)).toBeLessThanOrEqual(1_000);
});
