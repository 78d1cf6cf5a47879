// The browser translates the page while it runs: text nodes are wrapped in fonts, or replaced by them, on every screen and after
// every change. No screen falls, and what the app says next is what stands there.

import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { pressLogout } from '../support/logout.ts';
import { sampleQuiz, seedQuiz } from '../support/quizzes.ts';
import { enter, serveApp } from '../support/servedApp.ts';

/** Translates what is there, and from now on what comes: every second text is replaced, the others are wrapped. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    let count = 0;
    const isOurs = (text: Text) => text.parentElement?.closest('font, script, style, textarea, [translate="no"], mjx-container');
    const run = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      while (walker.nextNode()) {
        const text = walker.currentNode as Text;
        if (text.data.trim() !== '' && !isOurs(text)) found.push(text);
      }
      for (const text of found) {
        count += 1;
        const outer = document.createElement('font');
        const inner = outer.appendChild(document.createElement('font'));
        if (count % 2 === 0) {
          inner.textContent = text.data;
          text.parentNode?.insertBefore(outer, text);
          text.remove();
        } else {
          text.replaceWith(outer);
          inner.append(text);
        }
      }
    };
    run();
    new MutationObserver(run).observe(document.body, { childList: true, subtree: true, characterData: true });
    document.documentElement.classList.add('translated-ltr');
  });
}

test('no screen falls while the browser translates it', async () => {
  const app = await serveApp();
  onTestFinished(app.close);
  const { page, complaints } = app.browser;
  const { quizId } = await seedQuiz(app.server, app.student, sampleQuiz);
  await enter(app);
  const fonts = () => page.locator('main font').first().waitFor();
  const press = async (role: 'button' | 'link' | 'radio', name: RegExp | string) =>
    page.getByRole(role, { name }).first().click();
  await translate(page);
  await fonts();
  await press('link', /Upload New Document/);
  await page.getByText('click to select file').waitFor();
  await press('radio', 'Custom');
  await press('radio', 'Suggested');
  await press('link', 'Groups');
  await page.getByRole('heading', { name: 'Groups' }).waitFor();
  await press('link', 'Home');
  await page.getByRole('heading', { name: 'Your Documents' }).waitFor();
  await press('button', /^More for /);
  await page.getByRole('menu').waitFor();
  await page.keyboard.press('Escape');
  await press('link', /Take Quiz/);
  await page.getByRole('heading', { name: 'Question 1 of 3' }).waitFor();
  await fonts();
  await page.locator('input[value=A]').click();
  await press('button', 'Check Answer');
  await page.locator('.feed__h').getByText('Incorrect').waitFor();
  await press('button', 'Flag for Review');
  await page.getByText('Flagged for Review').first().waitFor();
  await press('button', 'Next Question');
  await page.getByRole('heading', { name: 'Question 2 of 3' }).waitFor();
  expect(await page.locator('.feed__h').count()).toBe(0);
  await page.getByPlaceholder('Your answer...').fill('30');
  await press('button', 'Check Answer');
  await page.locator('.feed__h').getByText('Correct!').waitFor();
  await press('button', 'Previous');
  await page.getByRole('heading', { name: 'Question 1 of 3' }).waitFor();
  await press('button', 'Unflag Question');
  await press('button', 'Next Question');
  await press('button', 'Next Question');
  await page.getByRole('heading', { name: 'Question 3 of 3' }).waitFor();
  await press('button', 'Finish Quiz');
  await page.getByText('Finish the quiz?').waitFor();
  await press('button', 'Review Answers');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await press('button', 'Finish Quiz');
  await press('button', 'Confirm & Finish');
  await page.getByRole('heading', { name: 'Quiz Results' }).waitFor();
  await page.getByText('Received', { exact: true }).waitFor();
  await fonts();
  await press('radio', /^Incorrect/);
  await press('radio', /^All/);
  await press('button', /^Practise/);
  await page.getByRole('heading', { name: 'Question 1 of 2' }).waitFor();
  await page.goto(`${app.url}/dashboard/quiz/${quizId}`);
  await page.getByRole('heading', { name: 'Question 1 of 3' }).waitFor();
  await translate(page);
  await press('button', 'Next Question');
  await page.getByRole('heading', { name: 'Question 2 of 3' }).waitFor();
  await pressLogout(page);
  await page.getByRole('heading', { name: 'Welcome' }).waitFor();
  await fonts();
  await press('link', 'Register');
  await page.getByRole('heading', { name: 'Create Account' }).waitFor();
  expect(complaints.filter((one) => /Node|NotFound|Minified React/.test(one))).toEqual([]);
});
