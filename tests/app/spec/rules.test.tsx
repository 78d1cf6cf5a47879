// The rules of P4 to P7 and P11, row by row: what leads where, and what is refused with which words. Which action a
// document allows, by status and width, is the table of documentsStatus.test.tsx; polling is counted in polling.test.tsx.
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { sessionNow } from '../../../src/app/data/session.ts';
import { newStudent } from '../../support/people.ts';
import { expectPath, findToast, newcomer } from '../documentsWorld.ts';
import { openPage, server, useBrowser } from '../page.tsx';
import { button, click, finish, goToLast, loseNetwork, openQuiz, quiz, stored, studentWithQuiz } from '../quizWorld.ts';

useBrowser();

describe('section 4, the session', () => {
  test.each([
    ['signed out', false],
    ['signed in', true],
  ])('%s: isAuthenticated is %s', async (_, isIn) => {
    if (isIn) await newcomer();
    await openPage('/');
    expect([sessionNow().user !== null, sessionNow().token !== null, sessionNow().isAuthenticated]).toEqual([isIn, isIn, isIn]);
  });

  test('Logout clears user, token and flag, goes to the login, and ends the session on the server', async () => {
    const { student } = await newcomer();
    const page = await openPage('/dashboard/pricing');
    await page.user.click(screen.getByRole('button', { name: 'Logout' }));
    await expectPath(page.path, '/login');
    expect([sessionNow().user, sessionNow().token, sessionNow().isAuthenticated]).toEqual([null, null, false]);
    await waitFor(async () => expect((await student.call('me')).status).toBe(401));
  });

  test('a reset of the password ends every session', async () => {
    const { student } = await newcomer();
    await student.call('forgotPassword', { body: { email: student.email } });
    const link = (await server.outbox()).filter((mail) => mail.to === student.email).at(-1)?.link ?? '';
    const token = link.split('/').pop() ?? '';
    expect((await student.call('resetPassword', { body: { token, new_password: 'another password' } })).status).toBe(200);
    expect((await student.call('me')).status).toBe(401);
    const page = await openPage('/dashboard');
    await expectPath(page.path, '/login');
  });
});

describe('section 4, taking a quiz', () => {
  test('Previous and a jump restore the answer, but not the check', async () => {
    const { quizId } = await studentWithQuiz();
    const page = await openQuiz(quizId);
    await page.user.keyboard('2');
    await page.user.keyboard('{Enter}');
    await findToast('Correct!');
    expect(button('Next Question').disabled).toBe(false);
    await click(page, 'Flag for Review');
    await findToast('Flagged Question 1');
    await click(page, 'Next Question');
    await screen.findByRole('heading', { name: 'Question 2 of 3' });
    await click(page, 'Q1');
    await screen.findByRole('heading', { name: 'Question 1 of 3' });
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Mitochondrion/ }).checked).toBe(true);
    expect(document.querySelector('.feed__h')).toBeNull();
    await click(page, 'Unflag Question');
    await findToast('Unflagged Question 1');
  });

  test.each([
    ['a right answer', '2', 'Correct!'],
    ['a wrong one', '1', 'Incorrect'],
  ])('%s is told in a toast and in the panel, and locks the input', async (_, key, words) => {
    const { quizId } = await studentWithQuiz();
    const page = await openQuiz(quizId);
    await page.user.keyboard(key);
    await page.user.keyboard('{Enter}');
    await findToast(words);
    expect(screen.getByText(words, { selector: '.feed__h' })).toBeTruthy();
    for (const radio of screen.getAllByRole<HTMLInputElement>('radio')) expect(radio.disabled).toBe(true);
  });

  test('finishing an unchecked last answer warns and checks; finishing again asks; confirming submits', async () => {
    const { quizId, userId } = await studentWithQuiz();
    const page = await openQuiz(quizId);
    await goToLast(page);
    await page.user.type(screen.getByRole('textbox'), 'Similar cells with a function.');
    await click(page, 'Finish Quiz');
    await findToast('Please check your answer for the last question before finishing.');
    await screen.findByText('Answer Submitted', { selector: '.feed__h' });
    await finish(page);
    await findToast('Quiz submitted successfully!');
    await expectPath(page.path, `/dashboard/results/${quizId}`);
    expect((await stored(userId)).outbox).toEqual([]);
  });

  test('without a network it is kept and provisional', async () => {
    const { quizId, userId } = await studentWithQuiz();
    const page = await openQuiz(quizId);
    await goToLast(page);
    loseNetwork();
    await finish(page);
    await findToast('Saved on this device. It will be sent when you are online.');
    expect((await stored(userId)).outbox).toHaveLength(1);
  });
});

describe('section 5', () => {
  test.each([
    ['/login', ['Email', 'Password']],
    ['/register', ['Email', 'Password', 'Confirm Password']],
    ['/forgot-password', ['Email']],
    ['/reset-password/abc', ['New Password', 'Confirm New Password']],
  ])('%s: every field is required, and an e-mail is one', async (address, labels) => {
    await openPage(address);
    for (const label of labels) {
      const field = screen.getByLabelText<HTMLInputElement>(label);
      expect(field.required, label).toBe(true);
      if (label === 'Email') expect(field.type).toBe('email');
    }
  });

  test.each([
    ['/register', 'Register', ['long enough', '87654321'], 'Passwords do not match.'],
    ['/register', 'Register', ['1234567', '1234567'], 'Password must be at least 8 characters long.'],
    ['/reset-password/abc', 'Reset Password', ['long enough', '87654321'], 'Passwords do not match.'],
    ['/reset-password/abc', 'Reset Password', ['1234567', '1234567'], 'Password must be at least 8 characters long.'],
  ] as const)('%s: %s with %j: %s', async (address, name, [first, second], words) => {
    const page = await openPage(address);
    const email = screen.queryByLabelText('Email');
    if (email) await page.user.type(email, 'nobody@example.com');
    await page.user.type(screen.getByLabelText(email ? 'Password' : 'New Password'), first);
    await page.user.type(screen.getByLabelText(email ? 'Confirm Password' : 'Confirm New Password'), second);
    await page.user.click(screen.getByRole('button', { name }));
    await findToast(words);
    expect(page.path()).toBe(address);
  });

  test.each([
    ['Cell', 'Correct!'],
    ['  cELL ', 'Correct!'],
    ['Tissue', 'Incorrect'],
  ])('a short answer %j is %s', async (text, words) => {
    const { quizId } = await studentWithQuiz({ ...quiz, questions: quiz.questions.slice(1, 2) });
    const page = await openQuiz(quizId, 'Question 1 of 1');
    expect(button('Check Answer').disabled).toBe(true);
    await page.user.type(screen.getByRole('textbox'), text);
    await click(page, 'Check Answer');
    await findToast(words);
  });

  test.each(['0', 'abc', '-1', '1.5'])('the quiz id %s loads nothing', async (id) => {
    await newcomer();
    await openPage(`/dashboard/quiz/${id}`);
    expect(await screen.findByText('Quiz data is unavailable.')).toBeTruthy();
  });
});

test('registration leads to the login, and there the account works', async () => {
  const email = `${crypto.randomUUID()}@example.com`;
  const page = await openPage('/register');
  for (const [label, text] of [
    ['Email', email],
    ['Password', 'long enough'],
    ['Confirm Password', 'long enough'],
  ] as const)
    await page.user.type(screen.getByLabelText(label), text);
  await page.user.click(screen.getByRole('button', { name: 'Register' }));
  await expectPath(page.path, '/login');
  const student = await newStudent(server);
  expect((await student.call('login', { body: { username: email, password: 'long enough' } })).status).toBe(200);
});
