// Two students on one phone, one after the other, with a power cut between them: nothing of the first on the second's screens, in
// the caches or in the second's requests; and what the first left waiting goes out under the first's own token alone.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { pressLogout } from '../support/logout.ts';
import { newStudent } from '../support/people.ts';
import { sampleQuiz, seedQuiz } from '../support/quizzes.ts';
import { startPhone } from './driven/phone.ts';

/** The token that this phone holds. */
const tokenOn = (page: Page) =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('auth-storage') ?? '{}') as { token: string | null }).token);

/** Every address in Cache Storage, and every word of what is mirrored outside the database. */
const leftOutside = (page: Page) =>
  page.evaluate(async () => {
    const requests = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return {
      cached: requests.flat().map(({ url }) => new URL(url).pathname),
      stored: JSON.stringify({ ...localStorage, ...sessionStorage }),
    };
  });

async function logOut(page: Page): Promise<void> {
  await pressLogout(page);
  const leave = page.getByRole('dialog').getByRole('button', { name: /log ?out/i });
  await leave
    .or(page.getByRole('heading', { name: 'Welcome' }))
    .first()
    .waitFor();
  if (await leave.isVisible()) await leave.click();
  await page.getByRole('heading', { name: 'Welcome' }).waitFor();
}

test("B sees and sends nothing of A's, and A's submission waits for A, through kills right after a logout and a login", async () => {
  const phone = await startPhone();
  const { app } = phone;
  const [a, b] = [await newStudent(app.server), await newStudent(app.server)];
  const mine = await seedQuiz(app.server, a, { ...sampleQuiz, title: 'The secret notes of A' });
  const open = await seedQuiz(app.server, a, { ...sampleQuiz, title: 'The open quiz of A' });
  const theirs = await seedQuiz(app.server, b, { ...sampleQuiz, title: 'The notes of B' });
  const ofA = /secret notes|open quiz of A|words of A/;
  const submissions = async (quizId: number) => (await a.call('submissions', { params: { id: quizId } })).json();

  await phone.goTo('/');
  await phone.logIn(a, 2);
  const tokenOfA = await tokenOn(phone.page);
  await app.goDown();
  await phone.goTo(`/dashboard/quiz/${open.quizId}`);
  await phone.page.getByText('Question 1 of 3').waitFor();
  await phone.page.keyboard.press('b');
  await phone.page.getByText('Saved on this device', { exact: true }).first().waitFor();
  await phone.goTo(`/dashboard/quiz/${mine.quizId}`);
  for (const n of [1, 2, 3]) {
    await phone.page.getByText(`Question ${n} of 3`).first().waitFor();
    if (n === 1) await phone.page.keyboard.press('b');
    if (n === 2) await phone.page.getByPlaceholder('Your answer...').fill('words of A');
    await phone.page.getByText('Saved on this device', { exact: true }).first().waitFor();
    await phone.page.getByRole('button', { name: n < 3 ? 'Next Question' : 'Finish Quiz' }).click();
  }
  await phone.page.getByRole('button', { name: 'Confirm & Finish' }).click();
  await phone.page.getByText('Waiting to send').first().waitFor();
  await phone.goTo('/dashboard');
  await logOut(phone.page);

  // Killed right after the logout: still signed out, and nothing of A is shown to nobody.
  await phone.startAgain('/dashboard');
  await phone.page.getByRole('heading', { name: 'Welcome' }).waitFor();
  expect(await tokenOn(phone.page)).toBeNull();
  await app.goUp();
  app.asked.length = 0;

  // B, killed right after the login.
  await phone.logIn(b, 1);
  await phone.startAgain('/dashboard');
  await phone.page.getByText('On this device', { exact: true }).filter({ visible: true }).first().waitFor();
  const tokenOfB = await tokenOn(phone.page);
  const seen: string[] = [];
  for (const address of [
    '/dashboard',
    '/dashboard/offline',
    '/dashboard/upload',
    `/dashboard/quiz/${theirs.quizId}`,
    `/dashboard/quiz/${mine.quizId}`,
    `/dashboard/quiz/${open.quizId}`,
    `/dashboard/results/${mine.quizId}`,
    `/results/${mine.quizId}`,
  ]) {
    await phone.goTo(address);
    await phone.page.getByRole('heading').first().waitFor();
    // Whatever comes late is here by then.
    await phone.page.waitForLoadState('networkidle');
    if (ofA.test(await phone.page.locator('html').innerText())) seen.push(address);
  }
  expect(seen).toEqual([]);
  const { cached, stored } = await leftOutside(phone.page);
  expect(cached.filter((path) => path.startsWith('/api'))).toEqual([]);
  expect(stored).not.toMatch(ofA);
  expect(stored).not.toContain(a.email);
  const underB = app.asked.filter(({ token }) => token === tokenOfB);
  expect(underB.length).toBeGreaterThan(0);
  expect(app.asked.filter(({ path }) => path.endsWith('/submit'))).toEqual([]);
  // A's token is at most revoked, which is tried once.
  const underA = app.asked.filter(({ token }) => token === tokenOfA);
  expect(underA.filter(({ path }) => path !== '/api/auth/logout')).toEqual([]);
  expect(underA.length).toBeLessThanOrEqual(1);
  expect(await submissions(mine.quizId)).toEqual([]);

  // A is back: it goes out by itself, under A's new token, once; and the open quiz is where it was.
  await phone.goTo('/dashboard');
  await logOut(phone.page);
  app.asked.length = 0;
  await phone.logIn(a, 2);
  await expect.poll(() => submissions(mine.quizId)).toHaveLength(1);
  const newTokenOfA = await tokenOn(phone.page);
  const sent = app.asked.filter(({ path }) => path.endsWith('/submit'));
  expect(sent).toEqual([{ method: 'POST', path: `/api/quizzes/${mine.quizId}/submit`, token: newTokenOfA }]);
  expect(newTokenOfA).not.toBe(tokenOfA);
  await phone.page.getByText('Continue where you stopped').waitFor();
});
