// P2 to P9, screen by screen: what stands on each, where its links lead, and what its buttons say while
// they are pending.
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { newStudent } from '../../support/people.ts';
import { documentRow, listDocuments, newcomer, widen } from '../documentsWorld.ts';
import { openPage, server, slowNetwork, useBrowser } from '../page.tsx';
import { click, finish, goToLast, openQuiz, quiz, studentWithQuiz } from '../quizWorld.ts';

useBrowser();

type Place = {
  screen: string;
  address: string;
  signedIn: boolean;
  texts: string[];
  buttons?: string[];
  /** name → address */
  links?: Record<string, string>;
  fields?: string[];
};

const places: Place[] = [
  {
    screen: '/ (landing)',
    address: '/',
    signedIn: false,
    texts: [
      'Study and Prepare for your exams faster',
      'Your AI powered study and homework assistant',
      'Why Oasis?',
      'How it works',
      'Prepare for your exams',
    ],
    links: { 'Start Prepping': '/dashboard', 'Get Started': '/dashboard', Login: '/login' },
  },
  {
    screen: '/login',
    address: '/login',
    signedIn: false,
    texts: ['Or Login with'],
    buttons: ['Login'],
    // 'Forgot your password?' goes somewhere (D3.3).
    links: { 'Forgot your password?': '/forgot-password', Register: '/register' },
    fields: ['Email', 'Password'],
  },
  {
    screen: '/register',
    address: '/register',
    signedIn: false,
    texts: ['Create Account', 'Or Sign up with'],
    buttons: ['Register'],
    links: { Login: '/login' },
    fields: ['Email', 'Password', 'Confirm Password'],
  },
  {
    screen: '/verify-email without a token',
    address: '/verify-email',
    signedIn: false,
    texts: ['Verification Failed', 'Verification token not found in URL.'],
    links: { 'Go to Login': '/login' },
  },
  {
    screen: '/forgot-password',
    address: '/forgot-password',
    signedIn: false,
    texts: [],
    buttons: ['Send Reset Link'],
    links: { 'Back to Login': '/login' },
    fields: ['Email'],
  },
  {
    screen: '/reset-password/{token}',
    address: '/reset-password/abc',
    signedIn: false,
    texts: [],
    buttons: ['Reset Password'],
    fields: ['New Password', 'Confirm New Password'],
  },
  {
    screen: '/dashboard, without documents',
    address: '/dashboard',
    signedIn: true,
    texts: ['Verify Your Email', 'No documents yet! Upload your first document to get started.'],
    buttons: ['Resend Email', 'Logout'],
    links: { Dashboard: '/dashboard', 'Upload Docs': '/dashboard/upload', Pricing: '/dashboard/pricing' },
  },
  {
    screen: '/dashboard/upload',
    address: '/dashboard/upload',
    signedIn: true,
    texts: [
      'Upload Documents',
      'Upload your textbooks, lecture notes or past exams (PDF, PPTX, TXT). An automatic quiz will be generated from the content.',
      'Drag & drop PDF, PPTX, or TXT file here, or click to select file',
    ],
  },
  {
    screen: '/dashboard/pricing',
    address: '/dashboard/pricing',
    signedIn: true,
    texts: [
      'Coming Soon',
      'Get Ready to Ace Your Exams',
      'Premium Plan',
      'GHC 5.99',
      'Cancel anytime. No hidden fees.',
      'Full access to past questions',
      'Timed mock exams',
      'Detailed solutions and explanations',
      'Performance tracking',
    ],
    buttons: ['Premium'],
  },
];

test.each(places)('$screen', async ({ address, signedIn, texts, buttons = [], links = {}, fields = [] }) => {
  if (signedIn) await newcomer();
  await openPage(address);
  for (const text of texts) expect((await screen.findAllByText(text)).length, text).toBeGreaterThan(0);
  for (const name of buttons) expect(screen.getAllByRole('button', { name }).length, name).toBeGreaterThan(0);
  for (const [name, href] of Object.entries(links))
    for (const link of screen.getAllByRole('link', { name })) expect(link.getAttribute('href'), name).toBe(href);
  for (const label of fields) expect(screen.getByLabelText(label), label).toBeTruthy();
});

test.each([
  ['/login', { Email: 'a@example.com', Password: 'x' }, 'Login', 'Logging in...'],
  [
    '/register',
    { Email: `${crypto.randomUUID()}@example.com`, Password: '12345678', 'Confirm Password': '12345678' },
    'Register',
    'Creating Account...',
  ],
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

describe('the bars', () => {
  test('signed out: the logo and a Login button', async () => {
    await openPage('/');
    const banner = within(screen.getByRole('banner'));
    expect(banner.getByRole('link', { name: /Oasis/ }).getAttribute('href')).toBe('/');
    expect(banner.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/login');
  });

  test('signed in: the three links, the address and Logout', async () => {
    const { student } = await newcomer();
    await openPage('/dashboard/pricing');
    const banner = within(screen.getByRole('banner'));
    expect(banner.getByText(student.email)).toBeTruthy();
    for (const name of ['Dashboard', 'Upload Docs', 'Pricing']) expect(banner.getByRole('link', { name })).toBeTruthy();
    expect(banner.getByRole('button', { name: 'Logout' })).toBeTruthy();
  });
});

describe('the documents', () => {
  const rows = [documentRow({ doc_id: 2, filename: 'new.pdf' }), documentRow({ doc_id: 1, filename: 'old.pdf' })];

  test('on wide screens, a table with the columns of P5.1', async () => {
    widen();
    await newcomer();
    listDocuments(rows);
    await openPage('/dashboard');
    const columns = await screen.findAllByRole('columnheader');
    expect(columns.map((one) => one.textContent?.trim())).toEqual(['Filename', 'Uploaded', 'Status', 'Actions']);
    expect(screen.getByText('Manage materials and take auto-generated quizzes.')).toBeTruthy();
    expect(screen.getByText("Please refresh the page if it's taking too long to generate the quiz.")).toBeTruthy();
  });

  test('on small screens, cards with the same actions', async () => {
    await newcomer();
    listDocuments(rows);
    await openPage('/dashboard');
    await screen.findAllByText('new.pdf');
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getAllByRole('link', { name: /^Take Quiz/ })[0]?.getAttribute('href')).toBe('/dashboard/quiz/7');
    expect(screen.getAllByRole('link', { name: /^View Results/ })[0]?.getAttribute('href')).toBe('/dashboard/results/7');
  });
});

test('the finish dialog, with flags, and its buttons while it is pending', async () => {
  const { quizId } = await studentWithQuiz();
  const page = await openQuiz(quizId);
  await click(page, 'Flag for Review');
  await goToLast(page);
  await click(page, 'Finish Quiz');
  const dialog = within(await screen.findByRole('dialog', { name: 'Finish the quiz?' }));
  expect(dialog.getByText(/Your answers will be saved\. Are you sure you want to finish\?/)).toBeTruthy();
  expect(dialog.getByText(/You still have 1 flagged question/)).toBeTruthy();
  expect(dialog.getByRole('button', { name: 'Review Answers' })).toBeTruthy();
  await page.user.click(dialog.getByRole('button', { name: 'Confirm & Finish' }));
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

test('the results', async () => {
  const { quizId } = await studentWithQuiz();
  const page = await openQuiz(quizId);
  await goToLast(page);
  await finish(page);
  expect(await screen.findByRole('heading', { name: 'Quiz Results' })).toBeTruthy();
  for (const text of ['Your Score', 'Overall Score', 'Correct Answers', 'Total Questions', 'Detailed Breakdown'])
    expect(screen.getByText(text), text).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to Dashboard' }).getAttribute('href')).toBe('/dashboard');
  for (const text of ['Question 1', 'Question 2', 'Question 3']) expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getAllByText('Your Answer').length).toBe(3);
});

test('a verified address: the words of the success', async () => {
  const student = await newStudent(server);
  const link = (await server.outbox()).filter((mail) => mail.to === student.email).at(-1)?.link ?? '';
  await openPage(new URL(link).pathname);
  expect(await screen.findByText('Email Verified!')).toBeTruthy();
  expect(screen.getByText('Your email address has been successfully verified. You can now log in.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to Login' }).getAttribute('href')).toBe('/login');
});

test('an address that is being verified: the words meanwhile', async () => {
  slowNetwork(300);
  await openPage('/verify-email/nonsense');
  expect(await screen.findByText('Verifying your email...')).toBeTruthy();
  expect(await screen.findByText('Verification Failed')).toBeTruthy();
});
