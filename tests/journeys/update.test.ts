// A new version is offered, never forced, and never during an attempt; once agreed, every tab runs it.
import { readFile, rename, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { notes, offlineReady, readQuestion, signUp, startWorld, uploadAndWait } from './world.ts';

const worker = fileURLToPath(new URL('../../dist/sw.js', import.meta.url));

/** A deployment, as the browser sees it: the worker's bytes differ. The build is put back after the test. */
async function deploy(): Promise<void> {
  const before = await readFile(worker, 'utf8');
  const siblings = ['.br', '.gz'].map((end) => worker + end);
  for (const file of siblings) await rename(file, `${file}.away`).catch(() => undefined);
  await writeFile(worker, `${before}\n// another version\n`);
  onTestFinished(async () => {
    await writeFile(worker, before);
    for (const file of siblings) await rename(`${file}.away`, file).catch(() => undefined);
  });
}

test('an update waits for the student, is refused while another tab has an attempt open, and then runs in every tab', async () => {
  const world = await startWorld();
  const { page } = world;
  await signUp(page);
  await uploadAndWait(page, notes);
  await offlineReady(page);
  const quiz = await page.context().newPage();
  await quiz.goto(`${world.url}/dashboard`);
  await quiz
    .getByRole('link', { name: /Take Quiz/ })
    .first()
    .click();
  await readQuestion(quiz);

  await quiz.evaluate(() => Object.assign(window, { before: true }));

  await deploy();
  await page.reload();
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await page.getByText('A new version of Oasis is ready.').waitFor();
  expect(await quiz.getByText('A new version of Oasis is ready.').count()).toBe(0);

  await page.getByRole('button', { name: 'Update' }).click();
  await page.getByText('A quiz is open in another tab. Finish or close it, then update.').waitFor();
  // Not forced: the new version still waits, and the quiz is on the page that it began on.
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state)).toBe('installed');
  expect(await quiz.evaluate(() => 'before' in window)).toBe(true);
  await readQuestion(quiz);

  await quiz.goto(`${world.url}/dashboard/pricing`);
  // A page that was left lets go of its locks a moment later.
  await page.waitForFunction(async () => !(await navigator.locks.query()).held?.some(({ name }) => name === 'oasis-attempt'));
  await quiz.evaluate(() => Object.assign(window, { before: true }));
  await page.evaluate(() => Object.assign(window, { before: true }));
  await page.getByRole('button', { name: 'Update' }).click();
  for (const tab of [page, quiz]) await tab.waitForFunction(() => !('before' in window));
  await page.getByRole('heading', { name: 'Your Documents' }).waitFor();
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting ?? null)).toBeNull();
});
