// Where the browser never wakes the worker (Firefox, Safari) the page alone delivers: the same journeys in Firefox, and in Chromium
// with SyncManager taken away. Offline, killed, timed, over while closed.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { test } from 'vitest';
import { newStudent } from '../support/people.ts';
import { sampleQuiz, seedQuiz } from '../support/quizzes.ts';
import { openApp } from './driven/app.ts';
import { checkClock, startedAt } from './driven/clock.ts';
import { chromiumWithoutSync, type Driven, firefox } from './driven/drivers.ts';

// Both mostly wait for a clock, each with its own server: they do so side by side.
test.concurrent.for([
  ['Firefox', firefox],
  ['Chromium without SyncManager', chromiumWithoutSync],
] as const)(
  '%s: taken offline through two kills, by the clock, and over while closed: each arrives once, with no wake of the worker',
  async ([, start], { expect, onTestFinished }) => {
    const app = await openApp();
    const folder = await mkdtemp(path.join(tmpdir(), 'oasis unsynced '));
    let driven: Driven = await start(folder);
    onTestFinished(async () => {
      await driven.kill();
      await app.close();
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    });
    const goTo = (address: string) => driven.screen.page.goto(app.url + address);
    const startAgain = async (address: string) => {
      await driven.kill();
      driven = await start(folder);
      await goTo(address);
    };
    const student = await newStudent(app.server);
    const untimed = await seedQuiz(app.server, student);
    const timed = await seedQuiz(app.server, student, { ...sampleQuiz, title: 'Three quarters of a minute' }, 45);
    const moment = await seedQuiz(app.server, student, { ...sampleQuiz, title: 'A moment' }, 10);
    const submissions = async (quizId: number) =>
      (await (await student.call('submissions', { params: { id: quizId } })).json()) as { submitted_at: string }[];
    const given = async (quizId: number) => {
      const score = (await (await student.call('score', { params: { id: quizId } })).json()) as {
        results: { answer_given: string }[];
      };
      return score.results.map((result) => result.answer_given);
    };

    await goTo('/login');
    await driven.screen.write('Email', student.email);
    await driven.screen.write('Password', student.password);
    await driven.screen.press('Login');
    await driven.screen.see('Your Documents');
    await driven.screen.see(/(On this device[\s\S]*){3}/);
    await driven.screen.readyOffline();
    expect(await driven.screen.page.evaluate(() => 'sync' in ServiceWorkerRegistration.prototype, null)).toBe(false);

    // Offline from here on: a quiz that was never opened, killed in the middle of it.
    await app.goDown();
    await goTo(`/dashboard/quiz/${untimed.quizId}`);
    await driven.screen.see('Question 1 of 3');
    await driven.screen.choose('B');
    await driven.screen.see('Saved on this device');
    await driven.screen.press('Next Question');
    await driven.screen.see('Question 2 of 3');
    await driven.screen.write('Your answer...', 'Thirty "dollars", $5');
    await driven.screen.see('Saved on this device');
    await startAgain('/dashboard');
    await driven.screen.see('Continue where you stopped');
    await driven.screen.press('Resume Quiz');
    await driven.screen.see('Question 2 of 3');
    // The card on the dashboard names the question too.
    await expect.poll(() => driven.screen.given()).toBe('Thirty "dollars", $5');
    await driven.screen.press('Next Question');
    await driven.screen.see('Question 3 of 3');
    await driven.screen.press('Finish Quiz');
    await driven.screen.see('Finish the quiz?');
    await driven.screen.press('Confirm & Finish');
    await driven.screen.see('Quiz Results');
    await driven.screen.see('Waiting to send');

    // By the clock: reloaded, killed and closed for a while, it is right to a second each time.
    await goTo(`/dashboard/quiz/${timed.quizId}`);
    await driven.screen.press('Start Quiz');
    await driven.screen.clock();
    const deadline = (await startedAt(driven.screen)) + 45_000;
    await checkClock(driven.screen, deadline);
    await driven.screen.choose('C');
    await driven.screen.see('Saved on this device');
    await driven.screen.page.reload();
    await checkClock(driven.screen, deadline);
    await driven.kill();
    await wait(2_000);
    await startAgain(`/dashboard/quiz/${timed.quizId}`);
    await checkClock(driven.screen, deadline);

    // Another one, over while the browser is closed: handed in at the next start, on any screen.
    await goTo(`/dashboard/quiz/${moment.quizId}`);
    await driven.screen.press('Start Quiz');
    await driven.screen.clock();
    const over = (await startedAt(driven.screen)) + 10_000;
    await driven.screen.choose('A');
    await driven.screen.see('Saved on this device');
    await driven.kill();
    await wait(Math.max(0, over + 4_000 - Date.now()));
    await startAgain('/dashboard/pricing');
    await driven.screen.see("Time's up! Submitting quiz automatically.");

    // The long one runs out on its own screen.
    await goTo(`/dashboard/quiz/${timed.quizId}`);
    await driven.screen.see('Quiz Results');
    expect(Date.now()).toBeGreaterThanOrEqual(deadline);
    await startAgain('/dashboard');
    await driven.screen.see('Your Documents');

    // The network is back, and nobody touches the page.
    await app.goUp();
    await expect.poll(async () => (await submissions(moment.quizId)).length, { timeout: 60_000 }).toBe(1);
    await expect.poll(async () => (await submissions(timed.quizId)).length, { timeout: 60_000 }).toBe(1);
    await expect.poll(async () => (await submissions(untimed.quizId)).length, { timeout: 60_000 }).toBe(1);
    expect(await given(untimed.quizId)).toEqual(['B', 'Thirty "dollars", $5', '']);
    expect(await given(timed.quizId)).toEqual(['C', '', '']);
    expect(await given(moment.quizId)).toEqual(['A', '', '']);
    const at = async (quizId: number) => Date.parse((await submissions(quizId))[0]?.submitted_at ?? '');
    expect(Math.abs((await at(moment.quizId)) - over)).toBeLessThanOrEqual(1_000);
    expect(Math.abs((await at(timed.quizId)) - deadline)).toBeLessThanOrEqual(1_000);
    await driven.screen.page.reload();
    await driven.screen.see('Your Documents');
    for (const { quizId } of [untimed, timed, moment]) expect(await submissions(quizId)).toHaveLength(1);
  },
);
