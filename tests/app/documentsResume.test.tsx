// "Continue where you stopped": which attempt it is, how far it has got, and what is left of its time.
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { beginOrResume, moveAll } from '#device/attempts';
import { db } from '../../src/app/device.ts';
import { expectPath, newcomer, wordsOf } from './documentsWorld.ts';
import { openPage, useBrowser } from './page.tsx';
import { loseNetwork, quiz } from './quizWorld.ts';

useBrowser();
afterEach(() => vi.restoreAllMocks());

async function begin(
  userId: number,
  quizId: number,
  given: { title: string; seconds?: number; practice?: boolean; position?: number },
) {
  const settings = given.seconds === undefined ? {} : { settings: { timer_duration_seconds: given.seconds } };
  const attempt = await beginOrResume(db, {
    userId,
    quizId,
    quiz: { ...quiz, title: given.title, ...settings },
    attemptId: crypto.randomUUID(),
    wall: Date.now(),
    practice: given.practice ?? false,
  });
  await moveAll(db, attempt.attemptId, [{ type: 'goto', position: given.position ?? 0 }], { wall: Date.now() });
  return attempt;
}

test('without an open attempt there is no card', async () => {
  await newcomer();
  await openPage('/dashboard');
  await screen.findByText(/No documents yet/);
  expect(screen.queryByText('Continue where you stopped')).toBeNull();
});

test('the card says which quiz, which question, and leads there, without a network too', async () => {
  const { userId } = await newcomer();
  await begin(userId, 7, { title: 'Electricity and Magnetism, week 6', position: 1 });
  loseNetwork();
  const { user, path } = await openPage('/dashboard');
  expect(await screen.findByRole('heading', { name: 'Electricity and Magnetism, week 6' })).toBeTruthy();
  expect(screen.getByText('Continue where you stopped')).toBeTruthy();
  const bar = screen.getByRole('progressbar', { name: 'Question 2 of 3' });
  expect([bar.getAttribute('aria-valuenow'), bar.getAttribute('aria-valuemax')]).toEqual(['2', '3']);
  expect(screen.queryByText(/ left$/)).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Resume Quiz' }));
  await expectPath(path, '/dashboard/quiz/7');
  await screen.findByRole('heading', { name: 'Question 2 of 3' });
});

test('what is left follows the clock', async () => {
  const { userId } = await newcomer();
  await begin(userId, 7, { title: 'Timed', seconds: 1200 });
  await openPage('/dashboard');
  await waitFor(() => expect(screen.getByText(/ left$/).textContent).toMatch(/^(20:00|19:5\d) left$/));
  const before = Date.now();
  vi.spyOn(Date, 'now').mockReturnValue(before + 600_000);
  await waitFor(() => expect(screen.getByText(/ left$/).textContent).toMatch(/^(10:00|0?9:[345]\d) left$/));
});

test('of several, the one whose time runs out leads; practice and other students never do', async () => {
  const { userId } = await newcomer();
  await begin(userId, 8, { title: 'Timed', seconds: 3600 });
  await begin(userId, 9, { title: 'Newest, without a limit' });
  await begin(userId, 10, { title: 'Practice', practice: true });
  await begin(userId + 100_000, 11, { title: 'Not mine', seconds: 60 });
  await openPage('/dashboard');
  await screen.findByText('Continue where you stopped');
  expect(wordsOf(document.querySelectorAll('.resume h2'))).toEqual(['Timed']);
});

test('beside it the upload is the lesser button', async () => {
  const { userId } = await newcomer();
  await begin(userId, 7, { title: 'Open' });
  await openPage('/dashboard');
  const mains = () => wordsOf(document.querySelectorAll('main .btn--main:not(.btn--big)'));
  await waitFor(() => expect(mains()).toEqual(['Resume Quiz']));
});
