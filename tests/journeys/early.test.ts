// What is pressed before the page's own script has arrived, as on a slow network: a link leads on, and a form waits and never puts a
// password into an address.
import { expect, test } from 'vitest';
import { startScreens, student } from './world.ts';

test('Get Started leads to the registration without the script, and what is sent there waits for it and goes out once', async () => {
  const world = await startScreens();
  const { page } = world;
  let release: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(world.url, { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Get Started' }).click();
  await page.waitForURL(`${world.url}/register`, { waitUntil: 'commit' });
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
