// The badge of a timed quiz through everything that befalls a clock in a real browser, a second wrong at most; and at zero two
// tabs hand in once.
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { skewedClocks } from '../faults/inPage.ts';
import { newStudent } from '../support/people.ts';
import { sampleQuiz, seedQuiz } from '../support/quizzes.ts';
import { checkClock, setClocks, startedAt } from './driven/clock.ts';
import { startPhone } from './driven/phone.ts';
import { screenOf } from './driven/screen.ts';

const LIMIT_S = 120;
const HOURS_2 = 7_200_000;
const TICKS_MS = 2_200;
/** asleep with the page visible */
const SLEPT_MS = 10_000;
const LAST_MS = 8_000;

test('clocks set by hours, a reload, a frozen page, the background and a sleep: right to a second; two tabs at zero: one submission', async () => {
  const phone = await startPhone();
  const { app } = phone;
  const student = await newStudent(app.server);
  const { quizId } = await seedQuiz(app.server, student, { ...sampleQuiz, title: 'By the clock' }, LIMIT_S);
  await phone.goTo('/');
  await phone.logIn(student, 1);
  await phone.goTo(`/dashboard/quiz/${quizId}`);
  const { page } = phone;
  const screen = screenOf(page);

  await screen.press('Start Quiz');
  await screen.clock();
  let deadline = (await startedAt(screen)) + LIMIT_S * 1_000;
  await checkClock(screen, deadline);
  await screen.choose('B');
  await screen.see('Saved on this device');

  // Set under the eyes of the student, both ways; and opened again under the wrong clock.
  for (const wall of [HOURS_2, -HOURS_2]) {
    await setClocks([page], { wall, mono: 0 });
    await wait(TICKS_MS);
    await checkClock(screen, deadline);
  }
  await page.reload();
  await checkClock(screen, deadline);

  // Frozen, as a phone does with a page that nobody looks at.
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setWebLifecycleState', { state: 'frozen' });
  await wait(4_000);
  await session.send('Page.setWebLifecycleState', { state: 'active' });
  await session.detach();
  await wait(TICKS_MS / 2);
  await checkClock(screen, deadline);

  // In the background: the wall clock rules there, and the badge is right at the first look.
  const look = (state: 'hidden' | 'visible') =>
    page.evaluate((now) => {
      Object.defineProperty(document, 'visibilityState', { value: now, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await look('hidden');
  await wait(4_000);
  await look('visible');
  await wait(TICKS_MS / 2);
  await checkClock(screen, deadline);

  // Asleep for 10 s with the page visible: the lock takes the focus, and the monotonic clock stands still.
  await page.evaluate(() => {
    document.hasFocus = () => false;
    dispatchEvent(new Event('blur'));
  });
  const slept = { wall: -HOURS_2 + SLEPT_MS, mono: 0 };
  await setClocks([page], slept);
  deadline -= SLEPT_MS;
  await wait(TICKS_MS);
  await checkClock(screen, deadline);

  // Another tab. Most of what is left goes by at once, in both of them; the last seconds they reach zero together.
  const other = await page.context().newPage();
  // From its first moment by the same clock: by the true one the attempt would be overdue there, and rightly handed in.
  await other.addInitScript({ content: skewedClocks(slept) });
  await other.goto(app.url);
  await setClocks([other], slept);
  await other.goto(`${app.url}/dashboard/quiz/${quizId}`);
  await checkClock(screenOf(other), deadline);
  app.asked.length = 0;
  const gone = deadline - Date.now() - LAST_MS;
  expect(gone).toBeGreaterThan(0);
  deadline -= gone;
  await setClocks([page, other], { wall: slept.wall + gone, mono: gone });
  await Promise.all([screen.see('Quiz Results'), screenOf(other).see('Quiz Results')]);
  expect(Date.now()).toBeGreaterThanOrEqual(deadline - 1_000);
  await screen.see('Received');
  const handedIn = async () =>
    (await (await student.call('submissions', { params: { id: quizId } })).json()) as { submitted_at: string }[];
  const submitted = await handedIn();
  expect(submitted).toHaveLength(1);
  expect(app.asked.filter(({ path }) => path.endsWith('/submit'))).toHaveLength(1);
  expect(Math.abs(Date.parse(submitted[0]?.submitted_at ?? '') - deadline)).toBeLessThanOrEqual(1_500);

  // A retake has its whole time and nothing of the first.
  await page.goto(`${app.url}/dashboard/quiz/${quizId}`);
  await screen.press('Start Quiz');
  expect(await screen.clock()).toBeGreaterThan(LIMIT_S / 2);
  // Whatever kind of question a retake begins with.
  expect((await screen.given()) ?? '').toBe('');
});
