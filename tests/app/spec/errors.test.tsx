// P12.1 and the failures of P4 to P8 that no test of a screen has: the server failing that way over the wire, and what is shown.
import { render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { rememberLeaving } from '../../../src/app/account/leaving.ts';
import { sessionNow } from '../../../src/app/data/session.ts';
import { ErrorNote } from '../../../src/app/ui/Note.tsx';
import { newStudent } from '../../support/people.ts';
import { catchFiles, expectPath, findToast, newcomer } from '../documentsWorld.ts';
import { breakServer, closeServer, openPage, server, slowNetwork, useBrowser } from '../page.tsx';
import { atQuiz, click, openQuiz, studentWithQuiz } from '../quizWorld.ts';
import type { Fault } from '../server.ts';

useBrowser();
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());

const password = 'correct horse battery';
const says = (detail: unknown, status = 400): Fault => ({ status, body: { detail } });
const silent: Fault = { status: 500, body: {} };
const gateway: Fault = { status: 502, body: null };
const issues = [
  { loc: ['body', 'x'], msg: 'The first issue.', type: 'x' },
  { loc: ['body', 'y'], msg: 'The second issue.', type: 'y' },
];

async function fill(user: Awaited<ReturnType<typeof openPage>>['user'], fields: Record<string, string>, button: string) {
  for (const [label, text] of Object.entries(fields)) await user.type(screen.getByLabelText(label), text);
  await user.click(screen.getByRole('button', { name: button }));
}

async function logIn(given: { email?: string; password?: string } = {}) {
  const student = await newStudent(server, { password });
  const page = await openPage('/login');
  await fill(page.user, { Email: given.email ?? student.email, Password: given.password ?? password }, 'Login');
  return { student, ...page };
}

describe('401 on any call', () => {
  test.each([
    ['the documents', '/dashboard'],
    ['a quiz', '/dashboard/quiz/999999'],
    ['results', '/dashboard/results/999999'],
  ])('%s: logged out, and on the login', async (_, address) => {
    const { student } = await newcomer();
    await student.call('logout');
    const page = await openPage(address);
    await expectPath(page.path, '/login');
    expect(sessionNow().token).toBeNull();
  });
});

describe('login', () => {
  test.each<[string, Fault, string]>([
    ['the detail', says('This account is closed.', 403), 'This account is closed.'],
    ['the first issue', says(issues, 422), 'The first issue.'],
    ['nothing', silent, 'Login failed. Please check your credentials.'],
    ["a gateway's page", gateway, 'Login failed. Please check your credentials.'],
  ])('failure with %s', async (_, fault, words) => {
    breakServer('POST', /auth\/token$/, fault);
    const { path } = await logIn();
    await findToast(words);
    expect(path()).toBe('/login');
    expect(sessionNow().token).toBeNull();
  });

  test('failure without any answer, in the words of the error', async () => {
    closeServer('POST', /auth\/token$/);
    await logIn();
    await findToast('There is no connection right now. Please try again when you are online.');
  });

  test('ok, but the user could not be fetched: still the dashboard', async () => {
    breakServer('GET', /users\/me$/, silent);
    const { path } = await logIn();
    await findToast('Login succeeded, but failed to fetch user details.');
    await expectPath(path, '/dashboard');
    expect(sessionNow().token).not.toBeNull();
  });
});

describe('registration', () => {
  const register = async (email: string, second = password) => {
    const page = await openPage('/register');
    await fill(page.user, { Email: email, Password: password, 'Confirm Password': second }, 'Register');
    return page;
  };

  test.each<[string, Fault, string]>([
    ['the detail', says('Registration is closed.', 403), 'Registration is closed.'],
    ['the first issue', says(issues, 422), 'The first issue.'],
    ['nothing', silent, 'Registration failed. Please try again.'],
  ])('failure with %s', async (_, fault, words) => {
    breakServer('POST', /auth\/register$/, fault);
    const { path } = await register('somebody@example.com');
    await findToast(words);
    expect(path()).toBe('/register');
  });

  test('failure without any answer, in the words of the error', async () => {
    closeServer('POST', /auth\/register$/);
    await register('somebody@example.com');
    await findToast('There is no connection right now. Please try again when you are online.');
  });

  test('failure of the real server: the address is taken', async () => {
    const student = await newStudent(server, { password });
    await register(student.email);
    await findToast('An account with this email already exists.');
  });
});

describe('a quiz', () => {
  test.each<[string, Fault, string]>([
    ['the detail', says('The quiz is locked.', 403), 'The quiz is locked.'],
    ['nothing', silent, 'An unknown error occurred'],
  ])('that does not load, with %s', async (_, fault, words) => {
    const { quizId } = await studentWithQuiz();
    breakServer('GET', /\/quizzes\/\d+$/, fault);
    await openPage(`/dashboard/quiz/${quizId}`);
    expect(await screen.findByText('Failed to load quiz')).toBeTruthy();
    expect(screen.getByText(words)).toBeTruthy();
  });
});

test('a DOCX that is no file', async () => {
  const { page } = await atQuiz();
  // Here, outside of a browser, what fetch calls a Blob is none for the page.
  await click(page, 'Download DOCX');
  await findToast('Invalid response received, expected a PDF file.');
});

test('a DOCX of another content type is saved, with a warning in the log', async () => {
  const { quizId } = await studentWithQuiz();
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  breakServer('GET', /\/download\b/, { status: 200, body: null });
  const page = await openQuiz(quizId);
  const saved = catchFiles();
  await click(page, 'Download DOCX');
  await findToast('Quiz DOCX download started.');
  expect(saved).toHaveLength(1);
  expect(warned.mock.calls.flat().join()).toContain('Unexpected content type for a DOCX file: text/html');
  warned.mockRestore();
});

test('the error box, where nothing else is known', () => {
  render(<ErrorNote />);
  const box = screen.getByRole('alert');
  expect(within(box).getByRole('heading').textContent).toBe('Error');
  expect(within(box).getByText('An unexpected error occurred. Please try again.')).toBeTruthy();
});

describe('a link from a mail', () => {
  test.each<[string, Fault, string]>([
    ['the detail', says('This link was withdrawn.'), 'This link was withdrawn.'],
    ['nothing', silent, 'Failed to verify email. The link may be invalid or expired.'],
  ])('verification failure with %s', async (_, fault, words) => {
    breakServer('POST', /verify-email\//, fault);
    await openPage(`/verify-email/${crypto.randomUUID()}`);
    expect(await screen.findByText('Verification Failed')).toBeTruthy();
    expect(await screen.findByText(words)).toBeTruthy();
  });

  test('/reset-password without a token says so', async () => {
    await openPage('/reset-password');
    expect(await screen.findByText('Reset token is missing.')).toBeTruthy();
  });

  test.each<[string, Fault, string]>([
    ['the detail', says('No mail today.', 503), 'No mail today.'],
    ['nothing', silent, 'Failed to send reset instructions.'],
  ])('forgotten password, failure with %s', async (_, fault, words) => {
    breakServer('POST', /forgot-password$/, fault);
    const page = await openPage('/forgot-password');
    await fill(page.user, { Email: 'a@example.com' }, 'Send Reset Link');
    await findToast(words);
  });

  test.each<[string, Fault, string]>([
    ["the server's message", { status: 200, body: { message: 'Look into your mail.' } }, 'Look into your mail.'],
    ['no message', { status: 200, body: {} }, 'Password reset instructions sent if account exists.'],
  ])('forgotten password, success with %s', async (_, fault, words) => {
    breakServer('POST', /forgot-password$/, fault);
    const page = await openPage('/forgot-password');
    await fill(page.user, { Email: 'a@example.com' }, 'Send Reset Link');
    await findToast(words);
  });

  const reset = { 'New Password': password, 'Confirm New Password': password };
  test.each<[string, Fault, string]>([
    ['the detail', says('This link was used.'), 'This link was used.'],
    ['nothing', silent, 'Failed to reset password. The link may be invalid or expired.'],
    ["the server's message", { status: 200, body: { message: 'Done.' } }, 'Done.'],
    ['no message', { status: 200, body: {} }, 'Password reset successfully!'],
  ])('reset, answered with %s', async (_, fault, words) => {
    breakServer('POST', /reset-password$/, fault);
    const page = await openPage('/reset-password/abc');
    await fill(page.user, reset, 'Reset Password');
    await findToast(words);
  });
});

describe('the return from a third party', () => {
  const returning = async (address: string) => {
    rememberLeaving();
    window.history.replaceState(null, '', address);
    return openPage(address);
  };

  test.each([
    ['an error', '/auth/callback?error=access_denied', 'OAuth login failed: access_denied Please try again.'],
    ['nothing', '/auth/callback', 'OAuth login failed: Unknown error Please try again.'],
    [
      'a token that is none',
      '/auth/callback#token=nonsense',
      'OAuth login succeeded, but failed to fetch user details. Please try logging in manually.',
    ],
  ])('with %s leads to the login', async (_, address, words) => {
    const { path } = await returning(address);
    await findToast(words);
    await expectPath(path, '/login');
    expect(sessionNow().token).toBeNull();
  });

  test('with a token says that it is at work, and leads to the dashboard', async () => {
    const student = await newStudent(server, { password });
    slowNetwork(300);
    const { path } = await returning(`/auth/callback#token=${student.token}`);
    expect(await screen.findByText('Processing authentication...')).toBeTruthy();
    await findToast('Login Successful!');
    await expectPath(path, '/dashboard');
    expect(sessionNow().user?.email).toBe(student.email);
  });
});
