// The card of reminders where the browser cannot, or may not, show any. The journey of the same name has the whole way.
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { RemindersCard } from '../../../src/app/settings/RemindersCard.tsx';
import { useBrowser } from '../page.tsx';

useBrowser();
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

/** A browser with push, whose user answers so. */
function withPush(permission: NotificationPermission, answer: NotificationPermission = permission): void {
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', { permission, requestPermission: async () => answer });
  Object.assign(window, { PushManager: globalThis.PushManager, Notification: globalThis.Notification });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { getRegistration: async () => undefined } });
}

const group = (name: string) => within(screen.getByRole('group', { name }));

test('without push there is no card', () => {
  const { container } = render(<RemindersCard userId={1} />);
  expect(container.innerHTML).toBe('');
});

test('each is off, and stays off where the browser’s user refuses', async () => {
  withPush('default', 'denied');
  render(<RemindersCard userId={1} />);
  const names = ['When a quiz is ready', 'The day before an assignment is due', 'When cards are due for review'];
  for (const name of names) expect(group(name).getByRole<HTMLInputElement>('radio', { name: 'Off' }).checked).toBe(true);
  await userEvent.setup().click(group('When a quiz is ready').getByRole('radio', { name: 'On' }));
  await waitFor(() =>
    expect(group('When a quiz is ready').getByRole<HTMLInputElement>('radio', { name: 'On' }).checked).toBe(false),
  );
});

test('a browser that blocks them, or has no network, changes nothing', () => {
  withPush('denied');
  render(<RemindersCard userId={1} />);
  screen.getByText(/This browser blocks messages of Oasis/);
  expect(screen.getAllByRole<HTMLFieldSetElement>('group').every(({ disabled }) => disabled)).toBe(true);
  cleanup();
  withPush('granted');
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(<RemindersCard userId={1} />);
  onLine.mockRestore();
  screen.getByText('You are offline. Go online to do this.');
  expect(screen.getAllByRole<HTMLFieldSetElement>('group').every(({ disabled }) => disabled)).toBe(true);
});
