// Takes the pictures of docs/screens (npm run screenshots). It is not part of npm test.
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { walk } from '../journeys/tour.ts';
import { startWorld } from '../journeys/world.ts';

const folder = fileURLToPath(new URL('../../docs/screens', import.meta.url));
const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

test('a picture of every screen', { timeout: 400_000 }, async () => {
  await mkdir(folder, { recursive: true });
  const world = await startWorld();
  const { page } = world;
  let taken = 0;
  await walk(world, async (name) => {
    for (const size of sizes) {
      await page.setViewportSize(size);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.waitForTimeout(400);
        await page.screenshot({ path: `${folder}/${name}-${size.width}-${colorScheme}.jpg`, type: 'jpeg', quality: 72 });
        taken += 1;
      }
    }
    await page.setViewportSize({ width: 390, height: 844 });
  });
  expect(taken).toBeGreaterThan(80);
});
