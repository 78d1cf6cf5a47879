// Formulas that are wider than a phone: each scrolls in a box of its own, on every screen that shows one, and the page is never
// wider than the screen. Formulas that would end the tab or cover the page are shown as they were written.
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import type { Question, Quiz } from '#core/quiz/quiz';
import { seedQuiz } from '../support/quizzes.ts';
import { enter, serveApp } from '../support/servedApp.ts';
import { settle } from './tour.ts';

const widths = [320, 360, 390];
const taylor =
  '$f(x) = f(a) + f^{\\prime}(a)(x - a) + \\frac{f^{\\prime\\prime}(a)}{2!}(x - a)^2 + \\frac{f^{(3)}(a)}{3!}(x - a)^3$';
const wide =
  '$$\\int_0^1 x^2\\,dx + \\sum_{i=1}^{n} i^2 + \\prod_{k=1}^{n} k + \\begin{pmatrix} 1 & 2 & 3 \\\\ 4 & 5 & 6 \\end{pmatrix} + \\frac{a+b}{c+d}$$';

const quiz: Quiz = {
  title: 'Long formulas',
  questions: [
    {
      question_id: 1,
      question_text: `Which series is ${taylor}, and why?`,
      question_type: 'multiple_choice',
      options: { A: `It is ${taylor}.`, B: wide, C: 'None', D: 'All $x$' },
      correct_answer: 'A',
      explanation: `It goes on: ${taylor}. ${wide}`,
      source: { page: 3, quote: `Here ${taylor} stands.` },
    },
    {
      question_id: 2,
      question_text: `Explain. ${wide}`,
      question_type: 'essay',
      correct_answer: `As follows: ${wide} and ${taylor}.`,
      explanation: `In short: ${wide}`,
      key_points: [{ text: `It has ${taylor}`, terms: ['series'] }],
    },
  ],
};

const harmful = [
  `$${'\\frac{1}{'.repeat(300)}${'}'.repeat(300)}$`,
  `$${'\\left('.repeat(200)}x${'\\right)'.repeat(200)}$`,
  '$$\\rule{1000em}{1000em}$$',
  '$\\vphantom{\\rule{0em}{5000em}}x$',
  '$\\hspace{100000em}x$',
];

/** How far the page reaches beyond the screen, and what scrolls in itself without being reachable. */
function measure(page: Page) {
  return page.evaluate(() => {
    const boxes = [...document.querySelectorAll<HTMLElement>('.math')].filter((box) => box.checkVisibility());
    const drawn = boxes.map((box) => ({ box, formula: box.querySelector('mjx-container') }));
    return {
      pageWidth: document.documentElement.scrollWidth,
      height: document.documentElement.scrollHeight,
      sticksOut: drawn.filter(({ box }) => box.getBoundingClientRect().right > innerWidth + 1).map(({ box }) => box.textContent),
      cut: drawn
        .filter(
          ({ box, formula }) =>
            formula && formula.getBoundingClientRect().width > innerWidth && box.scrollWidth <= box.clientWidth,
        )
        .map(({ box }) => box.textContent),
      withoutKeyboard: drawn.filter(({ box }) => box.clientWidth > 0 && box.scrollWidth > box.clientWidth + 1 && box.tabIndex < 0)
        .length,
      scrolling: drawn.filter(({ box }) => box.clientWidth > 0 && box.scrollWidth > box.clientWidth + 1).length,
    };
  });
}

/** Notes how far the page ever reached beyond the screen, as each frame begins. */
function recordWidestFrame(): void {
  let beyond = 0;
  const record = () => {
    const { documentElement: whole } = document;
    beyond = Math.max(beyond, whole.scrollWidth - innerWidth);
    whole.dataset.beyond = String(beyond);
    requestAnimationFrame(record);
  };
  requestAnimationFrame(record);
}

async function isFine(page: Page, screen: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    await settle(page);
    const found = await measure(page);
    expect({ screen, width, ...found }).toMatchObject({ pageWidth: width, sticksOut: [], cut: [], withoutKeyboard: 0 });
    expect(found.scrolling).toBeGreaterThan(0);
  }
}

test('a formula that is wider than a phone scrolls in its own box, wherever it stands', async () => {
  const app = await serveApp();
  onTestFinished(app.close);
  const { quizId } = await seedQuiz(app.server, app.student, quiz);
  await enter(app);
  const { page } = app.browser;
  await page.addInitScript(recordWidestFrame);
  const drawn = () => page.locator('.qtext mjx-container').first().waitFor();
  await page.goto(`${app.url}/dashboard/quiz/${quizId}`);
  await drawn();
  await settle(page);
  expect(await page.evaluate(() => document.documentElement.dataset.beyond)).toBe('0');
  await isFine(page, 'a question');
  const hasOwnFont = () => [...document.fonts].some(({ family, status }) => family.includes('MJX') && status === 'loaded');
  await expect.poll(() => page.evaluate(hasOwnFont)).toBe(true);
  // The comma behind the short formula of an option does not begin a line, and a tap on a formula chooses its row.
  await page.locator('.opt .math--block').first().click();
  await expect.poll(() => page.locator('input[value=B]').isChecked()).toBe(true);
  await page.getByRole('button', { name: 'Check Answer' }).click();
  await page.locator('.feed mjx-container').first().waitFor();
  await isFine(page, 'feedback');
  await page.getByRole('button', { name: 'Next Question' }).click();
  await drawn();
  await page.getByPlaceholder('Your answer...').fill('a series');
  await page.getByRole('button', { name: 'Check Answer' }).click();
  await page.locator('.feed mjx-container').first().waitFor();
  await isFine(page, 'an essay');
  await page.getByRole('button', { name: 'Finish Quiz' }).click();
  await page.getByRole('button', { name: 'Confirm & Finish' }).click();
  await page.getByRole('heading', { name: 'Quiz Results' }).waitFor();
  await page.locator('.res mjx-container').first().waitFor();
  await isFine(page, 'results');
});

test('a formula that would end the tab or cover the page is shown as it was written', async () => {
  const app = await serveApp();
  onTestFinished(app.close);
  const questions = harmful.map(
    (tex, i): Question => ({
      question_id: i + 1,
      question_text: `Harmful: ${tex} and $y$.`,
      question_type: 'short_answer',
      correct_answer: tex,
    }),
  );
  const { quizId } = await seedQuiz(app.server, app.student, { title: 'Harmful', questions });
  await enter(app);
  const { page } = app.browser;
  await page.goto(`${app.url}/dashboard/quiz/${quizId}`);
  for (const [i, tex] of harmful.entries()) {
    await page.getByRole('heading', { name: `Question ${i + 1} of ${harmful.length}` }).waitFor();
    await page.locator('.qtext mjx-container').waitFor();
    expect(await page.locator('.qtext').textContent()).toContain(tex.replaceAll('$', ''));
    const { pageWidth, height } = await measure(page);
    expect(pageWidth).toBe(390);
    expect(height).toBeLessThan(4_000);
    if (i < harmful.length - 1) await page.getByRole('button', { name: 'Next Question' }).click();
  }
});
