// Signed in once, the app starts cold without a network on every address; and when the network is back, each thing that is stale
// is asked for once, and a session that has ended meanwhile is met only then.
import { expect, test } from 'vitest';
import { newStudent } from '../support/people.ts';
import { sampleQuiz, seedQuiz } from '../support/quizzes.ts';
import { startPhone } from './driven/phone.ts';

const HOUR_LATER = 'const now = Date.now; Date.now = () => now() + 3_600_000;';

test('every address by deep link after a cold start offline; on reconnect each stale query asks once; then the expired session', async () => {
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
    [`/dashboard/results/${second.quizId}`, 'These results were never loaded on this device. They need the network once.'],
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

  // An hour later, still without a network: everything that is kept is old. Then the network comes, and comes again.
  await app.goUp();
  await phone.startAgain('/dashboard', { before: HOUR_LATER, offline: true });
  const { page } = phone;
  const network = (isThere: boolean) => page.context().setOffline(!isThere);
  const asked = (path: string) => app.asked.filter((one) => one.method === 'GET' && one.path === path).length;
  const scorePath = `/api/quizzes/${first.quizId}/score`;
  await page.getByText('notes.txt').filter({ visible: true }).first().waitFor();
  app.asked.length = 0;
  for (let times = 1; times <= 3; times += 1) {
    await network(true);
    // Who the student is, is no persisted query: the start and the reconnect may each ask.
    await expect.poll(() => asked('/api/auth/users/me')).toBeGreaterThanOrEqual(times);
    await expect.poll(() => asked('/api/documents')).toBe(1);
    await page.waitForLoadState('networkidle');
    await network(false);
  }
  await page
    .getByRole('link', { name: /View Results/ })
    .filter({ visible: true })
    .last()
    .click();
  await page.getByText('Detailed Breakdown').waitFor();
  app.asked.length = 0;
  for (let times = 1; times <= 2; times += 1) {
    await network(true);
    // Who the student is, is no persisted query: the start and the reconnect may each ask.
    await expect.poll(() => asked('/api/auth/users/me')).toBeGreaterThanOrEqual(times);
    await expect.poll(() => asked(scorePath)).toBe(1);
    await page.waitForLoadState('networkidle');
    await network(false);
  }
  // The list is stale by nothing, the quizzes are kept, and nothing is sent twice.
  expect(app.asked.map(({ path }) => path).filter((path) => path !== '/api/auth/users/me')).toEqual([scorePath]);

  // The session ends at the server while the phone is offline: it is met when the network is back, and the place is kept.
  const token = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('auth-storage') ?? 'null') as { token: string }).token,
  );
  const headers = { authorization: `Bearer ${token}` };
  expect((await app.server.fetch('/api/auth/logout', { method: 'POST', headers })).status).toBeLessThan(300);
  await page.reload();
  await page.getByText('Detailed Breakdown').waitFor();
  await network(true);
  await page.getByRole('heading', { name: 'Welcome' }).waitFor();
  await page.getByLabel('Email', { exact: true }).fill(student.email);
  await page.getByLabel('Password', { exact: true }).fill(student.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.getByText('Detailed Breakdown').waitFor();
});
