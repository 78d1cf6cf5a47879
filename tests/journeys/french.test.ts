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

  // The page is loaded anew: the address is still there, the password was never stored.
  await page.goto(new URL('/login', page.url()).href);
  await page.getByLabel('Email', { exact: true }).fill('ama@example.com');
  await page.getByLabel('Password', { exact: true }).fill('a long sentence');
  await page.getByRole('button', { name: 'Français' }).click();
  await page.getByRole('heading', { name: 'Bienvenue' }).waitFor();
  const kept = (label: string) => expect.poll(() => page.getByLabel(label, { exact: true }).inputValue());
  await kept('E-mail').toBe('ama@example.com');
  expect(await page.getByLabel('Mot de passe', { exact: true }).inputValue()).toBe('');
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('heading', { name: 'Welcome' }).waitFor();
  await kept('Email').toBe('ama@example.com');

  await page.goto(new URL('/', page.url()).href);
  await signUp(page);
  await offlineReady(page);
  await page.goto(new URL('/dashboard/settings', page.url()).href);
  await page.getByRole('radio', { name: 'Français' }).click();
  await page.getByRole('heading', { name: 'Réglages' }).waitFor();
  await page.waitForFunction(async () => (await (await caches.open('oasis-languages')).keys()).length === 1);

  const languageOfAccount = () =>
    page.evaluate(async () => {
      const { token } = JSON.parse(localStorage.getItem('auth-storage') ?? '{}') as { token?: string };
      const response = await fetch('/api/auth/users/me', { headers: { Authorization: `Bearer ${token}` } });
      return ((await response.json()) as { language?: string }).language;
    });
  await expect.poll(languageOfAccount).toBe('fr');

  await world.killServer();
  await page.goto(new URL('/dashboard', page.url()).href);
  await page.getByRole('heading', { name: 'Tes documents' }).waitFor();
});
