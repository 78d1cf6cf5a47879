// The browser's cache was emptied, by the browser or the student: the next start with a network fills it again, and then Oasis opens
// without one.
import { expect, test } from 'vitest';
import { notes, offlineReady, signUp, startKillableWorld, uploadAndWait } from './world.ts';

test('an emptied cache is filled again at the next start, and the kept quiz opens without a network', async () => {
  const world = await startKillableWorld();
  await signUp(world.page);
  await uploadAndWait(world.page, notes);
  await offlineReady(world.page);
  const countFiles = () =>
    world.page.evaluate(async () => {
      const names = await caches.keys();
      const counts = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).length));
      return counts.reduce((sum, count) => sum + count, 0);
    });
  const before = await countFiles();
  await world.page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  expect(await countFiles()).toBe(0);
  await world.page.reload();
  await expect.poll(countFiles).toBe(before);
  await world.page.getByText('On this device').first().waitFor();

  await world.killServer();
  await world.page.reload();
  await world.page
    .getByRole('link', { name: /Take Quiz/ })
    .first()
    .click();
  await world.page
    .getByText(/Question 1 of \d+/)
    .first()
    .waitFor();
});
