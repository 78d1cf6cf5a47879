// How a dashboard of a thousand documents scrolls, in a real Chromium on the real build, beside a bare page of a thousand
// lines in the same browser. It judges nothing.
import type { CDPSession, Page } from 'playwright-core';
import { giveDocuments, nameOf } from '../tests/support/manyDocuments.ts';
import { enter, serveApp } from '../tests/support/servedApp.ts';

const COUNT = 1000;
const STEPS = 240;

/** What was scrolled and how; `frames` and `bare` are the times between frames in ms, the shortest first. */
export type Scrolled = { what: string; frames: number[]; bare: number[] };

export async function scrollDashboards(): Promise<Scrolled[]> {
  const app = await serveApp();
  try {
    await giveDocuments(app.server, app.student.email, COUNT, 6);
    const { page } = app.browser;
    await enter(app);
    await page.getByText(nameOf(1)).waitFor();
    // The quizzes are kept on the device meanwhile; that is work of its own, and soon done.
    await settled(page);
    const slow = await page.context().newCDPSession(page);
    const scrolled: Scrolled[] = [];
    for (const [width, height] of [
      [1280, 800],
      [390, 844],
    ] as const) {
      for (const times of [1, 4]) {
        await page.setViewportSize({ width, height });
        const frames = await throttled(slow, times, () => scrollThrough(page, `${app.url}/dashboard`));
        const bare = await throttled(slow, times, () => scrollThrough(page, 'about:blank'));
        scrolled.push({
          what: `1,000 documents at ${width} px, processor ${times === 1 ? 'as it is' : `slowed ${times} times`}`,
          frames,
          bare,
        });
      }
    }
    return scrolled;
  } finally {
    await app.close();
  }
}

async function throttled<T>(session: CDPSession, rate: number, work: () => Promise<T>): Promise<T> {
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  try {
    return await work();
  } finally {
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  }
}

/** Until no request is under way for a while; pending documents are asked after every 5 s. */
async function settled(page: Page): Promise<void> {
  let last = Date.now();
  const heard = () => {
    last = Date.now();
  };
  page.on('request', heard);
  for (const before = Date.now(); Date.now() - last < 2_000 && Date.now() - before < 120_000; ) await page.waitForTimeout(250);
  page.off('request', heard);
}

async function scrollThrough(page: Page, address: string): Promise<number[]> {
  await page.goto(address);
  if (address === 'about:blank') {
    await page.setContent(Array.from({ length: COUNT }, (_, i) => `<p style="height:90px">Line ${i}</p>`).join(''));
  } else {
    await page.getByText(nameOf(1)).waitFor();
    await page.waitForFunction(() => document.documentElement.scrollHeight > 50_000);
    await settled(page);
  }
  return page.evaluate(async (steps) => {
    const times: number[] = [];
    // No function with a name of its own: what tsx adds to those is not in the page.
    for (let last = await new Promise<number>(requestAnimationFrame); times.length < steps; ) {
      scrollBy({ top: innerHeight * 0.4, behavior: 'instant' });
      const now = await new Promise<number>(requestAnimationFrame);
      times.push(now - last);
      last = now;
    }
    return times.sort((a, b) => a - b);
  }, STEPS);
}
