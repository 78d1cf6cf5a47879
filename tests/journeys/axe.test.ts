// No barriers on any screen in any state, light and dark, on a small phone and on a wide screen.
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from 'vitest';
import { walk } from './tour.ts';
import { startWorld } from './world.ts';

const sizes = [
  { width: 360, height: 800 },
  { width: 1280, height: 800 },
];

test('axe finds nothing on any screen', { timeout: 400_000 }, async () => {
  const world = await startWorld();
  const { page } = world;
  const found: string[] = [];
  await walk(world, async (name) => {
    for (const size of sizes) {
      await page.setViewportSize(size);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        // What fades in or out is not yet the screen.
        await page.waitForTimeout(400);
        const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
        for (const { id, nodes } of violations)
          found.push(`${name} ${size.width} ${colorScheme}: ${id}: ${nodes.map((n) => n.target).join(' | ')}`);
        if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth))
          found.push(`${name} ${size.width}: scrolls sideways`);
      }
    }
    await page.setViewportSize({ width: 390, height: 844 });
  });
  expect(found).toEqual([]);
});
