import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { User } from '#core/account/user';
import { addReviews } from '#device/review/reviews';
import { storeSession } from '#device/rows/credentials';
import { newUuid } from '#device/rows/ids';
import { joinLater, joinRowsOf } from '#device/together/joins';
import { rememberLeaving } from '../../../src/app/account/leaving.ts';
import { db } from '../../../src/app/data/device.ts';
import { sessionNow, signOut } from '../../../src/app/data/session.ts';
import { answersOf, newStudent, type Student } from '../../support/people.ts';
import { catchFiles, newcomer } from '../documentsWorld.ts';
import { openPage, server, useBrowser } from '../page.tsx';

useBrowser();
const password = 'correct horse battery';

describe('the login', () => {
  test('has the words of P4.1 and fields that a password manager knows', async () => {
    await openPage('/login');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Welcome');
    expect(screen.getByText("Don't have an account?", { exact: false }).textContent).toBe("Don't have an account? Register");
    const email = screen.getByLabelText('Email');
    expect([email.getAttribute('type'), email.getAttribute('autocomplete'), email.getAttribute('inputmode')]).toEqual([
      'email',
      'username',
      'email',
    ]);
    expect(screen.getByLabelText('Password').getAttribute('autocomplete')).toBe('current-password');
    expect(document.title).toBe('Login · Oasis');
  });

  test('leads to the dashboard', async () => {
    const student = await newStudent(server, { password });
    const page = await openPage('/login');
    await page.user.type(screen.getByLabelText('Email'), student.email);
    await page.user.type(screen.getByLabelText('Password'), password);
    await page.user.click(screen.getByRole('button', { name: 'Login' }));
    expect(await screen.findByText('Login Successful!')).toBeTruthy();
    await waitFor(() => expect(page.path()).toBe('/dashboard'));
    expect(sessionNow().user?.email).toBe(student.email);
  });
});

test('an account that was deleted elsewhere: what was never sent is saved as a file, or removed', async () => {
  const { student, userId } = await newcomer();
  const saved = catchFiles();
  await joinLater(db, { id: newUuid(), userId, to: 'quiz', code: '0123456789', title: 'Cells', name: null, wall: Date.now() });
  const event = { event_id: newUuid(), at: Date.now(), quiz_id: 7, question_id: 1, kind: 'added' as const };
  await addReviews(db, userId, [event], Date.now());
  await answersOf(student.call('deleteAccount', { body: { password: student.password } }));
  const page = await openPage('/dashboard');
  const note = await screen.findByText(`The account ${student.email} was deleted`);
  // The form does not move when the note comes.
  const button = screen.getByRole('button', { name: 'Login' });
  expect(button.compareDocumentPosition(note) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
  expect(page.path()).toBe('/login');
  expect(await screen.findByText('Never sent, and still on this device: 1 quiz to join, 1 review.')).toBeTruthy();
  await page.user.click(screen.getByRole('button', { name: 'Save as Files' }));
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['oasis_unsent.txt']));
  expect(await saved[0]?.blob.text()).toContain('Cells');
  expect(await saved[0]?.blob.text()).toContain(event.event_id);
  await page.user.click(screen.getByRole('button', { name: 'Remove from This Device' }));
  await page.user.click(screen.getByRole('button', { name: 'Remove for Good' }));
  await waitFor(() => expect(screen.queryByText(/was deleted/)).toBeNull());
  expect((await joinRowsOf(db, userId)).rows).toEqual([]);
});

test.each(['/login', '/register'])('who signs in in another tab is led on from %s', async (address) => {
  const page = await openPage(address);
  await screen.findByLabelText('Email');
  const student = await newStudent(server, { password });
  await storeSession(db, student.token, User.parse(await (await student.call('me')).json()));
  dispatchEvent(new StorageEvent('storage', { key: 'another' }));
  expect(page.path()).toBe(address);
  dispatchEvent(new StorageEvent('storage', { key: 'auth-storage' }));
  await waitFor(() => expect(page.path()).toBe('/dashboard'));
});

describe('the registration', () => {
  async function fill(page: Awaited<ReturnType<typeof openPage>>, email: string, first: string, second: string) {
    await page.user.type(screen.getByLabelText('Email'), email);
    await page.user.type(screen.getByLabelText('Password'), first);
    await page.user.type(screen.getByLabelText('Confirm Password'), second);
    await page.user.click(screen.getByRole('button', { name: 'Register' }));
  }

  test('leads to the login and says so', async () => {
    const page = await openPage('/register');
    await fill(page, 'new@example.com', password, password);
    expect(await screen.findByText('Registration successful for new@example.com! Please login.')).toBeTruthy();
    await waitFor(() => expect(page.path()).toBe('/login'));
  });

  test('is carried over to the login, where nothing is left but to press the button', async () => {
    const page = await openPage('/register');
    await fill(page, 'carried@example.com', password, password);
    await waitFor(() => expect(page.path()).toBe('/login'));
    const button = await screen.findByRole('button', { name: 'Login' });
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('carried@example.com');
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe(password);
    expect(document.activeElement).toBe(button);
    await page.user.click(button);
    await waitFor(() => expect(page.path()).toBe('/dashboard'));
    await signOut({ revoke: false });
    await openPage('/login');
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('');
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('');
  });

  test('asks for the password once while it can be read', async () => {
    const page = await openPage('/register');
    await page.user.type(screen.getByLabelText('Email'), 'seen@example.com');
    await page.user.click(screen.getByRole('button', { name: 'Show password' }));
    await page.user.type(screen.getByLabelText('Password'), password);
    const repeated = screen.getByLabelText<HTMLInputElement>('Confirm Password');
    expect([repeated.value, repeated.readOnly, screen.getByLabelText('Password').getAttribute('type')]).toEqual([
      password,
      true,
      'text',
    ]);
    await page.user.click(screen.getByRole('button', { name: 'Register' }));
    await waitFor(() => expect(page.path()).toBe('/login'));
  });

  test.each([
    ['long enough', 'another one', 'Passwords do not match.', 'Confirm Password'],
    ['short', 'short', 'Password must be at least 8 characters long.', 'Password'],
  ])('refuses %s and %s before anything is sent', async (first, second, sentence, field) => {
    const page = await openPage('/register');
    await fill(page, 'never@example.com', first, second);
    expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0);
    const input = screen.getByLabelText(field);
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe(sentence);
    expect(document.activeElement).toBe(input);
    expect((await server.outbox()).map((mail) => mail.to)).not.toContain('never@example.com');
  });
});

describe('the way back in', () => {
  test('goes from the request over the mail to a new password', async () => {
    const student = await newStudent(server, { password });
    const asking = await openPage('/forgot-password');
    await asking.user.type(screen.getByLabelText('Email'), student.email);
    await asking.user.click(screen.getByRole('button', { name: 'Send Reset Link' }));
    const sentence = `If an account exists for ${student.email}, you will receive an email with reset instructions shortly.`;
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(screen.queryByLabelText('Email')).toBeNull();
    const link = (await server.outbox()).filter((mail) => mail.to === student.email).at(-1)?.link ?? '';
    const page = await openPage(new URL(link).pathname);
    await page.user.type(screen.getByLabelText('New Password'), 'a new password');
    await page.user.type(screen.getByLabelText('Confirm New Password'), 'a new password');
    const waits = vi.spyOn(globalThis, 'setTimeout');
    await page.user.click(screen.getByRole('button', { name: 'Reset Password' }));
    expect(await screen.findByText('Password Reset Successful!')).toBeTruthy();
    await waitFor(() => expect(waits.mock.calls.map(([, ms]) => ms)).toContain(3_000));
    waits.mockRestore();
    expect(page.path()).toMatch(/^\/reset-password\//);
    expect(screen.getByRole('link', { name: 'Go to Login' }).getAttribute('href')).toBe('/login');
    await waitFor(() => expect(page.path()).toBe('/login'));
  });

  test('offers a new link where this one was used or is too old', async () => {
    const page = await openPage('/reset-password/used-already');
    await page.user.type(screen.getByLabelText('New Password'), 'a new password');
    await page.user.type(screen.getByLabelText('Confirm New Password'), 'a new password');
    await page.user.click(screen.getByRole('button', { name: 'Reset Password' }));
    await page.user.click(await screen.findByRole('link', { name: 'Send a New Link' }));
    await waitFor(() => expect(page.path()).toBe('/forgot-password'));
  });
});

describe('the verification of an address', () => {
  test('is done by opening the link', async () => {
    const student = await newStudent(server);
    const link = (await server.outbox()).filter((mail) => mail.to === student.email).at(-1)?.link ?? '';
    await openPage(new URL(link).pathname);
    expect(await screen.findByText('Email Verified!')).toBeTruthy();
    expect(screen.getByText('Your email address has been successfully verified. You can now log in.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to Login' })).toBeTruthy();
    expect(await (await student.call('me')).json()).toMatchObject({ is_verified: true });
  });

  test('fails in words for a link that means nothing, and for one without a token', async () => {
    await openPage('/verify-email/nonsense');
    expect(await screen.findByText('Verification Failed')).toBeTruthy();
  });
});

describe('a return from a third party that this tab did not leave for', () => {
  async function follow(place: string) {
    window.history.replaceState(null, '', place);
    return openPage(place);
  }

  test('asks first whose account it is to be, and takes no for an answer', async () => {
    const stranger = await newStudent(server);
    const page = await follow(`/auth/callback#token=${stranger.token}`);
    expect(await screen.findByText('Is this your account?')).toBeTruthy();
    expect(sessionNow().token).toBeNull();
    expect(location.hash).toBe('');
    await page.user.click(screen.getByRole('button', { name: 'Not me' }));
    await waitFor(() => expect(page.path()).toBe('/'));
    expect(sessionNow().token).toBeNull();
  });

  test('logs in whoever says that it is theirs', async () => {
    const student = await newStudent(server);
    const page = await follow(`/auth/callback#token=${student.token}`);
    await page.user.click(await screen.findByRole('button', { name: `Log in as ${student.email}` }));
    await waitFor(() => expect(page.path()).toBe('/dashboard'));
    expect(sessionNow().user?.email).toBe(student.email);
  });

  test('repeats what the provider said, as plain text', async () => {
    await follow('/auth/callback?error=AccessDenied%0A%3Cb%3E');
    expect(await screen.findByText('OAuth login failed: AccessDenied <b> Please try again.')).toBeTruthy();
  });
});

describe('a login that took an account over', () => {
  async function comeBack(student: Student) {
    rememberLeaving();
    const place = `/auth/callback#token=${student.token}&taken=1`;
    window.history.replaceState(null, '', place);
    const page = await openPage(place);
    await screen.findByText('Is everything in this account yours?');
    expect([location.hash, sessionNow().user?.email]).toEqual(['', student.email]);
    return page;
  }

  test('asks what is to become of what was in it, and leaves it', async () => {
    const student = await newStudent(server);
    const page = await comeBack(student);
    await page.user.click(screen.getByRole('button', { name: 'Keep It' }));
    await waitFor(() => expect(page.path()).toBe('/dashboard'));
    expect((await student.call('me')).status).toBe(200);
  });

  test('says so where the account cannot be deleted, and leaves it', async () => {
    // It has a password, which an account that was taken over does not have.
    const student = await newStudent(server);
    const page = await comeBack(student);
    await page.user.click(screen.getByRole('button', { name: 'Delete It and Start Fresh' }));
    await screen.findByText('It could not be deleted. You can delete it in the settings.');
    await waitFor(() => expect(page.path()).toBe('/dashboard'));
    expect((await student.call('me')).status).toBe(200);
  });
});
