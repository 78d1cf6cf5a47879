// Ask, with the server gone: a question finds its passage among the documents of this device, and the way to its page.
import { expect, test } from 'vitest';
import { notes, offlineReady, signUp, startKillableWorld, uploadAndWait } from './world.ts';

test('a question that is asked without a network is answered by its passage', async () => {
  const world = await startKillableWorld();
  const { page } = world;
  await signUp(page);
  await uploadAndWait(page, notes);
  await offlineReady(page);
  await page.goto(`${world.url}/dashboard/ask`);
  await page.getByLabel('Your question').waitFor();

  await world.killServer();
  await page.goto(`${world.url}/dashboard/study`);
  await page.getByRole('link', { name: /^Ask/ }).click();
  await page.getByLabel('Your question').fill('Why do migration chains lower the cost of moving?');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: /^Found in/ }).waitFor();
  const answer = await page.locator('mark').first().textContent();
  await page.getByRole('button', { name: 'Show in document' }).first().click();
  await page.getByRole('dialog').locator('mark').waitFor();
  expect(await page.getByRole('dialog').locator('mark').textContent()).toContain(answer?.slice(0, 20));

  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByLabel('Your question').fill('Photolithography');
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  await page.getByText('Nothing found').waitFor();
  await page.goBack();
  await page.getByRole('heading', { name: /^Found in/ }).waitFor();
});
