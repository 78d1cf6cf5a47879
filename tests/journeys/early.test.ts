// A form that is sent before the page's own script has arrived, as on a slow network: it must wait, and never put a password
// into an address.
import { expect, test } from 'vitest';
import { startWorld, student } from './world.ts';

test('a registration that is sent before the script is here waits for it, and goes out once', async () => {
  const world = await startWorld();
  const { page } = world;
  let release: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${world.url}/register`, { waitUntil: 'commit' });
  await page.getByLabel('Email', { exact: true }).fill(student.email);
  await page.getByLabel('Password', { exact: true }).fill(student.password);
  await page.getByLabel('Confirm Password').fill(student.password);
  await page.getByRole('button', { name: 'Register' }).click();
  expect(page.url()).toBe(`${world.url}/register`);
  expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe(student.email);
  release();
  await page.getByText(`Registration successful for ${student.email}! Please login.`).waitFor();
  expect(page.url()).toBe(`${world.url}/login`);
});
