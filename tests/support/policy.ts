// After each test with a browser: the strict content policy refused nothing, whichever browser, tab or worker it was (Chromium alone tells).
import { afterEach, expect } from 'vitest';
import { takeRefused } from './browser.ts';

afterEach(() => {
  expect(takeRefused(), 'what the content policy refused').toEqual([]);
});
