// What one got wrong comes back, where there is no network and the phone is killed in the middle; and on another device it is the same.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import type { Question } from '#core/quiz/quiz';
import { emptyDeck, withEvents } from '#core/review/review';
import { ReviewEvent, type ReviewsPage } from '#core/review/reviewEvent';
import { dueNow, forecast, usualSettings } from '#core/review/reviewPlan';
import { skewedClocks } from '../faults/inPage.ts';
import { startBrowser } from '../support/browser.ts';
import { newStudent } from '../support/people.ts';
import { seedQuiz, questions as written } from '../support/quizzes.ts';
import { startPhone } from './driven/phone.ts';

const DAY_MS = 86_400_000;
const DOUBLE_TAP_MS = 450;
const tomorrow = skewedClocks({ wall: DAY_MS, mono: 0 });
const choice = (id: number): Question => ({
  question_id: id,
  question_text: `Which is number ${id}?`,
  question_type: 'multiple_choice',
  options: { A: 'right', B: 'wrong', C: 'neither', D: 'nor this' },
  correct_answer: 'A',
});
/** Ids 1, 2 and 5 are a choice, a short answer and an essay. */
const questions = [...written, choice(7), choice(8), choice(9)];
const right: Record<number, string> = { 8: 'A', 9: 'A' };

/** The log as it lies on this device, asked past the app. */
async function logOn(page: Page): Promise<ReviewEvent[]> {
  const rows = await page.evaluate(
    () =>
      new Promise<{ event: unknown }[]>((resolve, reject) => {
        const opening = indexedDB.open('oasis');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction('reviews').objectStore('reviews').getAll();
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result as { event: unknown }[]);
          };
        };
      }),
  );
  return rows.map(({ event }) => ReviewEvent.parse(event));
}

const deckOn = async (page: Page) => {
  const deck = withEvents(emptyDeck, await logOn(page));
  return [...deck.values()].sort((a, b) => a.questionId - b.questionId);
};

/** Answers the card on screen wrongly, or not at all, and looks at what is right. */
async function check(page: Page): Promise<void> {
  await page.locator('.qtext').waitFor();
  await page.getByRole('button', { name: /^Show (Model )?Answer$/ }).click();
  await page.locator('.feed').waitFor();
}

async function rate(page: Page, rating: 'Again' | 'Good'): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${rating}:`) }).click();
  await page.getByText(`${rating} · Saved on this device`).waitFor();
}

test('four wrong answers of an offline quiz come back the next day, survive a kill in the middle, and are the same on another device', async () => {
  let days = 0;
  const phone = await startPhone(() => Date.now() + days * DAY_MS);
  const { app } = phone;
  const student = await newStudent(app.server);
  const { quizId } = await seedQuiz(app.server, student, { title: 'Culture', questions });
  await phone.goTo('/');
  await phone.logIn(student, 1);

  // The quiz, without a network, for the worker too: two right, four wrong or blank.
  await app.goDown();
  await phone.startAgain(`/dashboard/quiz/${quizId}`, { offline: true });
  for (const [at, { question_id: id, question_type: type }] of questions.entries()) {
    await phone.page
      .getByText(`Question ${at + 1} of ${questions.length}`)
      .first()
      .waitFor();
    if (type === 'multiple_choice') await phone.page.keyboard.press(right[id] ?? 'd');
    else await phone.page.getByPlaceholder('Your answer...').fill('I do not know');
    await phone.page.getByText('Saved on this device', { exact: true }).first().waitFor();
    // Sooner, it would be the second half of a double tap.
    await wait(DOUBLE_TAP_MS);
    await phone.page
      .getByRole('button', { name: at === questions.length - 1 ? 'Finish Quiz' : 'Next Question' })
      .first()
      .click();
  }
  // The last answer was checked for it; now it finishes.
  await phone.page.locator('.feed').waitFor();
  await wait(DOUBLE_TAP_MS);
  await phone.page.getByRole('button', { name: 'Finish Quiz' }).click();
  await phone.page.getByRole('button', { name: 'Confirm & Finish' }).click();
  await phone.page.getByRole('heading', { name: 'Quiz Results' }).waitFor();
  await phone.goTo('/dashboard/review');
  await phone.page.getByText('Tomorrow: 4 questions.').waitFor();

  // The next day, still without a network.
  days = 1;
  await phone.startAgain('/dashboard', { before: tomorrow, offline: true });
  await phone.page.getByRole('link', { name: 'Review 4 questions' }).click();
  await phone.page.getByText('1 of 4', { exact: true }).waitFor();
  await check(phone.page);
  await rate(phone.page, 'Good');
  await phone.page.getByText('2 of 4', { exact: true }).waitFor();
  await check(phone.page);
  // Undone, and rated anew.
  await rate(phone.page, 'Good');
  await phone.page.getByRole('button', { name: 'Undo: Good' }).click();
  await phone.page.getByText('2 of 4', { exact: true }).waitFor();
  await check(phone.page);
  await rate(phone.page, 'Again');
  const before = await deckOn(phone.page);
  await check(phone.page);

  // Killed with a card checked and not rated: what was called saved is there, and that card is asked again.
  await phone.startAgain('/dashboard/review', { before: tomorrow, offline: true });
  await phone.page.getByText('1 of 3', { exact: true }).waitFor();
  expect(await deckOn(phone.page)).toEqual(before);
  for (const n of [1, 2, 3]) {
    await phone.page.getByText(`${n} of 3`, { exact: true }).waitFor();
    await check(phone.page);
    await rate(phone.page, 'Good');
  }
  await phone.page.getByText('Done for today').waitFor();

  // The network is back.
  await app.goUp();
  await phone.page.context().setOffline(false);
  await phone.goTo('/dashboard/review');
  const onServer = async () => ((await (await student.call('reviews')).json()) as ReviewsPage).events;
  // Four missed, five ratings of which one was undone, the undoing, and the two that came after the kill.
  await expect.poll(async () => (await onServer()).length).toBe(4 + 6 + 1);
  const mine = await deckOn(phone.page);

  // Another device.
  const folder = await mkdtemp(path.join(tmpdir(), 'oasis tablet '));
  const tablet = await startBrowser(folder);
  onTestFinished(async () => {
    await tablet.kill();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  });
  await tablet.page.context().addInitScript({ content: tomorrow });
  await tablet.page.goto(`${app.url}/login`);
  await tablet.page.getByLabel('Email', { exact: true }).fill(student.email);
  await tablet.page.getByLabel('Password', { exact: true }).fill(student.password);
  await tablet.page.getByRole('button', { name: 'Login', exact: true }).click();
  await tablet.page.getByRole('heading', { name: 'Your Documents' }).waitFor();
  await expect.poll(() => deckOn(tablet.page)).toEqual(mine);
  await tablet.page.goto(`${app.url}/dashboard/review`);
  await tablet.page.getByText('Done for today').waitFor();
  const deck = withEvents(emptyDeck, await logOn(tablet.page));
  const time = { wall: Date.now() + DAY_MS, zone: -new Date().getTimezoneOffset() };
  expect(dueNow(deck, usualSettings, time)).toEqual([]);
  expect(forecast(deck, usualSettings, time, 60).reduce((sum, count) => sum + count, 0)).toBe(4);
});
