// What happens by itself while someone is signed in: the outbox is drained (start, online, foreground, login, a timer while
// it is not empty), overdue attempts are handed in, waiting files are sent, and receipts reach the query cache.

import { liveQuery } from 'dexie';
import type { Attempt } from '#core/attempt';
import type { Receipt } from '#core/submission';
import { attemptById, handInOverdue } from '#device/attempts';
import type { UploadRow } from '#device/db';
import { sendableRows } from '#device/outbox';
import { nextDrainIn, type Resend } from '#device/queue';
import { sendable, waitingUploads } from '#device/uploads';
import { refreshUser, revoke } from '../data/accounts.ts';
import { keys } from '../data/api.ts';
import { db } from '../data/device.ts';
import { onUnauthorized, setQuery } from '../data/queries.ts';
import { queryClient } from '../data/queryClient.ts';
import { reloadSession, session } from '../data/session.ts';
import { attemptsHere } from './attemptOnScreen.ts';
import { onDeviceMessage } from './deliveryNews.ts';
import { isAwaited } from './handIn.ts';
import { outbox } from './outbox.ts';
import { sendWaitingUploads } from './uploading.ts';

export type DeliveryEvents = {
  /** attempts whose time ran out while nobody looked, handed in as they stood at their deadlines */
  onTimeUp: (attempts: Attempt[]) => void;
  /** a submission has arrived whose own screen did not wait for it */
  onDelivered: (quizId: number, submissionId: string) => void;
};

const LEAST_WAIT_MS = 1_000;
/** when the rows could not even be read */
const BLIND_WAIT_MS = 10_000;
const ASK_AGAIN_MS = 5_000;

/** Starts all of it; returns the way to stop. */
export function startDeliveries(events: DeliveryEvents): () => void {
  let stopped = false;
  let drainTimer: ReturnType<typeof setTimeout> | undefined;
  let filesTimer: ReturnType<typeof setTimeout> | undefined;
  let overdueTimer: ReturnType<typeof setTimeout> | undefined;
  let userTimer: ReturnType<typeof setTimeout> | undefined;

  async function drain(eager: boolean): Promise<void> {
    await outbox.drain({ eager }).catch((error: unknown) => console.error('Sending failed; it is tried again.', error));
    // A drain that changed no row (its own storing failed, or the clock was moved back) wakes no watch.
    await sendableRows(db, session.user?.user_id ?? 0).then(arm, () => armIn(BLIND_WAIT_MS));
  }

  /** The timer follows the rows themselves, whoever wrote them: this page, another tab or the worker. */
  function arm(rows: readonly Resend[]): void {
    armIn(nextDrainIn(rows, Date.now()));
  }
  function armIn(wait: number | null): void {
    clearTimeout(drainTimer);
    if (wait !== null && !stopped) drainTimer = setTimeout(() => void drain(false), Math.max(LEAST_WAIT_MS, wait));
  }
  const watch = liveQuery(() => sendableRows(db, session.user?.user_id ?? 0)).subscribe({ next: arm, error: logged });

  async function handIn(): Promise<void> {
    clearTimeout(overdueTimer);
    const userId = session.user?.user_id;
    if (userId === undefined || stopped) return;
    const { handedIn, nextIn } = await handInOverdue(db, userId, Date.now(), attemptsHere());
    if (nextIn !== null) overdueTimer = setTimeout(() => void handIn().catch(logged), Math.min(nextIn, 60_000));
    if (handedIn.length > 0) {
      events.onTimeUp(handedIn);
      void drain(true);
    }
  }

  /** Who this is, and whether the address is confirmed meanwhile. A token without a user asks until it is answered. */
  async function learnUser(): Promise<void> {
    clearTimeout(userTimer);
    if (session.token === null || stopped) return;
    const wasUnknown = session.user === null;
    await refreshUser().catch(() => undefined);
    if (session.user === null) userTimer = setTimeout(() => void learnUser(), ASK_AGAIN_MS);
    else if (wasUnknown) wake();
  }

  /** A server that is back, or a captive portal that opened, says nothing: files that still wait are tried again. */
  async function sendFiles(eager: boolean): Promise<void> {
    await sendWaitingUploads({ eager });
    await waitingUploads(db, session.user?.user_id ?? 0).then(armFiles);
  }
  let filesBefore = 0;
  function armFiles({ rows }: { rows: UploadRow[] }): void {
    // Another tab may have sent one: the list has a document more.
    if (rows.length < filesBefore) void queryClient.invalidateQueries({ queryKey: ['documents'] });
    filesBefore = rows.length;
    clearTimeout(filesTimer);
    const wait = nextDrainIn(sendable(rows), Date.now());
    if (wait === null || stopped) return;
    filesTimer = setTimeout(() => void sendFiles(false).catch(logged), Math.max(LEAST_WAIT_MS, wait));
  }
  const watchFiles = liveQuery(() => waitingUploads(db, session.user?.user_id ?? 0)).subscribe({ next: armFiles, error: logged });

  function wake(): void {
    void learnUser();
    void handIn().catch(logged);
    void drain(true).catch(logged);
    void sendFiles(true).catch(logged);
    void revoke();
  }
  const onVisible = () => {
    if (document.visibilityState === 'visible') wake();
  };
  const stopHearing = onDeviceMessage((message) => {
    if (message.type === 'session-changed') void reloadSession().then(wake, logged);
    else if (message.userId !== session.user?.user_id) return;
    else if (message.type === 'needs-login' && session.token !== null) void onUnauthorized(session.token);
    else if (message.type === 'marked') void received(message.quizId, message.submissionId).catch(logged);
    else if (message.type === 'delivered') void delivered(message.quizId, message.submissionId).catch(logged);
  });

  async function delivered(quizId: number, submissionId: string): Promise<void> {
    await received(quizId, submissionId);
    if (!isAwaited(submissionId)) events.onDelivered(quizId, submissionId);
  }

  async function received(quizId: number, submissionId: string): Promise<void> {
    const attempt = await attemptById(db, submissionId);
    if (attempt?.receipt) await showReceipt(attempt.userId, quizId, attempt.receipt);
    // Marks of an attempt that another device handed in: its score is the server's.
    else if (session.user) await askAnew(session.user.user_id, quizId);
  }

  addEventListener('online', wake);
  document.addEventListener('visibilitychange', onVisible);
  addEventListener('pageshow', onVisible);
  wake();
  return () => {
    stopped = true;
    clearTimeout(drainTimer);
    clearTimeout(overdueTimer);
    clearTimeout(userTimer);
    clearTimeout(filesTimer);
    watch.unsubscribe();
    watchFiles.unsubscribe();
    stopHearing();
    removeEventListener('online', wake);
    document.removeEventListener('visibilitychange', onVisible);
    removeEventListener('pageshow', onVisible);
  };
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
