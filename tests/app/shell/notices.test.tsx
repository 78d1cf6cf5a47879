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

test('a loading notice that ends in the moment it is drawn does not stay', async () => {
  await openPage('/');
  const end = notify.loading('soon over');
  await new Promise<void>((resolve) => {
    const drawn = new MutationObserver(() => {
      if (!screen.queryByText('soon over')) return;
      drawn.disconnect();
      end();
      resolve();
    });
    drawn.observe(document.body, { childList: true, subtree: true });
  });
  await waitFor(() => expect(screen.queryByText('soon over')).toBeNull());
});

test('no more than three notices stand at once: a fourth takes the place of the first', async () => {
  await openPage('/');
  for (const text of ['one', 'two', 'three', 'four']) shown.push(notify.loading(text));
  await screen.findByText('four');
  await waitFor(() => expect(screen.queryByText('one')).toBeNull());
  expect([...document.querySelectorAll('.toast')].map((toast) => toast.textContent)).toEqual(['two', 'three', 'four']);
});

test('the same words do not stand twice, and what stands is the newer', async () => {
  await openPage('/');
  shown.push(notify.error('It failed.'));
  await screen.findByText('It failed.');
  shown.push(notify.error('It failed.'), notify.info('Another.'));
  await screen.findByText('Another.');
  await waitFor(() => expect(screen.getAllByText('It failed.')).toHaveLength(1));
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

test('what was said of the last try goes with the next one', async () => {
  const page = await openPage('/register');
  const fill = async (label: string, text: string) => page.user.type(screen.getByLabelText(label), text);
  await fill('Email', 'ama@example.com');
  await fill('Password', 'correct horse');
  await fill('Confirm Password', 'another');
  await page.user.click(screen.getByRole('button', { name: 'Register' }));
  await screen.findByText('Passwords do not match.');
  shown.push(notify.info('an old word'));
  await screen.findByText('an old word');
  await page.user.click(screen.getByRole('button', { name: 'Register' }));
  await waitFor(() => expect(screen.queryByText('an old word')).toBeNull());
  await waitFor(() => expect(screen.getAllByText('Passwords do not match.')).toHaveLength(1));
});

test('of a burst in the quiz, where there is room for one, the newest stands at once and the older never comes back', async () => {
  await openPage('/try');
  await screen.findByRole('heading', { name: 'Question 1 of 8' });
  const seen: string[] = [];
  const note = () => seen.push([...document.querySelectorAll('.toast')].map((one) => one.textContent).join(' + '));
  const watch = new MutationObserver(note);
  watch.observe(document.body, { childList: true, subtree: true });
  shown.push(notify.info('Flagged Question 1'), notify.error('Incorrect'));
  await screen.findByText('Incorrect');
  await waitFor(() => expect(document.querySelectorAll('.toast')).toHaveLength(1));
  watch.disconnect();
  const order = seen.filter((words, i) => words !== '' && words !== seen[i - 1]);
  expect(order).toEqual(['Incorrect']);
});
