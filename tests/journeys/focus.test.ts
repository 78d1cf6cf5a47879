// Every navigation puts the focus on the heading of the new screen, also where that screen loads something first.
import { expect, onTestFinished, test } from 'vitest';
import { sampleQuiz, seedQuiz } from '../support/quizzes.ts';
import { enter, serveApp } from '../support/servedApp.ts';

test('after Take Quiz, Confirm & Finish and View Results the focus is on the heading', async () => {
  const app = await serveApp();
  onTestFinished(app.close);
  const { page } = app.browser;
  await page.setViewportSize({ width: 1280, height: 900 });
  await seedQuiz(app.server, app.student, sampleQuiz);
  await enter(app);
  const focused = () => page.evaluate(() => `${document.activeElement?.tagName} ${document.activeElement?.textContent}`);
  const press = async (role: 'button' | 'link', name: RegExp | string) => page.getByRole(role, { name }).first().click();
  await page.getByText('On this device', { exact: true }).first().waitFor();
  await press('link', /^Take Quiz/);
  await page.getByRole('heading', { name: 'Question 1 of 3' }).waitFor();
  await expect.poll(focused).toBe(`H1 ${sampleQuiz.title}`);
  await page.keyboard.press('ArrowRight');
  await page.getByRole('heading', { name: 'Question 2 of 3' }).waitFor();
  await page.keyboard.press('Tab');
  await press('button', 'Next Question');
  await page.getByRole('heading', { name: 'Question 3 of 3' }).waitFor();
  await press('button', 'Finish Quiz');
  await press('button', 'Confirm & Finish');
  await page.getByText('Your Score', { exact: true }).waitFor();
  await expect.poll(focused).toBe('H1 Quiz Results');
  await press('link', 'Back to Dashboard');
  await expect.poll(focused).toContain('H1');
  await press('link', /^View Results/);
  await page.getByText('Your Score', { exact: true }).waitFor();
  await expect.poll(focused).toBe('H1 Quiz Results');
});
