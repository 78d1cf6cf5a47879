// Signed in once, the app starts cold without a network on every address.
import { expect, test } from 'vitest';
import { newStudent } from '../support/people.ts';
import { sampleQuiz, seedQuiz } from '../support/quizzes.ts';
import { startPhone } from './driven/phone.ts';

test('every address opens by deep link after a cold start offline', async () => {
  const phone = await startPhone();
  const { app } = phone;
  const student = await newStudent(app.server);
  const first = await seedQuiz(app.server, student);
  const second = await seedQuiz(app.server, student, { ...sampleQuiz, title: 'Second' });
  await student.call('submit', { params: { id: first.quizId }, body: { answers: [{ question_id: 1, answer_given: 'B' }] } });
  await phone.goTo('/');
  await phone.logIn(student, 2);
  await phone.goTo(`/dashboard/results/${first.quizId}`);
  await phone.page.getByText('Detailed Breakdown').waitFor();

  await app.goDown();
  await phone.startAgain('/dashboard');
  const places: [address: string, words: string | RegExp, shown?: string][] = [
    ['/', 'Study and Prepare for your exams faster'],
    ['/login', 'Your Documents', '/dashboard'],
    ['/register', 'Your Documents', '/dashboard'],
    ['/forgot-password', 'Send Reset Link'],
    ['/reset-password/abc', 'Back to Login'],
    ['/reset-password', 'Reset token is missing.'],
    ['/verify-email/abc', 'Verification Failed'],
    ['/auth/callback', 'Your Documents', '/dashboard'],
    ['/dashboard', 'Your Documents'],
    ['/dashboard/upload', 'Upload Documents'],
    ['/dashboard/offline', 'Self-test'],
    ['/dashboard/pricing', 'Get Ready to Ace Your Exams'],
    [`/dashboard/quiz/${second.quizId}`, 'Question 1 of 3'],
    [`/dashboard/results/${first.quizId}`, 'Detailed Breakdown'],
    [`/results/${first.quizId}`, 'Detailed Breakdown', `/dashboard/results/${first.quizId}`],
    [`/dashboard/results/${second.quizId}`, 'These results are not on this device yet. Open them once while you are online.'],
    ['/try', 'Question 1 of 8'],
    ['/nowhere/at/all', 'Study and Prepare for your exams faster', '/'],
  ];
  const missed: string[] = [];
  for (const [address, words, shown = address] of places) {
    await phone.goTo(address);
    const found = await phone.page
      .getByText(words)
      .filter({ visible: true })
      .first()
      .waitFor({ timeout: 20_000 })
      .then(() => true)
      .catch(() => false);
    const pathOf = (url: URL) => url.pathname.replace(/(.)\/$/, '$1');
    // The driver hears of an address a little after the screen has it.
    await phone.page.waitForURL((url) => pathOf(url) === shown, { timeout: 10_000 }).catch(() => undefined);
    const path = pathOf(new URL(phone.page.url()));
    if (!found || path !== shown) missed.push(`${address}: ${found ? path : await phone.page.locator('body').innerText()}`);
  }
  expect(missed).toEqual([]);
  await phone.goTo('/dashboard');
  await phone.page.getByText('notes.txt').filter({ visible: true }).first().waitFor();
  expect(await phone.page.getByText('Failed to load documents').count()).toBe(0);
});
