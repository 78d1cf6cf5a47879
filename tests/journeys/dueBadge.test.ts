// The number on the icon while Oasis is closed: the browser wakes the worker for it, and it counts what is due beside what waits to be sent.
import { expect, test } from 'vitest';
import { DUE_TAG } from '#device/rows/messages';
import { newStudent } from '../support/people.ts';
import { seedQuiz } from '../support/quizzes.ts';
import { startPhone } from './driven/phone.ts';

const DAY_MS = 86_400_000;

test('a periodic sync renews the number on the icon, with no page of Oasis open', async () => {
  const phone = await startPhone();
  const { app } = phone;
  const student = await newStudent(app.server);
  const { quizId } = await seedQuiz(app.server, student);
  const at = Date.now() - 2 * DAY_MS;
  const events = [1, 2, 5].map((question_id) => ({
    event_id: `a${question_id}`,
    at,
    quiz_id: quizId,
    question_id,
    kind: 'added',
  }));
  expect((await student.call('addReviews', { body: { events } })).status).toBe(200);
  await phone.goTo('/');
  await phone.logIn(student, 1);
  await phone.page.getByRole('link', { name: 'Review 3 questions' }).waitFor();
  const context = phone.page.context();
  const cdp = await context.newCDPSession(phone.page);
  const registered = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
  });
  await cdp.send('ServiceWorker.enable');
  const registrationId = await registered;
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('No worker runs.');
  const said = () => worker.evaluate('globalThis.said');
  await worker.evaluate('navigator.setAppBadge = async (count) => void (globalThis.said = count)');
  await phone.page.goto('about:blank');
  await cdp.send('ServiceWorker.dispatchPeriodicSyncEvent', { origin: app.url, registrationId, tag: 'another' });
  await cdp.send('ServiceWorker.dispatchPeriodicSyncEvent', { origin: app.url, registrationId, tag: DUE_TAG });
  await expect.poll(said).toBe(3);
});
