// Who is signed in survives a power cut right after it was said: Chromium's localStorage alone would not.

import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { pressLogout } from '../support/logout.ts';
import { logIn, signUp, startWorld } from './world.ts';

const JUST_AFTER_MS = 300;

test('killed 0.3 s after a login, the student is still signed in; killed 0.3 s after a logout, still signed out', async () => {
  const world = await startWorld();
  await signUp(world.page);
  await wait(JUST_AFTER_MS);
  await world.killBrowser();
  await world.startAgain('/dashboard');
  await world.page.getByRole('heading', { name: 'Your Documents' }).waitFor();
  expect(new URL(world.page.url()).pathname).toMatch(/^\/dashboard\/?$/);

  await pressLogout(world.page);
  await world.page.getByRole('button', { name: 'Login', exact: true }).waitFor();
  await wait(JUST_AFTER_MS);
  await world.killBrowser();
  await world.startAgain('/dashboard');
  await world.page.getByRole('button', { name: 'Login', exact: true }).waitFor();
  expect(new URL(world.page.url()).pathname).toBe('/login');

  await logIn(world.page);
  await world.page.getByRole('heading', { name: 'Your Documents' }).waitFor();
});
