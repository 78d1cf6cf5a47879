// A newcomer's first hour, with every tap and every filled field counted.
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { notes, startScreens, student } from './world.ts';

const MOST_TAPS = 8;
const MOST_FIELDS = 2;

/** A thumb on this page, which counts. */
function thumb(page: Page) {
  const taps: string[] = [];
  const fields: string[] = [];
  return {
    taps,
    fields,
    tap: async (place: Locator) => {
      taps.push(await place.innerText().catch(() => 'a place'));
      await place.click();
    },
    /** Typed where the focus is already: by the screen itself, or by the keyboard's Next. */
    type: async (label: string, text: string) => {
      const field = page.getByLabel(label, { exact: true });
      expect(await field.evaluate((one) => one === document.activeElement), `${label} has the focus`).toBe(true);
      fields.push(label);
      await page.keyboard.type(text);
    },
  };
}

test('from the landing to the first question: at most eight taps and two fields', async () => {
  const { page } = await startScreens();
  const { tap, type, taps, fields } = thumb(page);
  // Heard from the start: the system's own window would open before a listener that comes with the tap.
  page.on('filechooser', (chooser) => void chooser.setFiles(notes));
  await tap(page.getByRole('link', { name: 'Get Started' }));
  await page.getByRole('heading', { name: 'Create Account' }).waitFor();
  await type('Email', student.email);
  // The keyboard's Next: the form is not complete, so the browser goes on to what is missing.
  await page.keyboard.press('Enter');
  // A password manager proposes a password with one press, for both of its fields at once.
  fields.push('Password');
  for (const label of ['Password', 'Confirm Password']) await page.getByLabel(label, { exact: true }).fill(student.password);
  await tap(page.getByRole('button', { name: 'Register' }));
  await page.getByRole('heading', { name: 'Welcome' }).waitFor();
  await tap(page.getByRole('button', { name: 'Login', exact: true }));
  await page.getByText('No documents yet!').waitFor();
  await tap(page.getByRole('link', { name: 'Upload New Document' }).first());
  await tap(page.getByRole('button', { name: /Drag & drop/ }));
  taps.push('the file, in the system’s own window');
  await tap(page.getByRole('button', { name: 'Upload Document' }));
  await page
    .getByRole('link', { name: /^Take Quiz/ })
    .first()
    .waitFor();
  await tap(page.getByRole('link', { name: /Take Quiz/ }).first());
  await page
    .getByText(/^Question 1 of \d+$/)
    .first()
    .waitFor();
  expect(taps.length, taps.join(' | ')).toBeLessThanOrEqual(MOST_TAPS);
  expect(fields.length, fields.join(' | ')).toBeLessThanOrEqual(MOST_FIELDS);
});
