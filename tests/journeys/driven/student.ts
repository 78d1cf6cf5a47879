// A student in any of the browsers: signed in, with quizzes on the device, and the steps that more than one journey takes.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'vitest';
import { newStudent } from '../../support/people.ts';
import { sampleQuiz, seedQuiz } from '../../support/quizzes.ts';
import { openApp } from './app.ts';
import type { Driven, StartDriven } from './drivers.ts';

/** A quiz of the student's: its title, and its limit in seconds. */
type Given = { title?: string; seconds?: number };

export type SignedIn = Awaited<ReturnType<typeof signedIn>>;

/** A student who is signed in and has these quizzes on this device; one without a limit unless they are named. */
export async function signedIn(
  start: StartDriven,
  atTheEnd: (work: () => Promise<void>) => void,
  quizzes: [Given, ...Given[]] = [{}],
) {
  const app = await openApp();
  const folder = await mkdtemp(path.join(tmpdir(), 'oasis every '));
  let driven: Driven = await start(folder);
  atTheEnd(async () => {
    await driven.kill();
    await app.close();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  });
  const student = await newStudent(app.server);
  const quizIds: number[] = [];
  for (const { title = sampleQuiz.title, seconds = null } of quizzes) {
    quizIds.push((await seedQuiz(app.server, student, { ...sampleQuiz, title }, seconds)).quizId);
  }
  const goTo = (address: string) => driven.screen.page.goto(app.url + address);
  await goTo('/login');
  await driven.screen.write('Email', student.email);
  await driven.screen.write('Password', student.password);
  await driven.screen.press('Login');
  await driven.screen.see('Your Documents');
  await driven.screen.see(new RegExp(`(On this device[\\s\\S]*){${quizzes.length}}`));
  await driven.screen.readyOffline();
  return {
    app,
    student,
    quizIds: quizIds as [number, ...number[]],
    get screen() {
      return driven.screen;
    },
    newTab: () => driven.newTab(),
    goTo,
    kill: () => driven.kill(),
    startAgain: async (address: string) => {
      await driven.kill();
      driven = await start(folder);
      await goTo(address);
    },
    submissions: async (quizId: number) =>
      (await (await student.call('submissions', { params: { id: quizId } })).json()) as { submitted_at: string }[],
    given: async (quizId: number) => {
      const score = await (await student.call('score', { params: { id: quizId } })).json();
      return (score as { results: { answer_given: string }[] }).results.map((one) => one.answer_given);
    },
  };
}

/** What `takeThroughAKill` answers. */
export const TAKEN = ['B', 'Thirty "dollars", $5', ''];

/** A quiz that was never opened: begun, killed in the middle, resumed and handed in, all of it without a network. */
export async function takeThroughAKill(phone: SignedIn, quizId: number): Promise<void> {
  await phone.goTo(`/dashboard/quiz/${quizId}`);
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
  // The card on the dashboard names the question too.
  await phone.screen.holds('Thirty "dollars", $5');
  await phone.screen.press('Next Question');
  await phone.screen.see('Question 3 of 3');
  await phone.screen.press('Finish Quiz');
  await phone.screen.see('Finish the quiz?');
  await phone.screen.press('Confirm & Finish');
  await phone.screen.see('Quiz Results');
  await phone.screen.see('Waiting to send');
}

/** The browser never wakes the worker here. */
export async function expectNoSync({ screen }: SignedIn): Promise<void> {
  expect(await screen.page.evaluate(() => 'sync' in ServiceWorkerRegistration.prototype, null)).toBe(false);
}
