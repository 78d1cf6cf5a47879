import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { signIn } from '../../../src/app/data/session.ts';
import { company } from '../../../src/app/shell/company.ts';
import { openPage, useBrowser } from '../page.tsx';

useBrowser();

test('the landing says what P3 says', async () => {
  await openPage('/');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Study and Prepare for your exams faster');
  expect(screen.getByText('Your AI powered study and homework assistant')).toBeTruthy();
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'Why Oasis?',
    'How it works',
    'What students use it for',
    'Prepare for your exams',
  ]);
  for (const title of ['Exam prep', 'Collaborative learning', 'Homework assistance', 'Upload materials', 'Review and refine']) {
    expect(screen.getByRole('heading', { name: title })).toBeTruthy();
  }
  expect(screen.getAllByText('Easy')).toHaveLength(2);
});

test('every way in leads to the dashboard, and the login to the login', async () => {
  await openPage('/');
  const target = (name: string) => screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'));
  expect(target('Get Started')).toEqual(['/dashboard']);
  expect(target('Start Prepping')).toEqual(['/dashboard', '/dashboard']);
  expect(target('Login')).toEqual(['/login']);
});

test('the footer names the company, this year and its four profiles', async () => {
  await openPage('/');
  expect(screen.getByText(`© ${new Date().getFullYear()} ${company.name}`)).toBeTruthy();
  for (const { name, url } of company.profiles) {
    const shown = screen.getByText(name, { selector: '.soc *' });
    // The owner has not said where they are yet: a link that leads nowhere is none.
    expect(shown.getAttribute('href')).toBe(url || null);
  }
});

test('a student who is signed in finds the navigation and the way out there', async () => {
  await signIn('a-token', { user_id: 1, email: 'ama@example.com', is_verified: true });
  await openPage('/');
  expect(screen.getByText('ama@example.com')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Logout' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Login' })).toBeNull();
});

test('the colours follow the choice, and the choice is kept', async () => {
  const page = await openPage('/');
  await page.user.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(localStorage.getItem('oasis-theme')).toBe('dark');
  await page.user.click(screen.getByRole('radio', { name: 'System' }));
  expect(document.documentElement.dataset.theme).toBe('light');
  expect(localStorage.getItem('oasis-theme')).toBeNull();
});
