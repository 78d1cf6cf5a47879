// The whole way by keyboard alone: no click, no touch. Every stop of Tab can be seen, and nothing traps it.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { notes, saved, startScreens, student } from './world.ts';

const MOST_STOPS = 80;

/** What has the focus: its name as one reads it, and whether the focus is drawn. */
function focused(page: Page): Promise<{ name: string; isDrawn: boolean }> {
  return page.evaluate(() => {
    const place = document.activeElement;
    if (!(place instanceof HTMLElement) || place === document.body) return { name: '', isDrawn: true };
    const label = place instanceof HTMLInputElement || place instanceof HTMLTextAreaElement ? place.labels?.[0]?.innerText : '';
    const name = place.getAttribute('aria-label') || label || place.innerText || place.getAttribute('placeholder') || '';
    // A radio or a file field may be drawn by its row.
    const drawn = [place, place.closest('label'), place.parentElement].some((one) => {
      if (!one) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
    });
    return { name: name.trim().replace(/\s+/g, ' '), isDrawn: drawn };
  });
}

/** Presses Tab until something of this name has the focus. Every stop on the way must be drawn. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  const seen: string[] = [];
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    const here = await focused(page);
    expect(here.isDrawn, `the focus on "${here.name}" cannot be seen`).toBe(true);
    if (name.test(here.name)) return;
    seen.push(here.name);
  }
  throw new Error(`${name} is not reached by Tab: ${seen.join(' | ')}`);
}

async function press(page: Page, name: RegExp): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press('Enter');
}

async function write(page: Page, name: RegExp, text: string): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.type(text);
}

test('from the landing to the results and out again by keyboard alone', async () => {
  const { page } = await startScreens();
  await page.setViewportSize({ width: 1280, height: 900 });
  // Heard from the start: the system's own dialog would open before a listener that comes with the key.
  page.on('filechooser', (chooser) => void chooser.setFiles(notes));
  await press(page, /^Login$/);
  await page.getByRole('heading', { name: 'Welcome' }).waitFor();
  await press(page, /^Register$/);
  await page.getByRole('heading', { name: 'Create Account' }).waitFor();
  await write(page, /^Email$/, student.email);
  await write(page, /^Password$/, student.password);
  await write(page, /^Confirm Password$/, student.password);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Welcome' }).waitFor();
  await write(page, /^Email$/, student.email);
  await write(page, /^Password$/, student.password);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Your Documents' }).waitFor();
  // The list comes after its heading; what it replaces would take the focus with it.
  await page.waitForLoadState('networkidle');

  await press(page, /^Upload New Document$/);
  await page.getByRole('heading', { name: 'Upload Documents' }).waitFor();
  await tabTo(page, /^Drag & drop/);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Upload Document' }).waitFor();
  await press(page, /^Upload Document$/);
  await page.getByText('uploaded successfully! Processing started.').waitFor();
  await page
    .getByRole('link', { name: /^Take Quiz/ })
    .first()
    .waitFor();

  // The menu of the document opens, closes and gives the focus back.
  await press(page, /^More for /);
  await page.getByRole('menu').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('menu').waitFor({ state: 'detached' });
  expect((await focused(page)).name).toMatch(/^More for /);

  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await press(page, /^Take Quiz\b/);
  const total = await takeByKeyboard(page);

  await page.getByRole('heading', { name: 'Quiz Results' }).waitFor();
  // The right ones are folded.
  expect(await page.locator('article.res').count()).toBe(total);
  await press(page, /^Back to Dashboard$/);
  await page.getByRole('heading', { name: 'Your Documents' }).waitFor();
  await press(page, /^Logout$/);
  await page.getByRole('heading', { name: 'Welcome' }).waitFor();
});

/** Answers the first question by Tab and Space, flags it, leaves the rest, and hands in. Gives the number of questions. */
async function takeByKeyboard(page: Page): Promise<number> {
  const heading = page.getByRole('heading', { name: /^Question 1 of \d+$/ });
  const total = Number((await heading.innerText()).split(' ').pop());
  if ((await page.getByRole('radio').count()) > 0) {
    await page.locator('input[type=radio]').first().waitFor();
    await tabTo(page, /^A\b/);
    await page.keyboard.press('Space');
  } else {
    await tabTo(page, /answer/i);
    await page.keyboard.type('in my own words');
  }
  await saved(page);
  await press(page, /^Check Answer$/);
  await page.locator('.feed__h').waitFor();
  for (let n = 2; n <= total; n += 1) {
    await page.keyboard.press('ArrowRight');
    await page.getByRole('heading', { name: `Question ${n} of ${total}` }).waitFor();
  }
  await press(page, /^Finish Quiz$/);
  const dialog = page.getByRole('dialog', { name: 'Finish the quiz?' });
  await dialog.waitFor();
  await press(page, /^Confirm & Finish$/);
  return total;
}
