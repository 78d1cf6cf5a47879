// No barriers on any screen in any state, light and dark, on a small phone and on a wide screen; the focus can be seen, and
// nothing moves for those who want less motion. The parts of the tour are files, so that two at a time run side by side.
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Stop } from '../tour/acts.ts';
import { openStage } from '../tour/stage.ts';
import { parts, phone, settle } from '../tour.ts';

const sizes = [
  { width: 360, height: 800 },
  { width: 1280, height: 800 },
];

type Found = { violations: { id: string; nodes: { target: unknown[] }[] }[] };
type WithAxe = { axe: { run: (options: object) => Promise<Found> } };

/** The rules that colours can break; the others are about what is in the page, which no scheme changes. */
const colourRules = ['color-contrast', 'link-in-text-block'];

async function violations(page: Page, rules: string[] | null): Promise<string[]> {
  // Once a page: the rest of a stop's looks need no second copy.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (only) => {
    const limits = only ? { runOnly: { type: 'rule', values: only } } : {};
    const found = await (window as unknown as WithAxe).axe.run({ resultTypes: ['violations'], ...limits });
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
  }, rules);
}

/** What the keyboard would reach next shows that it has the focus. Then the focus is where it was. */
async function focusIsSeen(page: Page): Promise<boolean> {
  const before = await page.evaluateHandle(() => document.activeElement);
  // A menu or dialog whose row went with the other size takes the first Tab with it.
  for (let presses = 0; presses < 3; presses += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement !== document.body)) break;
    await settle(page);
  }
  return page.evaluate((was) => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || focused === document.body) return false;
    const look = getComputedStyle(focused.matches('input') ? (focused.closest('label') ?? focused) : focused);
    const isSeen = look.boxShadow !== 'none' || (look.outlineStyle !== 'none' && Number.parseFloat(look.outlineWidth) > 0);
    focused.blur();
    if (was instanceof HTMLElement) was.focus({ preventScroll: true });
    return isSeen;
  }, before);
}

/** What moves, or would at its next change, although less motion is wanted. */
function motions(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const moving = document
      .getAnimations()
      .filter((a) => a.playState === 'running' && Number(a.effect?.getComputedTiming().duration) > 0)
      .map((a) => (a.effect as KeyframeEffect).target as Element);
    const wouldMove = [...document.body.querySelectorAll('*')].filter((element) =>
      getComputedStyle(element)
        .transitionDuration.split(',')
        .some((time) => Number.parseFloat(time) > 0),
    );
    return [...new Set([...moving, ...wouldMove])].map((element) => `${element.tagName} ${element.getAttribute('class')}`);
  });
}

function watcher(page: Page, found: string[]): Stop {
  return async (name, { moving = false, inEachSize } = {}) => {
    for (const size of sizes) {
      await page.setViewportSize(size);
      await inEachSize?.();
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await settle(page);
        const where = `${name} ${size.width} ${colorScheme}`;
        for (const one of await violations(page, colorScheme === 'light' ? null : colourRules)) found.push(`${where}: ${one}`);
      }
      if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth))
        found.push(`${name} ${size.width}: scrolls sideways`);
      if (!moving) found.push(...(await motions(page)).map((one) => `${name} ${size.width}: ${one} moves`));
    }
    await page.setViewportSize(phone);
    // Rows of the other size come and go, and take the focus with them.
    await settle(page);
    if (!(await focusIsSeen(page))) found.push(`${name}: the focus is not seen`);
  };
}

/** Walks through one part of the tour, with a server and a browser of its own. */
export function testPart(name: keyof typeof parts): void {
  test(`axe finds nothing on any screen: ${name}`, async ({ onTestFinished }) => {
    const stage = await openStage(onTestFinished);
    const found: string[] = [];
    await parts[name](stage, watcher(stage.page, found));
    expect(found).toEqual([]);
  });
}
