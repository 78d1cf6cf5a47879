// What happens by itself while someone is signed in: both lanes of the queue are drained (start, online, foreground, login, a
// timer while something waits), overdue attempts are handed in, and receipts reach the query cache.

import { liveQuery } from 'dexie';
import type { Attempt } from '#core/attempt/attempt';
import type { Receipt } from '#core/submission/submission';
import { handInOverdue } from '#device/attempts/attemptMoves';
import { attemptById } from '#device/attempts/attempts';
import { waitingUploads } from '#device/files/uploads';
import { refreshUser, revoke } from '../data/accounts.ts';
import { keys } from '../data/api.ts';
import { db } from '../data/device.ts';
import { onUnauthorized, setQuery } from '../data/queries.ts';
import { queryClient } from '../data/queryClient.ts';
import { reloadSession, sessionNow } from '../data/session.ts';
import { attemptsHere } from './attemptOnScreen.ts';
import { onDeviceMessage } from './deliveryNews.ts';
import { isAwaited } from './handIn.ts';
import { askJoinedAnew } from './joinedList.ts';
import { keepDraining } from './laneTimer.ts';
import { outbox } from './outbox.ts';
import { readReviews } from './reviewLog.ts';
import { sendSoon } from './sendSoon.ts';
import { sendWaitingUploads } from './uploading.ts';

export type DeliveryEvents = {
  /** attempts whose time ran out while nobody looked, handed in as they stood at their deadlines */
  onTimeUp: (attempts: Attempt[]) => void;
  /** a submission has arrived whose own screen did not wait for it */
  onDelivered: (quizId: number, submissionId: string) => void;
  /** the student is in: a shared quiz or a group */
  onJoined: (title: string) => void;
};

const ASK_AGAIN_MS = 5_000;

/** Starts all of it; returns the way to stop. */
export function startDeliveries(events: DeliveryEvents): () => void {
  let stopped = false;
  let overdueTimer: ReturnType<typeof setTimeout> | undefined;
  let userTimer: ReturnType<typeof setTimeout> | undefined;

  const answers = keepDraining('answers', outbox.drain);
  const waitingFiles = keepDraining('files', sendWaitingUploads);
  const stopWatchingFiles = refreshWhenFilesLeave();

  async function handIn(): Promise<void> {
    clearTimeout(overdueTimer);
    const userId = sessionNow().user?.user_id;
    if (userId === undefined || stopped) return;
    const { handedIn, nextIn } = await handInOverdue(db, userId, Date.now(), attemptsHere());
    if (nextIn !== null) overdueTimer = setTimeout(() => void handIn().catch(logged), Math.min(nextIn, 60_000));
    if (handedIn.length > 0) {
      events.onTimeUp(handedIn);
      sendSoon();
    }
  }

  /** Who this is, and whether the address is confirmed meanwhile. A token without a user asks until it is answered. */
  async function learnUser(): Promise<void> {
    clearTimeout(userTimer);
    if (sessionNow().token === null || stopped) return;
    const wasUnknown = sessionNow().user === null;
    await refreshUser().catch(() => undefined);
    if (sessionNow().user === null) userTimer = setTimeout(() => void learnUser(), ASK_AGAIN_MS);
    else if (wasUnknown) wake();
  }

  function fetchLog(): void {
    const userId = sessionNow().user?.user_id;
    if (userId !== undefined && !stopped && navigator.onLine) void readReviews(userId, Date.now());
  }

  function wake(): void {
    void learnUser();
    void handIn().catch(logged);
    void answers.drain(true).then(fetchLog);
    void waitingFiles.drain(true);
    void revoke();
  }
  const onVisible = () => {
    if (document.visibilityState === 'visible') wake();
  };
  const stopHearing = onDeviceMessage((message) => {
    const { user, token } = sessionNow();
    if (message.type === 'session-changed') void reloadSession().then(wake, logged);
    else if (message.userId !== user?.user_id) return;
    else if (message.type === 'needs-login' && token !== null) void onUnauthorized(token);
    else if (message.type === 'numbered') void queryClient.invalidateQueries({ queryKey: ['documents'] });
    else if (message.type === 'joined') joined(message.userId, message.title);
    else if (message.type === 'marked') void received(message.quizId, message.submissionId).catch(logged);
    else if (message.type === 'delivered') void delivered(message.quizId, message.submissionId).catch(logged);
  });

  function joined(userId: number, title: string): void {
    askJoinedAnew(userId);
    events.onJoined(title);
  }

  async function delivered(quizId: number, submissionId: string): Promise<void> {
    await received(quizId, submissionId);
    if (!isAwaited(submissionId)) events.onDelivered(quizId, submissionId);
  }

  async function received(quizId: number, submissionId: string): Promise<void> {
    const attempt = await attemptById(db, submissionId);
    const { user } = sessionNow();
    if (attempt?.receipt) await showReceipt(attempt.userId, quizId, attempt.receipt);
    // Marks of an attempt that another device handed in: its score is the server's.
    else if (user) await askAnew(user.user_id, quizId);
  }

  addEventListener('online', wake);
  document.addEventListener('visibilitychange', onVisible);
  addEventListener('pageshow', onVisible);
  wake();
  return () => {
    stopped = true;
    clearTimeout(overdueTimer);
    clearTimeout(userTimer);
    answers.stop();
    waitingFiles.stop();
    stopWatchingFiles();
    stopHearing();
    removeEventListener('online', wake);
    document.removeEventListener('visibilitychange', onVisible);
    removeEventListener('pageshow', onVisible);
  };
}

/** This tab or another has sent a file: the list has a document more. Returns the way to stop. */
function refreshWhenFilesLeave(): () => void {
  let previousCount = 0;
  const watch = liveQuery(() => waitingUploads(db, sessionNow().user?.user_id ?? 0)).subscribe({
    next({ rows }) {
      if (rows.length < previousCount) void queryClient.invalidateQueries({ queryKey: ['documents'] });
      previousCount = rows.length;
    },
    error: logged,
  });
  return () => watch.unsubscribe();
}

function logged(error: unknown): void {
  console.error(error);
}

/** The receipt is the newest score that this device knows; the server is asked again, for another device may have sent a newer one. */
async function showReceipt(userId: number, quizId: number, receipt: Receipt): Promise<void> {
  const { submitted_at: _, ...score } = receipt;
  setQuery(userId, keys.score(userId, quizId), score);
  await askAnew(userId, quizId);
}

async function askAnew(userId: number, quizId: number): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: keys.score(userId, quizId) }),
    queryClient.invalidateQueries({ queryKey: keys.documents(userId) }),
  ]);
}
