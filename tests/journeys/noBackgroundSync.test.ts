// Where the browser never wakes the worker (Firefox, Safari) the page alone delivers. Offline, killed, timed, over while closed: in
// Firefox, and with `npm run faults -- browsers` in Chromium with SyncManager taken away.
import { setTimeout as wait } from 'node:timers/promises';
import { test } from 'vitest';
import { checkClock, startedAt } from './driven/clock.ts';
import { chromiumWithoutSync, firefox } from './driven/drivers.ts';
import { expectNoSync, signedIn, TAKEN, takeThroughAKill } from './driven/student.ts';

const chromium = ['Chromium without SyncManager', chromiumWithoutSync] as const;

// They mostly wait for a clock, each with its own server: they do so side by side.
test.concurrent.for([['Firefox', firefox] as const, ...(process.env.EVERY_BROWSER ? [chromium] : [])])(
  '%s: taken offline through two kills, by the clock, and over while closed: each arrives once, with no wake of the worker',
  async ([, start], { expect, onTestFinished }) => {
    const phone = await signedIn(start, onTestFinished, [
      {},
      { title: 'Three quarters of a minute', seconds: 45 },
      { title: 'A moment', seconds: 15 },
    ]);
    const [untimed, timed = 0, moment = 0] = phone.quizIds;
    const { app, goTo, startAgain, submissions, given } = phone;
    await expectNoSync(phone);

    // Offline from here on.
    await app.goDown();
    await takeThroughAKill(phone, untimed);

    // One that is over while the browser is closed: handed in at the next start, on any screen.
    await goTo(`/dashboard/quiz/${moment}`);
    await phone.screen.press('Start Quiz');
    await phone.screen.clock();
    const over = (await startedAt(phone.screen)) + 15_000;
    await phone.screen.choose('A');
    await phone.screen.see('Saved on this device');
    await phone.kill();
    await wait(Math.max(0, over + 4_000 - Date.now()));
    await startAgain('/dashboard/pricing');
    await phone.screen.see("Time's up! Submitting quiz automatically.");

    // By the clock: reloaded, killed and closed for a while, it is right to a second each time. Nothing else is done meanwhile, so
    // that a slow machine is in time.
    await goTo(`/dashboard/quiz/${timed}`);
    await phone.screen.press('Start Quiz');
    await phone.screen.clock();
    const deadline = (await startedAt(phone.screen)) + 45_000;
    await checkClock(phone.screen, deadline);
    await phone.screen.choose('C');
    await phone.screen.see('Saved on this device');
    await phone.screen.page.reload();
    await checkClock(phone.screen, deadline);
    await phone.kill();
    await wait(2_000);
    await startAgain(`/dashboard/quiz/${timed}`);
    await checkClock(phone.screen, deadline);

    // It runs out on its own screen.
    await phone.screen.see('Quiz Results');
    expect(Date.now()).toBeGreaterThanOrEqual(deadline);
    await startAgain('/dashboard');
    await phone.screen.see('Your Documents');

    // The network is back, and nobody touches the page.
    await app.goUp();
    await expect.poll(async () => (await submissions(moment)).length).toBe(1);
    await expect.poll(async () => (await submissions(timed)).length).toBe(1);
    await expect.poll(async () => (await submissions(untimed)).length).toBe(1);
    expect(await given(untimed)).toEqual(TAKEN);
    expect(await given(timed)).toEqual(['C', '', '']);
    expect(await given(moment)).toEqual(['A', '', '']);
    const at = async (quizId: number) => Date.parse((await submissions(quizId))[0]?.submitted_at ?? '');
    expect(Math.abs((await at(moment)) - over)).toBeLessThanOrEqual(1_000);
    expect(Math.abs((await at(timed)) - deadline)).toBeLessThanOrEqual(1_000);
    await phone.screen.page.reload();
    await phone.screen.see('Your Documents');
    for (const quizId of [untimed, timed, moment]) expect(await submissions(quizId)).toHaveLength(1);
  },
);
