// A walk through every screen and its states on the real build, in nine parts that stand alone. `stop` is called at each
// state: the axe test looks for barriers there, the screenshots are taken there.
import type { Page } from 'playwright-core';
import type { Stop } from './tour/acts.ts';
import { documents } from './tour/documents.ts';
import { groups } from './tour/groups.ts';
import { own } from './tour/own.ts';
import { progress } from './tour/progress.ts';
import { quiz } from './tour/quiz.ts';
import { results } from './tour/results.ts';
import { review } from './tour/review.ts';
import { signedOut } from './tour/signedOut.ts';
import type { Stage } from './tour/stage.ts';
import { together } from './tour/together.ts';

type Part = (stage: Stage, stop: Stop) => Promise<void>;
export const parts = { signedOut, documents, own, quiz, review, progress, results, together, groups } satisfies Record<
  string,
  Part
>;

/** A phone, as the pages are walked. */
export const phone = { width: 390, height: 844 };

/**
 * Waits until nothing moves any more: what fades in or out is not yet the screen. A browser that paints no more, as Chromium now
 * and then does on a machine with too much to do, is not waited for: what it has laid out can be looked at all the same.
 */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const still = async () => {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const ending = document.getAnimations().filter((a) => a.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
      await Promise.all(ending.map((a) => a.finished.catch(() => undefined)));
    };
    await Promise.race([still(), new Promise((resolve) => setTimeout(resolve, 10_000))]);
  });
}
