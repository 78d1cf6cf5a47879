import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { notify } from '../../../src/app/shell/notices.tsx';
import { openPage, useBrowser } from '../page.tsx';

useBrowser();

/** Notices outlive a screen, so each test takes its own away. */
const shown: (() => void)[] = [];
afterEach(() => {
  for (const close of shown.splice(0)) close();
});

test.each([
  ['success', 'status'],
  ['info', 'status'],
  ['warning', 'status'],
  ['loading', 'status'],
  ['error', 'alert'],
] as const)('a notice of %s is announced as %s', async (tone, role) => {
  await openPage('/');
  shown.push(notify[tone](`words of ${tone}`));
  const text = await screen.findByText(`words of ${tone}`);
  expect(text.closest('.toast')?.getAttribute('role')).toBe(role);
});

test('a notice is taken away by its button, and a loading one by its own end', async () => {
  await openPage('/');
  notify.info('to be closed');
  await screen.findByText('to be closed');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByText('to be closed')).toBeNull());
  const end = notify.loading('under way');
  await screen.findByText('under way');
  end();
  await waitFor(() => expect(screen.queryByText('under way')).toBeNull());
});

test('a navigation takes away what was said before its press, and leaves what that press brought about', async () => {
  const page = await openPage('/login');
  shown.push(notify.error('Incorrect email or password'));
  await screen.findByText('Incorrect email or password');
  shown.push(notify.loading('under way'));
  await screen.findByText('under way');
  await page.user.click(screen.getByRole('link', { name: 'Forgot your password?' }));
  shown.push(notify.success('said by the press itself'));
  await screen.findByText('said by the press itself');
  await waitFor(() => expect(screen.queryByText('Incorrect email or password')).toBeNull());
  expect(page.path()).toBe('/forgot-password');
  expect(screen.getByText('under way')).toBeTruthy();
  expect(screen.getByText('said by the press itself')).toBeTruthy();
});
