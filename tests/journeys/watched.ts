// What a page does by itself, seen from inside: how far it moves what it has drawn, by the browser's own layout shifts, and whether it
// says that it loads.
import type { Page } from 'playwright-core';

export type Watched = { shifts: { value: number; moved: string[] }[]; waits: string[]; changedAt: number; asked: number };

/** Runs in each page before its own scripts. */
export function watchShifts(): void {
  type Entry = PerformanceEntry & {
    value: number;
    hadRecentInput: boolean;
    sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
  };
  const watched: Watched = { shifts: [], waits: [], changedAt: performance.now(), asked: 0 };
  const change = () => {
    watched.changedAt = performance.now();
  };
  const place = ({ y, height }: DOMRect) => `${Math.round(y)} (${Math.round(height)} high)`;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[]) {
      if (hadRecentInput) continue;
      const moved = sources.map(({ node, previousRect, currentRect }) => {
        const element = node instanceof Element ? node : node?.parentElement;
        return `${element?.className} from ${place(previousRect)} to ${place(currentRect)}`;
      });
      watched.shifts.push({ value, moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
  new MutationObserver(change).observe(document, { childList: true, subtree: true, attributes: true });
  // Each frame: what fades in is seen as soon as it is not quite transparent.
  const lookForWaits = () => {
    for (const element of document.querySelectorAll('[role=status]')) {
      const words = element.textContent.trim();
      const isSeen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      if (isSeen && element.clientWidth > 1 && /^Loading/.test(words) && !watched.waits.includes(words))
        watched.waits.push(words);
    }
    requestAnimationFrame(lookForWaits);
  };
  lookForWaits();
  // An answer of the server may change the page.
  const { fetch: ask } = globalThis;
  globalThis.fetch = (...request) => {
    watched.asked += 1;
    return ask(...request).finally(() => {
      watched.asked -= 1;
      change();
    });
  };
  Object.assign(globalThis, { watched });
}

/** What a page did until it has its screen, its answers, and nothing changes any more. */
export async function watchedOn(page: Page): Promise<Watched> {
  await page.locator('main:not([aria-busy]):not([hidden])').first().waitFor();
  return page.evaluate(async () => {
    const { watched } = globalThis as unknown as { watched: Watched };
    const end = performance.now() + 10_000;
    while (performance.now() < end && (watched.asked > 0 || performance.now() - watched.changedAt < 400))
      await new Promise((resolve) => setTimeout(resolve, 50));
    return watched;
  });
}

/** How far a page moved, in words where it is farther than `most`. */
export function jumpOf({ shifts }: Watched, most: number): string | null {
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  return sum > most ? `${sum.toFixed(2)}: ${shifts.flatMap(({ moved }) => moved).join('; ')}` : null;
}
