// The settings, against the real server: what is changed there is changed for good, and what is deleted is gone from this device.

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { usualSettings } from '#core/review/reviewPlan';
import { attemptsOf } from '#device/attempts/attempts';
import { submissionRowsOf } from '#device/queue/submissions';
import { keepQuiz, keptIds } from '#device/quizzes/library';
import { reviewSettings } from '#device/review/reviewSettings';
import { db } from '../../../src/app/data/device.ts';
import { sessionNow } from '../../../src/app/data/session.ts';
import { chooseTextSize } from '../../../src/app/ui/textSize.ts';
import { call } from '../../support/people.ts';
import { catchFiles, expectPath, findToast, newcomer, outboxRow } from '../documentsWorld.ts';
import { openPage, server, useBrowser } from '../page.tsx';
import { quiz } from '../quizWorld.ts';

/** the form refuses a day that is over */
const YEAR = new Date().getFullYear() + 2;

useBrowser();

const card = async (name: string) => within(await screen.findByRole('region', { name }));

async function open() {
  const known = await newcomer();
  const page = await openPage('/dashboard/settings');
  await screen.findByRole('heading', { name: 'Settings' });
  return { ...page, ...known };
}

describe('on this device', () => {
  test('the size of the text is the root’s, is kept, and goes back', async () => {
    const { user } = await open();
    const look = await card('On this device');
    await user.click(look.getByRole('radio', { name: '125%' }));
    expect([document.documentElement.style.fontSize, localStorage.getItem('oasis-text-size')]).toEqual(['125%', '125']);
    await user.click(look.getByRole('radio', { name: '100%' }));
    expect([document.documentElement.style.fontSize, localStorage.getItem('oasis-text-size')]).toEqual(['', null]);
    chooseTextSize(100);
  });

  test('single keys and colours are chosen here too', async () => {
    const { user } = await open();
    const look = await card('On this device');
    await user.click(look.getByRole('radio', { name: 'Off' }));
    expect(localStorage.getItem('oasis-single-keys')).toBe('off');
    await user.click(look.getByRole('radio', { name: 'Dark' }));
    expect(document.documentElement.dataset.theme).toBe('dark');
    await user.click(look.getByRole('radio', { name: 'System' }));
  });
});

describe('review', () => {
  test('how much, how many and until when is chosen here, and stays', async () => {
    const { user, userId } = await open();
    const review = await card('Review');
    expect(await reviewSettings(db, userId)).toEqual(usualSettings);
    await user.click(review.getByRole('radio', { name: /95%/ }));
    await waitFor(() => expect(review.getByRole<HTMLInputElement>('radio', { name: /95%/ }).checked).toBe(true));
    await user.click(review.getByRole('radio', { name: '5' }));
    const day = review.getByLabelText<HTMLInputElement>('Exam day');
    day.focus();
    // Typed part by part: each is a day, and the next part goes into the same field.
    fireEvent.change(day, { target: { value: `${YEAR}-01-12` } });
    await waitFor(async () => expect((await reviewSettings(db, userId)).exam).toBe(`${YEAR}-01-12`));
    await review.findByRole('button', { name: /^No Exam: Exam day/ });
    expect(document.activeElement).toBe(day);
    fireEvent.change(day, { target: { value: `${YEAR}-05-12` } });
    await waitFor(async () =>
      expect(await reviewSettings(db, userId)).toEqual({ retention: 0.95, newPerDay: 5, exam: `${YEAR}-05-12`, exams: {} }),
    );
    await user.click(await review.findByRole('button', { name: /^No Exam: Exam day/ }));
    await waitFor(async () => expect((await reviewSettings(db, userId)).exam).toBeNull());
    await waitFor(() => expect(day.value).toBe(''));
  });
});

describe('the account', () => {
  test('has a name that the server and this device keep, but not the mirror', async () => {
    const { user, student } = await open();
    const account = await card('Account');
    expect(account.getByText(student.email)).toBeTruthy();
    await user.type(account.getByLabelText('Display name'), 'K');
    await user.click(account.getByRole('button', { name: 'Save Name' }));
    expect(await account.findByText('A name needs at least 2 characters.')).toBeTruthy();
    await user.type(account.getByLabelText('Display name'), 'ofi');
    await user.click(account.getByRole('button', { name: 'Save Name' }));
    await findToast('Your name was saved.');
    expect(await (await student.call('me')).json()).toMatchObject({ display_name: 'Kofi' });
    expect(sessionNow().user?.display_name).toBe('Kofi');
    expect(Object.keys(JSON.parse(localStorage.getItem('auth-storage') ?? '{}').user).sort()).toEqual([
      'email',
      'is_verified',
      'user_id',
    ]);
  });

  test('takes a new password for the old one, and says when the old one is not right', async () => {
    const { user, student } = await open();
    const password = await card('Password');
    const fill = async (current: string) => {
      await user.clear(password.getByLabelText('Current Password'));
      await user.type(password.getByLabelText('Current Password'), current);
      await user.click(password.getByRole('button', { name: 'Change Password' }));
    };
    await user.type(password.getByLabelText('New Password'), 'quite another one');
    await user.type(password.getByLabelText('Confirm New Password'), 'quite another one');
    await fill('not the old one');
    expect(await password.findByText('The current password is wrong.')).toBeTruthy();
    await fill(student.password);
    await findToast('Your password was changed. Your other devices were logged out.');
    expect((await student.call('me')).status).toBe(200);
  });
});

test('another device is listed, and can be logged out', async () => {
  const { student } = await newcomer();
  const login = { username: student.email, password: student.password };
  const { access_token } = (await (await call(server, 'login', { body: login })).json()) as { access_token: string };
  const page = await openPage('/dashboard/settings');
  const places = await card('Where you are logged in');
  expect(await places.findByText('This device')).toBeTruthy();
  await page.user.click(places.getByRole('button', { name: /^Log out/ }));
  await findToast('That device was logged out.');
  await waitFor(() => expect(places.queryByRole('button', { name: /^Log out/ })).toBeNull());
  expect((await call(server, 'me', {}, access_token)).status).toBe(401);
  expect((await student.call('me')).status).toBe(200);
});

test('all of one’s data comes as a file', async () => {
  const { user, student } = await open();
  const files = catchFiles();
  await user.click(await screen.findByRole('button', { name: 'Download My Data' }));
  await findToast('Your data was downloaded.');
  expect(files.map(({ name }) => name)).toEqual(['oasis-export.json']);
  expect(JSON.parse(await (files[0]?.blob.text() ?? ''))).toMatchObject({ user: { email: student.email }, documents: [] });
});

describe('the end of an account', () => {
  test('names what is not sent, takes no wrong password, and leaves nothing of the student here', async () => {
    const { user, path, student, userId } = await open();
    const other = userId + 1_000_000;
    for (const id of [userId, other]) await keepQuiz(db, id, 7, quiz, Date.now());
    await db.outbox.put(outboxRow({ userId, quizId: 7, state: 'refused', reason: 'No.' }));
    const end = await card('Delete account');
    await user.click(end.getByRole('button', { name: 'Delete Account' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
    expect(await dialog.findByText(/1 submission on this device/)).toBeTruthy();
    await user.type(dialog.getByLabelText('Your password'), 'not it');
    await user.click(dialog.getByRole('button', { name: 'Delete for Good' }));
    expect(await dialog.findByRole('alert')).toBeTruthy();
    expect((await student.call('me')).status).toBe(200);
    await user.clear(dialog.getByLabelText('Your password'));
    await user.type(dialog.getByLabelText('Your password'), student.password);
    await user.click(dialog.getByRole('button', { name: 'Delete for Good' }));
    await findToast('Your account was deleted.');
    await expectPath(path, '/');
    expect(sessionNow().token).toBeNull();
    expect((await student.call('me')).status).toBe(401);
    expect(await keptIds(db, userId)).toEqual([]);
    expect((await attemptsOf(db, userId)).rows).toEqual([]);
    expect((await submissionRowsOf(db, userId)).rows).toEqual([]);
    expect(await keptIds(db, other)).toEqual([7]);
  });
});

test('offline, what needs the network says so and the rest works', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { user } = await open();
  for (const name of ['Save Name', 'Change Password', 'Download My Data', 'Delete Account']) {
    expect(screen.getByRole('button', { name })).toHaveProperty('disabled', true);
  }
  expect(screen.getAllByText('You are offline. Go online to do this.')).toHaveLength(5);
  await user.click((await card('On this device')).getByRole('radio', { name: 'Dark' }));
  expect(document.documentElement.dataset.theme).toBe('dark');
  onLine.mockRestore();
});
