// The settings, against the real server: what is changed there is changed for good, and what is deleted is gone from this device.

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { User } from '#core/account/user';
import { DAY_MS } from '#core/review/review';
import { ReviewEvent } from '#core/review/reviewEvent';
import { dayOf, usualSettings } from '#core/review/reviewPlan';
import { attemptsOf } from '#device/attempts/attempts';
import { submissionRowsOf } from '#device/queue/submissions';
import { keepQuiz, keptIds } from '#device/quizzes/library';
import { chooseReviewSettings, reviewSettings } from '#device/review/reviewSettings';
import { addReviews } from '#device/review/reviews';
import { readSession, storeSession } from '#device/rows/credentials';
import { db } from '../../../src/app/data/device.ts';
import { queryClient } from '../../../src/app/data/queryClient.ts';
import { reloadSession, sessionNow, signIn } from '../../../src/app/data/session.ts';
import { chooseTextSize } from '../../../src/app/ui/textSize.ts';
import { createGate } from '../../support/gate.ts';
import { call, newStudent } from '../../support/people.ts';
import { answer, catchFiles, expectPath, findToast, newcomer, outboxRow } from '../documentsWorld.ts';
import { closeServer, openPage, server, useBrowser } from '../page.tsx';
import { quiz, studentWithQuiz } from '../quizWorld.ts';

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

  test('a day of an exam that is over, or more than five years ahead, is refused in the field, and stays there', async () => {
    const { userId } = await open();
    const review = await card('Review');
    const field = review.getByLabelText<HTMLInputElement>('Exam day');
    const daysOn = (days: number) =>
      new Date((dayOf(Date.now(), -new Date().getTimezoneOffset()) + days) * DAY_MS).toISOString().slice(0, 10);
    const chosen = async () => (await reviewSettings(db, userId)).exam;
    fireEvent.change(field, { target: { value: daysOn(5) } });
    await waitFor(async () => expect(await chosen()).toBe(daysOn(5)));
    for (const [day, says] of [
      ['1123-05-12', 'This day is in the past. Choose today or a later day.'],
      [daysOn(-1), 'This day is in the past. Choose today or a later day.'],
      [daysOn(5 * 366 + 1), 'This day is more than five years ahead. Choose an earlier one.'],
      ['20271-05-12', 'This day is more than five years ahead. Choose an earlier one.'],
    ] as const) {
      field.focus();
      fireEvent.change(field, { target: { value: day } });
      // A browser's field takes a year of more digits, too.
      if (field.value === '') continue;
      fireEvent.blur(field);
      expect((await review.findByRole('alert')).textContent).toBe(says);
      expect(field.value).toBe(day);
      expect(field.getAttribute('aria-invalid')).toBe('true');
      expect(await chosen()).toBe(daysOn(5));
    }
    fireEvent.change(field, { target: { value: daysOn(0) } });
    await waitFor(async () => expect(await chosen()).toBe(daysOn(0)));
    expect(review.queryByRole('alert')).toBeNull();
  });

  test('a document may have an exam of its own, and the day says how many new questions it asks for', async () => {
    const { userId } = await open();
    const quiz = { title: 'Cells', questions: [] };
    await db.library.put({ userId, quizId: 7, quiz, bytes: 1, keptAt: 1, usedAt: 1 });
    const at = Date.now() - 2 * DAY_MS;
    const missed = Array.from({ length: 40 }, (_, id) =>
      ReviewEvent.parse({ event_id: `m-${id}`, at, quiz_id: 7, question_id: id, kind: 'missed' }),
    );
    await addReviews(db, userId, missed, at);
    const review = await card('Review');
    fireEvent.change(await review.findByLabelText('Another day for one document'), { target: { value: '7' } });
    // A week before it, all are met: two days from now.
    const day = new Date((dayOf(Date.now(), -new Date().getTimezoneOffset()) + 9) * DAY_MS).toISOString().slice(0, 10);
    fireEvent.change(await review.findByLabelText('Exam of “Cells”'), { target: { value: day } });
    await waitFor(async () => expect((await reviewSettings(db, userId)).exams).toEqual({ '7': day }));
    await review.findByText(/^40 questions are new to you in review: 20 a day until .*\.$/);
    fireEvent.click(review.getByRole('button', { name: 'No Exam: Exam of “Cells”' }));
    await waitFor(async () => expect((await reviewSettings(db, userId)).exams).toEqual({}));
    await db.library.delete([userId, 7]);
  });

  test('an exam of a quiz that is not on this device yet is named as the list names it', async () => {
    const { quizId } = await studentWithQuiz();
    await chooseReviewSettings(db, sessionNow().user?.user_id ?? 0, { exams: { [quizId]: `${YEAR}-05-12` } }, Date.now());
    closeServer('GET', /quizzes/);
    await openPage('/dashboard/settings');
    await (await card('Review')).findByLabelText('Exam of “notes.txt”');
  });

  test('the number on the icon counts what is due, unless it is switched off; what this browser can do is said', async () => {
    const { user, userId } = await open();
    const at = Date.now() - 2 * DAY_MS;
    const missed = ReviewEvent.parse({ event_id: 'm', at, quiz_id: 7, question_id: 1, kind: 'missed' });
    await addReviews(db, userId, [missed], at);
    const review = await card('Review');
    review.getByText(/^This browser cannot show a number on the icon\./);
    const counted = async () => ((await db.reviewAhead.get(userId))?.ahead ?? []).map(({ count }) => count);
    await waitFor(async () => expect(await counted()).toEqual([1]));
    await user.click(review.getByRole('radio', { name: 'Off' }));
    await waitFor(async () => expect(await counted()).toEqual([]));
    expect((await reviewSettings(db, userId)).remind).toBe(false);
  });

  test('what another version wrote and this one cannot read is the usual', async () => {
    await db.reviewSettings.put({ userId: 77, settings: { retention: 9 } });
    expect(await reviewSettings(db, 77)).toEqual(usualSettings);
    await chooseReviewSettings(db, 77, { newPerDay: 10 }, 1);
    expect(await reviewSettings(db, 77)).toEqual({ ...usualSettings, newPerDay: 10 });
    await expect(chooseReviewSettings(db, 77, { retention: 2 }, 1)).rejects.toThrow();
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

  test('whose name is saved late stays its own: another who has signed in meanwhile is not taken for it', async () => {
    const { user } = await open();
    const account = await card('Account');
    const other = await newStudent(server);
    const theirs = User.parse(await (await other.call('me')).json());
    const before = globalThis.fetch;
    const { open: answerNow, opened: later } = createGate();
    vi.stubGlobal('fetch', async (...asked: Parameters<typeof fetch>) => {
      const saved = await before(...asked);
      if (asked[1]?.method === 'PATCH') await later;
      return saved;
    });
    onTestFinished(() => void vi.stubGlobal('fetch', before));
    await user.type(account.getByLabelText('Display name'), 'Kofi');
    await user.click(account.getByRole('button', { name: 'Save Name' }));
    await account.findByRole('button', { name: 'Saving...' });
    await storeSession(db, other.token, theirs);
    await reloadSession();
    answerNow();
    await waitFor(() => expect(queryClient.isMutating()).toBe(0));
    expect(await readSession(db)).toMatchObject({ token: other.token, user: { user_id: theirs.user_id } });
    expect(sessionNow().user?.user_id).toBe(theirs.user_id);
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

  test('without a password says so, and asks for none', async () => {
    const { student, userId } = await newcomer();
    await signIn(student.token, { user_id: userId, email: student.email, is_verified: false, has_password: false });
    answer('GET', /\/users\/me$/, () => Response.json(sessionNow().user));
    await openPage('/dashboard/settings');
    const password = await card('Password');
    expect(password.queryByLabelText('Current Password')).toBeNull();
    expect(password.getByText(/You log in with another account/)).toBeTruthy();
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
