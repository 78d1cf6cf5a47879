// The way back, by the browser's button or after a reload, ends where a page was left, also on pages that read the device first.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Question } from '#core/quiz/quiz';
import { giveDocuments, nameOf } from '../support/manyDocuments.ts';
import { seedQuiz } from '../support/quizzes.ts';
import { enter, type ServedApp, serveApp } from '../support/servedApp.ts';

const questions: Question[] = Array.from({ length: 30 }, (_, at) => ({
  question_id: at + 1,
  question_text: `What is the capital of country ${at + 1}?`,
  question_type: 'short_answer',
  topic: `Topic ${at % 15}`,
  correct_answer: `Town ${at + 1}`,
  explanation: 'It stands in the atlas.',
}));

let app: ServedApp;
let quizId: number;
beforeAll(async () => {
  app = await serveApp();
  ({ quizId } = await seedQuiz(app.server, app.student, { title: 'Capitals', questions }));
  const answers = questions.map(({ question_id }) => ({ question_id, answer_given: 'Nowhere' }));
  const handedIn = await app.student.call('submit', { params: { id: quizId }, body: { answers } });
  expect(handedIn.status).toBe(200);
  await enter(app);
});
afterAll(() => app.close());

const screens: [string, () => string, string][] = [
  ['the results', () => `/dashboard/results/${quizId}`, 'Detailed Breakdown'],
  ['the settings', () => '/dashboard/settings', 'Where you are logged in'],
  ['the editor', () => `/dashboard/quiz/${quizId}/edit`, 'Edit quiz'],
  ['progress', () => '/dashboard/progress', 'Progress'],
];

test.each(screens)('of %s', async (_, address, words) => {
  const { page } = app.browser;
  const place = () => page.evaluate(() => Math.round(scrollY));
  const shown = () => page.getByText(words, { exact: true }).first().waitFor();
  await page.goto(app.url + address());
  await shown();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(1_800);
  // What comes late above it may still move it. The driver's own click would scroll.
  const left = await page.evaluate(async () => {
    const scrolled = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }));
    scrollTo({ top: 900, behavior: 'instant' });
    await scrolled;
    document.querySelector<HTMLElement>('.brand')?.click();
    return Math.round(scrollY);
  });
  expect(left).toBe(900);
  await page.getByText('Study and Prepare for your exams faster').waitFor();
  await page.goBack();
  await shown();
  await expect.poll(place, { timeout: 10_000 }).toBe(900);

  await page.reload();
  await shown();
  await expect.poll(place, { timeout: 10_000 }).toBe(900);
});

test('of the dashboard, though the card of an open quiz above the list is gone', async () => {
  const { page } = app.browser;
  await giveDocuments(app.server, app.student.email, 12, 3);
  await page.goto(`${app.url}/dashboard/quiz/${quizId}`);
  await page.getByText('Question 1 of 30').first().waitFor();
  await page.getByPlaceholder('Your answer...').fill('Town');
  await page.getByText('Saved on this device', { exact: true }).first().waitFor();
  await page.goto(`${app.url}/dashboard`);
  await page.getByText('Continue where you stopped').waitFor();
  await page.getByText(nameOf(8)).waitFor();
  /** where the row is on screen; `open`: leaves from there at once */
  const look = (given: { name: string; open?: string }) =>
    page.evaluate(async ({ name, open }) => {
      const scrolled = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }));
      if (open !== undefined) scrollTo({ top: 1_400, behavior: 'instant' });
      if (open !== undefined) await scrolled;
      const row = [...document.querySelectorAll('[data-key]')].find((one) => one.textContent?.includes(name));
      if (open !== undefined) document.querySelector<HTMLElement>(`a[href="${open}"]`)?.click();
      return Math.round(row?.getBoundingClientRect().top ?? -1);
    }, given);
  const before = await look({ name: nameOf(8), open: `/dashboard/quiz/${quizId}` });
  await page.getByText('Question 1 of 30').first().waitFor();
  await page.getByRole('button', { name: 'Discard', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard', exact: true }).click();
  await page.getByText('The attempt was discarded.').waitFor();
  await page.goBack();
  await expect.poll(() => look({ name: nameOf(8) }), { timeout: 10_000 }).toBe(before);
  expect(await page.getByText('Continue where you stopped').count()).toBe(0);
});

test('leads to the page before, also after a reload while a menu was open', async () => {
  const { page } = app.browser;
  await page.goto(`${app.url}/dashboard/pricing`);
  await page.getByText('Coming Soon').waitFor();
  await page.getByRole('link', { name: 'Home' }).click();
  await page.getByRole('button', { name: 'More for notes.txt' }).click();
  await page.getByRole('menuitem', { name: 'Edit quiz' }).waitFor();
  await page.reload();
  await page.getByText('notes.txt').first().waitFor();
  await expect.poll(() => page.evaluate(() => (history.state as { sheet?: boolean } | null)?.sheet === true)).toBe(false);
  await page.evaluate(() => history.back());
  await page.getByText('Coming Soon').waitFor({ timeout: 10_000 });
});
