// P2 to P9, screen by screen: what stands on each, where its links lead, what its buttons say while they are pending.
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { sessionNow } from '../../../src/app/data/session.ts';
import { expectPath, findToast, newcomer, widen } from '../documentsWorld.ts';
import { openPage, slowNetwork, useBrowser } from '../page.tsx';
import { atQuiz, finish, goToLast, openQuiz, quiz, studentWithQuiz } from '../quizWorld.ts';

useBrowser();

/** What stands on an address: texts, buttons, links with their addresses, and fields. Those below /dashboard are for students. */
type Place = { texts?: string[]; buttons?: string[]; links?: Record<string, string>; fields?: string[] };

const premium = [
  'Full access to past questions',
  'Timed mock exams',
  'Detailed solutions and explanations',
  'Performance tracking',
];
const places: Record<string, Place> = {
  '/login': {
    texts: ['Or Login with'],
    buttons: ['Login'],
    // 'Forgot your password?' goes somewhere (P4.1).
    links: { 'Forgot your password?': '/forgot-password', Register: '/register' },
    fields: ['Email', 'Password'],
  },
  '/register': {
    texts: ['Create Account', 'Or Sign up with'],
    buttons: ['Register'],
    links: { Login: '/login' },
    fields: ['Email', 'Password', 'Confirm Password'],
  },
  '/verify-email': {
    texts: ['Verification Failed', 'Verification token not found in URL.'],
    links: { 'Go to Login': '/login' },
  },
  '/forgot-password': { buttons: ['Send Reset Link'], links: { 'Back to Login': '/login' }, fields: ['Email'] },
  '/reset-password/abc': { buttons: ['Reset Password'], fields: ['New Password', 'Confirm New Password'] },
  '/dashboard': {
    texts: ['Verify Your Email', 'No documents yet! Upload your first document to get started.'],
    buttons: ['Resend Email', 'Logout'],
    links: { Dashboard: '/dashboard', 'Upload Docs': '/dashboard/upload', Pricing: '/dashboard/pricing' },
  },
  '/dashboard/pricing': {
    texts: [
      'Coming Soon',
      'Get Ready to Ace Your Exams',
      'Premium Plan',
      'GHC 5.99',
      'Cancel anytime. No hidden fees.',
      ...premium,
    ],
    buttons: ['Premium'],
  },
};

test.each(Object.entries(places))('%s', async (address, { texts = [], buttons = [], links = {}, fields = [] }) => {
  if (address.startsWith('/dashboard')) await newcomer();
  await openPage(address);
  for (const text of texts) expect((await screen.findAllByText(text)).length, text).toBeGreaterThan(0);
  for (const name of buttons) expect(screen.getAllByRole('button', { name }).length, name).toBeGreaterThan(0);
  for (const [name, href] of Object.entries(links))
    for (const link of screen.getAllByRole('link', { name })) expect(link.getAttribute('href'), name).toBe(href);
  for (const label of fields) {
    const { required, type } = screen.getByLabelText<HTMLInputElement>(label);
    expect([required, type === 'email'], label).toEqual([true, label === 'Email']);
  }
});

const fresh = `${crypto.randomUUID()}@example.com`;
test.each([
  ['/login', { Email: 'a@example.com', Password: 'x' }, 'Login', 'Logging in...'],
  ['/register', { Email: fresh, Password: '12345678', 'Confirm Password': '12345678' }, 'Register', 'Creating Account...'],
  ['/forgot-password', { Email: 'a@example.com' }, 'Send Reset Link', 'Sending...'],
  ['/reset-password/abc', { 'New Password': '12345678', 'Confirm New Password': '12345678' }, 'Reset Password', 'Resetting...'],
])('%s while it is pending', async (address, fields, button, pending) => {
  const page = await openPage(address);
  for (const [label, text] of Object.entries(fields)) await page.user.type(screen.getByLabelText(label), text);
  slowNetwork(300);
  await page.user.click(screen.getByRole('button', { name: button }));
  const busy = await screen.findByRole('button', { name: pending });
  expect(busy).toHaveProperty('disabled', true);
  for (const label of Object.keys(fields)) expect(screen.getByLabelText(label)).toHaveProperty('disabled', true);
  await waitFor(() => expect(screen.queryByRole('button', { name: pending })).toBeNull());
});

describe('the footer', () => {
  test.each(['/dashboard', '/dashboard/pricing', '/try'])(
    'stands under %s on wide screens, and not on phones',
    async (address) => {
      await newcomer();
      await openPage(address);
      await screen.findByRole('heading', { level: 1 });
      expect(screen.queryByRole('contentinfo')).toBeNull();
      widen();
      await openPage(address);
      const footer = within(await screen.findByRole('contentinfo'));
      expect(footer.getByRole('link', { name: 'Start Prepping' }).getAttribute('href')).toBe('/dashboard');
      footer.getByRole('heading', { name: 'Prepare for your exams' });
      footer.getByText(new RegExp(`${new Date().getFullYear()}`));
    },
  );
});

test('the finish dialog while it is pending', async () => {
  const { page } = await atQuiz();
  await goToLast(page);
  await finish(page);
  expect(await screen.findByRole('button', { name: 'Saving...' })).toHaveProperty('disabled', true);
  expect(await screen.findByRole('heading', { name: 'Quiz Results' })).toBeTruthy();
});

test.each([
  ['short_answer', 3],
  ['essay', 5],
  ['diagram', 5],
] as const)('a question of type %s has a text area of %d rows', async (question_type, lines) => {
  const question = { question_id: 1, question_text: 'What is it?', question_type, correct_answer: 'It' };
  const { quizId } = await studentWithQuiz({ ...quiz, questions: [question] });
  await openQuiz(quizId, 'Question 1 of 1');
  const area = screen.getByPlaceholderText<HTMLTextAreaElement>('Your answer...');
  expect(area.rows).toBe(lines);
});

test('an address that is being verified: the words meanwhile', async () => {
  slowNetwork(300);
  await openPage('/verify-email/nonsense');
  expect(await screen.findByText('Verifying your email...')).toBeTruthy();
  expect(await screen.findByText('Verification Failed')).toBeTruthy();
});

test('Logout clears user, token and flag, goes to the login, and ends the session on the server', async () => {
  const { student } = await newcomer();
  const page = await openPage('/dashboard/pricing');
  await page.user.click(screen.getByRole('button', { name: 'Logout' }));
  await expectPath(page.path, '/login');
  expect([sessionNow().user, sessionNow().token, sessionNow().isAuthenticated]).toEqual([null, null, false]);
  await waitFor(async () => expect((await student.call('me')).status).toBe(401));
});

test.each([
  ['long enough', '87654321', 'Passwords do not match.'],
  ['1234567', '1234567', 'Password must be at least 8 characters long.'],
])('a new password of %s and %s: %s', async (first, second, words) => {
  const page = await openPage('/reset-password/abc');
  await page.user.type(screen.getByLabelText('New Password'), first);
  await page.user.type(screen.getByLabelText('Confirm New Password'), second);
  await page.user.click(screen.getByRole('button', { name: 'Reset Password' }));
  await findToast(words);
  expect(page.path()).toBe('/reset-password/abc');
});
