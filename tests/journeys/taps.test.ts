// A phone's habits: two taps that are meant as one, and Back with something open.
import { expect, onTestFinished, test } from 'vitest';
import { sampleQuiz, seedQuiz } from '../support/quizzes.ts';
import { enter, serveApp } from '../support/servedApp.ts';

/** So far apart, two taps are two. */
const DOUBLE_TAP_MS = 450;

async function onTheQuiz() {
  const app = await serveApp();
  onTestFinished(app.close);
  const { page } = app.browser;
  const { quizId } = await seedQuiz(app.server, app.student, sampleQuiz);
  await enter(app);
  const address = `${app.url}/dashboard/quiz/${quizId}`;
  const isOn = (n: number) => page.getByRole('heading', { name: `Question ${n} of 3` }).waitFor();
  await page.getByText('Take Quiz').first().waitFor();
  return { app, page, address, isOn };
}

test('a double tap on Next Question goes one question on, before a check and after it', async () => {
  const { app, page, address, isOn } = await onTheQuiz();
  await page.goto(address);
  await isOn(1);
  const touch = await page.context().newCDPSession(page);
  await touch.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  const doubleTap = async (name: string) => {
    const button = page.getByRole('button', { name }).last();
    // Words that come above it move it: it is tapped where it stands still.
    await button.click({ trial: true });
    const box = await button.boundingBox();
    if (!box) throw new Error(`${name} is not there.`);
    const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
    // A tap right after a double tap would be its third one: a student looks first.
    await page.waitForTimeout(DOUBLE_TAP_MS);
    // By the finger's own clock: a busy machine may bring the second tap late.
    const start = Date.now() / 1000;
    for (const at of [start, start + 0.15]) {
      await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints, timestamp: at });
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp: at + 0.05 });
    }
  };
  await doubleTap('Next Question');
  await isOn(2);
  await page.getByPlaceholder('Your answer...').fill('thirty');
  await page.getByText('Saved on this device').first().waitFor();
  await doubleTap('Check Answer');
  await page.locator('.feed__h').waitFor();
  await isOn(2);
  await page.getByPlaceholder('Your answer...').waitFor();
  await doubleTap('Next Question');
  await isOn(3);
  expect(await page.getByRole('dialog').count()).toBe(0);
  await app.browser.kill();
});

test('Back closes what is open and leaves the quiz only then; handing in leaves no trace of a sheet', async () => {
  const { page, address, isOn, app } = await onTheQuiz();
  const isThere = (words: string) => page.getByText(words).first().waitFor();
  await page
    .getByRole('button', { name: /^More for / })
    .first()
    .click();
  await page.getByRole('menu').waitFor();
  await page.goBack();
  await page.getByRole('menu').waitFor({ state: 'detached' });
  await page.getByRole('heading', { name: 'Your Documents' }).waitFor();
  // A dialog that follows a menu closes too, and the page under it stays.
  await page
    .getByRole('button', { name: /^More for / })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Time limit' }).click();
  await page.getByRole('dialog', { name: 'Time limit' }).waitFor();
  await page.goBack();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByRole('heading', { name: 'Your Documents' }).waitFor();

  await page.goto(address);
  await isOn(1);
  await page.keyboard.press('ArrowRight');
  await isOn(2);
  await page.keyboard.press('ArrowRight');
  await isOn(3);
  for (let round = 0; round < 2; round += 1) {
    await page.getByRole('button', { name: 'Finish Quiz' }).click();
    await isThere('Finish the quiz?');
    await page.goBack();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await isOn(3);
  }
  await page.getByRole('button', { name: 'Finish Quiz' }).click();
  await page.getByRole('button', { name: 'Review Answers' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Finish Quiz' }).click();
  await page.getByRole('button', { name: 'Confirm & Finish' }).click();
  await isThere('Your Score');
  // Nothing is taken back after the page has changed.
  await page.getByText('Received', { exact: true }).waitFor();
  expect(new URL(page.url()).pathname).toContain('/results/');
  await page.goBack();
  await page.getByRole('heading', { name: 'Your Documents' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/dashboard');
  expect(app.browser.complaints).toEqual([]);
});
