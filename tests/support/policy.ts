// After each test with a browser: the strict content policy refused nothing, whichever tab it was in Chromium and
// Firefox, and whichever worker in Chromium. WebKit's driver tells nothing.
import { afterEach, expect } from 'vitest';
import { takeRefused } from './refused.ts';

afterEach(() => {
  expect(takeRefused(), 'what the content policy refused').toEqual([]);
});
