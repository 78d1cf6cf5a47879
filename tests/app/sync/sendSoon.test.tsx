// Whoever writes or frees a row of the queue asks the browser to wake the worker for it: the page may be gone before it is sent.
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { usualSettings } from '#core/review/reviewBounds';
import { beginOrResume } from '#device/attempts/attempts';
import { newUuid } from '#device/rows/ids';
import { SYNC_TAG } from '#device/rows/messages';
import { db } from '../../../src/app/data/device.ts';
import { signIn, signOut } from '../../../src/app/data/session.ts';
import { sendAgain } from '../../../src/app/documents/offline/sendAgain.ts';
import { AddToReview, InReview } from '../../../src/app/results/AddToReview.tsx';
import { ReviewCard } from '../../../src/app/settings/ReviewCard.tsx';
import { startDeliveries } from '../../../src/app/sync/deliveries.ts';
import { ama, smallQuiz } from '../../support/testDatabase.ts';

const userId = ama.user_id;
let register: ReturnType<typeof vi.fn>;

beforeEach(async () => {
  register = vi.fn(async () => undefined);
  const serviceWorker = { getRegistration: async () => ({ sync: { register } }) };
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  vi.stubGlobal('fetch', async () => Response.error());
  await signIn('t1', ama);
});
afterEach(async () => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  await signOut({ revoke: false });
  await Promise.all([db.queue.clear(), db.outbox.clear(), db.attempts.clear(), db.reviews.clear()]);
  vi.unstubAllGlobals();
});

const isAsked = () => waitFor(() => expect(register).toHaveBeenCalledWith(SYNC_TAG));

test('a question that is taken into review', async () => {
  const reviewer = { userId, quizId: 7 };
  render(
    <InReview {...reviewer}>
      <AddToReview {...reviewer} questionId={1} isMissed={false} />
    </InReview>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Add to Review' }));
  await isAsked();
});

test('how one wants to review', async () => {
  const options = { settings: usualSettings, deck: null, titles: { kept: new Map(), titleOf: () => '' } };
  render(<ReviewCard userId={userId} options={options} />);
  fireEvent.click(await screen.findByRole('radio', { name: /80%/ }));
  await isAsked();
});

test('what was refused and is sent once more', async () => {
  await sendAgain(async () => undefined, 'It could not be sent.');
  await isAsked();
});

test('an attempt whose time ran out while the app was closed', async () => {
  const wall = Date.now() - 3_600_000;
  const timer = 60;
  const attempt = { userId, quizId: 7, quiz: { ...smallQuiz, settings: { timer_duration_seconds: timer } }, wall };
  await beginOrResume(db, { ...attempt, attemptId: newUuid() });
  const stop = startDeliveries({ onTimeUp: () => undefined, onDelivered: () => undefined, onJoined: () => undefined });
  onTestFinished(stop);
  await isAsked();
});
