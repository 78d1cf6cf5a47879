// WebKit, which half of all phones run, has the two journeys of noBackgroundSync.test.ts that lose most when they fail as well.
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { startedAt } from '../driven/clock.ts';
import { webkit } from '../driven/drivers.ts';
import { expectNoSync, signedIn, TAKEN, takeThroughAKill } from '../driven/student.ts';
import { testJourneys } from './journeys.ts';

testJourneys(webkit);

test('a quiz that was never opened is taken with the server gone, through a kill and opened anew, and arrives once', async ({
  onTestFinished,
}) => {
  const phone = await signedIn(webkit, onTestFinished);
  const [quizId] = phone.quizIds;
  await expectNoSync(phone);
  await phone.app.goDown();
  await takeThroughAKill(phone, quizId);
  await phone.startAgain('/dashboard');
  await phone.screen.see('Your Documents');

  // The network is back, and nobody touches the page.
  await phone.app.goUp();
  await expect.poll(() => phone.submissions(quizId)).toHaveLength(1);
  expect(await phone.given(quizId)).toEqual(TAKEN);
  await phone.screen.page.reload();
  await phone.screen.see('Your Documents');
  expect(await phone.submissions(quizId)).toHaveLength(1);
});

test('a deadline that passes while the browser is closed hands in at the next start, as of the deadline', async ({
  onTestFinished,
}) => {
  const phone = await signedIn(webkit, onTestFinished, [{ seconds: 15 }]);
  const [quizId] = phone.quizIds;
  await phone.app.goDown();
  await phone.goTo(`/dashboard/quiz/${quizId}`);
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
  await expect.poll(() => phone.submissions(quizId)).toHaveLength(1);
  expect(await phone.given(quizId)).toEqual(['A', '', '']);
  const at = Date.parse((await phone.submissions(quizId))[0]?.submitted_at ?? '');
  expect(Math.abs(at - deadline)).toBeLessThanOrEqual(1_000);
});
