// Takes a picture of every screen (npm run screenshots). It is not part of npm test.
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { CDPSession } from 'playwright-core';
import { test } from 'vitest';
import type { Stop } from '../journeys/tour/acts.ts';
import { openStage, type Stage } from '../journeys/tour/stage.ts';
import { parts, phone, settle } from '../journeys/tour.ts';

const folder = process.env.SCREENS ?? fileURLToPath(new URL('../../.cache/screens', import.meta.url));
const sizes = [phone, { width: 1280, height: 800 }];
const MOST_BYTES = 60_000;

/** The best of a few qualities that is still light. Playwright knows no WebP; the browser does. */
async function picture({ page }: Stage, session: CDPSession, fullPage: boolean): Promise<Buffer> {
  const size = page.viewportSize() ?? phone;
  // A bar that is fixed to the window stays where it is only in a window as high as the page.
  if (fullPage) {
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width: size.width, height: Math.max(height, size.height) });
    await settle(page);
  }
  let bytes = Buffer.alloc(0);
  for (const quality of [85, 70, 55, 40, 25]) {
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality });
    bytes = Buffer.from(data, 'base64');
    if (bytes.length <= MOST_BYTES) break;
  }
  await page.setViewportSize(size);
  return bytes;
}

async function photographer(stage: Stage, taken: number[]): Promise<Stop> {
  const { page } = stage;
  const session = await page.context().newCDPSession(page);
  return async (name, { full = false, inEachSize } = {}) => {
    for (const size of sizes) {
      await page.setViewportSize(size);
      await page.mouse.move(0, 0);
      await inEachSize?.();
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await settle(page);
        for (const fullPage of full && colorScheme === 'light' ? [false, true] : [false]) {
          const bytes = await picture(stage, session, fullPage);
          taken.push(bytes.length);
          await writeFile(`${folder}/${name}${fullPage ? '-full' : ''}-${size.width}-${colorScheme}.webp`, bytes);
        }
      }
    }
    await page.setViewportSize(phone);
  };
}

test.concurrent.for(Object.entries(parts))(
  'a picture of every screen: %s',
  { timeout: 400_000 },
  async ([, walk], { expect, onTestFinished }) => {
    await mkdir(folder, { recursive: true });
    const stage = await openStage(onTestFinished);
    const taken: number[] = [];
    await walk(stage, await photographer(stage, taken));
    expect(Math.max(...taken)).toBeLessThanOrEqual(MOST_BYTES);
  },
);
