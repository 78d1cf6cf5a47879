// French: chosen before there is an account, at once on each screen, and there without a network, which only a language that is kept can be.
import { expect, test } from 'vitest';
import { offlineReady, signUp, startKillableWorld } from './world.ts';

test('French is chosen on the landing and in the settings, and opens after the server is gone', async () => {
  const world = await startKillableWorld();
  const { page } = world;
  await page.getByRole('button', { name: 'Français' }).click();
  await page.getByRole('heading', { name: 'Étudie et prépare tes examens plus vite' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('fr');
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('heading', { name: 'Study and Prepare for your exams faster' }).waitFor();

  await signUp(page);
  await offlineReady(page);
  await page.goto(new URL('/dashboard/settings', page.url()).href);
  await page.getByRole('radio', { name: 'Français' }).click();
  await page.getByRole('heading', { name: 'Réglages' }).waitFor();
  await page.waitForFunction(async () => (await (await caches.open('oasis-languages')).keys()).length === 1);

  await world.killServer();
  await page.goto(new URL('/dashboard', page.url()).href);
  await page.getByRole('heading', { name: 'Tes documents' }).waitFor();
});
