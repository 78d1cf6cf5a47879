// What a tap on a reminder opens, and when none is shown. The worker's surroundings are fakes: a browser gives no test a tap.
import { expect, test } from 'vitest';
import { openReminder, showReminder } from '../../sw/reminders.ts';

const ORIGIN = 'https://oasis.example';
type Window = { visibilityState: DocumentVisibilityState };

function workerWith(windows: Window[]) {
  const done: string[] = [];
  const note = (what: string) => async (value: unknown) => void done.push(value === undefined ? what : `${what} ${value}`);
  const clients = windows.map((window) => ({ ...window, focus: note('focus'), navigate: note('navigate') }));
  const worker = {
    location: { origin: ORIGIN },
    clients: { matchAll: async () => clients, openWindow: note('open') },
    registration: { showNotification: note('show') },
  } as unknown as Parameters<typeof showReminder>[0];
  return { worker, done };
}
const message = { json: () => ({ title: 'Your quiz is ready', address: '/dashboard/quiz/7', tag: 'quiz-ready' }) };
const tapped = (data: string) => ({ data, close: () => undefined }) as unknown as Notification;

test.each<[string, Window[], string[]]>([
  ['no window', [], ['show Your quiz is ready']],
  ['a hidden window', [{ visibilityState: 'hidden' }], ['show Your quiz is ready']],
  ['a window in sight', [{ visibilityState: 'hidden' }, { visibilityState: 'visible' }], []],
])('a reminder with %s', async (_, windows, shown) => {
  const { worker, done } = workerWith(windows);
  await showReminder(worker, message as Parameters<typeof showReminder>[1]);
  expect(done).toEqual(shown);
});

test.each<[string, Window[], string, string[]]>([
  ['a new window', [], '/dashboard/review', [`open ${ORIGIN}/dashboard/review`]],
  ['the open one', [{ visibilityState: 'hidden' }], '/dashboard/review', ['focus', `navigate ${ORIGIN}/dashboard/review`]],
  ['no other origin', [], 'https://evil.example/', [`open ${ORIGIN}`]],
])('a tap opens %s', async (_, windows, address, opened) => {
  const { worker, done } = workerWith(windows);
  await openReminder(worker, tapped(address));
  expect(done).toEqual(opened);
});
