// Reminders from the switch to the tap: what the server encrypts for a browser is shown by its worker while Oasis is closed, and opens
// its screen without a network. The subscription is a fake, since no browser of a test has a push service.
import { expect, onTestFinished, test } from 'vitest';
import { newStudent } from '../support/people.ts';
import { startPushService } from '../support/pushService.ts';
import { sampleQuiz, seedQuiz } from '../support/quizzes.ts';
import { startPhone } from './driven/phone.ts';

type Keys = { endpoint: string; p256dh: string; auth: string };

/** A subscription that the browser keeps across pages, as a real one. */
function fakePush({ endpoint, ...keys }: Keys): void {
  const PLACE = 'fake-push';
  const subscription = {
    endpoint,
    toJSON: () => ({ endpoint, keys }),
    unsubscribe: async () => {
      localStorage.removeItem(PLACE);
      return true;
    },
  };
  Object.assign(PushManager.prototype, {
    getSubscription: async () => (localStorage.getItem(PLACE) ? subscription : null),
    subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
      localStorage.setItem(PLACE, applicationServerKey);
      return subscription;
    },
  });
}

test('a quiz that is ready is told while Oasis is closed, and a tap opens it without a network', async () => {
  const service = await startPushService();
  onTestFinished(service.close);
  const phone = await startPhone({ PUSH_SERVICES: service.origin });
  const { app, page } = phone;
  const { server } = app;
  const student = await newStudent(server);
  await page.context().grantPermissions(['notifications'], { origin: app.url });
  await page.addInitScript(fakePush, service.subscribe());
  await phone.goTo('/');
  await phone.logIn(student, 0);

  await phone.goTo('/dashboard/settings');
  const ready = page.getByRole('group', { name: 'When a quiz is ready' });
  expect(await ready.getByRole('radio', { name: 'Off' }).isChecked()).toBe(true);
  await ready.getByText('On', { exact: true }).click();
  await expect.poll(() => ready.getByRole('radio', { name: 'On' }).isChecked()).toBe(true);
  expect(await page.evaluate(() => localStorage.getItem('fake-push'))).toBe(server.deps.push.publicKey);

  const { quizId } = await seedQuiz(server, student, sampleQuiz, null, Date.now());
  await server.deps.push.look();
  expect(service.received).toHaveLength(1);
  const data = JSON.stringify(service.received[0]?.message);
  expect(data).not.toContain(sampleQuiz.title);

  const cdp = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => first && resolve(first.registrationId));
  });
  await cdp.send('ServiceWorker.enable');
  const registrationId = await registered;
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error('No worker runs.');
  const shown = () =>
    worker.evaluate<string[]>('self.registration.getNotifications().then((all) => all.map(({ title }) => title))');
  const deliver = () => cdp.send('ServiceWorker.deliverPushMessage', { origin: app.url, registrationId, data });

  // It is being looked at: nothing is shown.
  await phone.goTo('/dashboard');
  await page.getByText('On this device', { exact: true }).filter({ visible: true }).first().waitFor();
  await deliver();
  await phone.goTo('/dashboard');
  expect(await shown()).toEqual([]);
  await page.goto('about:blank');
  await deliver();
  await expect.poll(shown).toEqual(['Your quiz is ready']);

  await app.goDown();
  await worker.evaluate(`(async () => {
    self.clients.openWindow = async (address) => void (self.openedAddress = address);
    const [notification] = await self.registration.getNotifications();
    self.dispatchEvent(new NotificationEvent('notificationclick', { notification }));
  })()`);
  await expect.poll(() => worker.evaluate('self.openedAddress')).toBe(`${app.url}/dashboard/quiz/${quizId}`);
  await phone.goTo(`/dashboard/quiz/${quizId}`);
  await page.getByText('Question 1 of 3').first().waitFor();

  // Logged out, still without a network.
  await page.getByRole('button', { name: 'Save and close' }).click();
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('fake-push'))).toBeNull();
});
