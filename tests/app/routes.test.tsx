import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { takePlace } from '../../src/app/data/place.ts';
import { signIn, signOut } from '../../src/app/data/session.ts';
import { newStudent } from '../support/people.ts';
import { openPage, server, useBrowser } from './page.tsx';

useBrowser();

async function signedIn() {
  const student = await newStudent(server);
  await signIn(student.token, await (await student.call('me')).json());
  return student;
}

describe('a visitor', () => {
  test.each([
    ['/', '/'],
    ['/login', '/login'],
    ['/register', '/register'],
    ['/forgot-password', '/forgot-password'],
    ['/reset-password/abc', '/reset-password/abc'],
    ['/reset-password', '/reset-password'],
    ['/verify-email', '/verify-email'],
    ['/dashboard', '/login'],
    ['/dashboard/upload', '/login'],
    ['/dashboard/pricing', '/login'],
    ['/dashboard/offline', '/login'],
    ['/dashboard/quiz/7', '/login'],
    ['/dashboard/results/7', '/login'],
    ['/results/7', '/login'],
    ['/dashboard/nowhere', '/login'],
    ['/dashboard/a/b', '/login'],
    ['/nowhere', '/'],
    ['/a/b/c', '/'],
  ])('who opens %s is on %s', async (address, shown) => {
    const page = await openPage(address);
    await waitFor(() => expect(page.path()).toBe(shown));
  });

  test('who presses Get Started is led to the registration', async () => {
    const page = await openPage('/');
    await page.user.click(screen.getByRole('link', { name: 'Get Started' }));
    expect(await screen.findByRole('heading', { name: 'Create Account' })).toBeTruthy();
    expect(page.path()).toBe('/register');
    expect(document.activeElement).toBe(screen.getByLabelText('Email'));
  });

  test('who wanted a screen is led back to it after the login', async () => {
    await openPage('/dashboard/quiz/7');
    expect(takePlace(1)).toBe('/dashboard/quiz/7');
    expect(takePlace(1)).toBe('/dashboard');
  });
});

describe('a student who is signed in', () => {
  test.each([
    ['/login', '/dashboard'],
    ['/register', '/dashboard'],
    ['/results/7', '/dashboard/results/7'],
    ['/dashboard/pricing', '/dashboard/pricing'],
    ['/dashboard/nowhere', '/'],
    ['/', '/'],
    ['/nowhere', '/'],
  ])('who opens %s is on %s', async (address, shown) => {
    await signedIn();
    const page = await openPage(address);
    await waitFor(() => expect(page.path()).toBe(shown));
  });

  test('who presses Get Started is on the dashboard', async () => {
    await signedIn();
    const page = await openPage('/');
    await page.user.click(screen.getByRole('link', { name: 'Get Started' }));
    await waitFor(() => expect(page.path()).toBe('/dashboard'));
  });

  test('finds the current screen named in the navigation', async () => {
    await signedIn();
    await openPage('/dashboard/pricing');
    const current = screen.getAllByRole('link', { current: 'page' }).map((link) => link.textContent);
    expect(current).toEqual(['Pricing']);
  });

  test.each(['/dashboard/exam/new', '/dashboard/progress'])('who came to %s by Study is led back to it', async (address) => {
    await signedIn();
    const page = await openPage(address);
    const [title] = await screen.findAllByRole('heading', { level: 1 });
    const below = screen.getAllByRole('link', { current: true }).map((link) => link.textContent);
    expect(new Set(below)).toEqual(new Set(['Study']));
    const way = within(title?.closest('main') as HTMLElement).getByRole('link', { name: 'Study' });
    await page.user.click(way);
    await waitFor(() => expect(page.path()).toBe('/dashboard/study'));
  });

  test('finds the settings, this device, the prices and the way out behind the account', async () => {
    const { email } = await signedIn();
    const page = await openPage('/dashboard/groups');
    const open = () => page.user.click(screen.getByRole('button', { name: `Account ${email}` }));
    await open();
    const items = (await screen.findAllByRole('menuitem')).map((item) => item.textContent);
    expect(items).toEqual([email, 'Settings', 'Study offline', 'Pricing', 'Logout']);
    await page.user.click(screen.getByRole('menuitem', { name: 'Settings' }));
    await waitFor(() => expect(page.path()).toBe('/dashboard/settings'));
    await open();
    await page.user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    await waitFor(() => expect(page.path()).toBe('/login'));
  });

  test('leaves no screen behind for the next student who logs in here', async () => {
    const { call } = await signedIn();
    const { user_id: userId } = await (await call('me')).json();
    const page = await openPage('/dashboard/offline');
    await signOut({ revoke: false });
    await waitFor(() => expect(page.path()).toBe('/login'));
    for (const [student, place] of [
      [userId + 1, '/dashboard'],
      [userId, '/dashboard/results/7'],
    ]) {
      // As the phone's Back does.
      await page.router.navigate({ to: '/dashboard/results/$quizId', params: { quizId: '7' } });
      expect(page.path()).toBe('/login');
      expect(takePlace(student)).toBe(place);
    }
  });
});
