// Text at twice its size, and a page at 200 %: everything is there, and no screen scrolls sideways (WCAG 1.4.4 and 1.4.10).
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { settle } from './tour.ts';
import { answer, notes, readQuestion, signUp, startWorld, uploadAndWait } from './world.ts';

/** `root`: the size that the page's root is given; `setting`: the one in the browser's settings, in px. */
const views = [
  { name: 'a small phone, text at 200 %', size: { width: 360, height: 800 }, root: '', setting: 32 },
  { name: 'a small phone, the root at 200 %', size: { width: 360, height: 800 }, root: '200%', setting: 16 },
  // 1280 by 800 at 200 %, as the page sees it.
  { name: 'a wide screen at 200 %', size: { width: 640, height: 400 }, root: '', setting: 16 },
  { name: 'a wide screen, text at 200 %', size: { width: 1280, height: 800 }, root: '', setting: 32 },
];

/** What sticks out of the page sideways, in words; nothing if all is well. */
async function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    // What is cut off without a scrollbar is as bad: buttons, links and headings must be whole.
    const cut = [...document.querySelectorAll<HTMLElement>('a, button, input, h1, h2, .chip, .name')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((element) => !element.closest('.vh, .skip') && element.getBoundingClientRect().width > 1)
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1 || element.getBoundingClientRect().left < -1)
      .map((element) => `${element.tagName} “${element.textContent.trim().slice(0, 40)}”`);
    return scrollWidth > clientWidth ? [`${scrollWidth} of ${clientWidth} px`, ...cut] : cut;
  });
}

test('no screen is wider than its window, whatever the size of its text', async () => {
  const world = await startWorld();
  const { page } = world;
  const browser = await page.context().newCDPSession(page);
  const found: string[] = [];
  const look = async (screen: string) => {
    for (const { name, size, root, setting } of views) {
      await page.setViewportSize(size);
      await browser.send('Page.setFontSizes', { fontSizes: { standard: setting } });
      await page.evaluate((fontSize) => {
        document.documentElement.style.fontSize = fontSize;
      }, root);
      await settle(page);
      for (const one of await tooWide(page)) found.push(`${screen}, ${name}: ${one}`);
    }
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
    await page.setViewportSize({ width: 390, height: 844 });
  };
  const visit = async (address: string, words: string) => {
    await page.goto(world.url + address);
    await page.getByText(words).filter({ visible: true }).first().waitFor();
    await look(address);
  };
  await visit('/', 'Study and Prepare for your exams faster');
  await visit('/login', 'Forgot your password?');
  await visit('/register', 'Already have an account?');
  await visit('/forgot-password', 'Back to Login');
  await visit('/reset-password/some-token', 'Reset Password');
  await visit('/verify-email/wrong', 'Verification Failed');
  await page.goto(world.url);
  await signUp(page);
  await page.getByText('No documents yet!').waitFor();
  await look('the empty dashboard');
  await uploadAndWait(page, notes);
  await look('the dashboard');
  await visit('/dashboard/upload', 'click to select file');
  await visit('/dashboard/pricing', 'Coming Soon');
  await visit('/dashboard/offline', 'Run Self-test');
  await page.goto(`${world.url}/dashboard`);
  await page
    .getByRole('link', { name: /Take Quiz/ })
    .first()
    .click();
  const { total, kind } = await readQuestion(page);
  await look('a question');
  await answer(page, kind, 'A', 'in my own words');
  await page.getByRole('button', { name: 'Check Answer' }).click();
  await page.getByText('Answer Submitted').or(page.getByText('Correct!')).or(page.getByText('Incorrect')).first().waitFor();
  await look('a checked question');
  let last = { total, kind };
  for (let n = 2; n <= total; n += 1) {
    await page.getByRole('button', { name: 'Next Question' }).click();
    last = await readQuestion(page, n);
  }
  await answer(page, last.kind, 'A', 'in my own words');
  await page.getByRole('button', { name: 'Check Answer' }).click();
  await page.getByRole('button', { name: 'Finish Quiz' }).click();
  await page.getByText('Finish the quiz?').waitFor();
  await look('the question before finishing');
  await page.getByRole('button', { name: 'Confirm & Finish' }).click();
  await page.getByText('Your Score').waitFor();
  await look('the results');
  expect(found).toEqual([]);
});
