// Connects the queue to this browser: our API, the Web Lock, the clock. Page and worker each create one; only the page's sends
// files.

import type { Reply } from '#core/submission/submission';
import type { FileSender } from '../files/uploads.ts';
import { madeBody } from '../made/madeQuizzes.ts';
import type { OasisDatabase } from '../rows/db.ts';
import { OUTBOX_LOCK, tell } from '../rows/messages.ts';
import type { Api } from './api.ts';
import { createFileQueue, createOutbox, type Outbox } from './kinds.ts';
import type { Queue, QueuePort } from './queue.ts';

const LOCK_LIMIT_MS = 60_000;

/** Treated as a refusal: it needs the student or a newer app, and must not block other rows. */
const UNREADABLE: Reply = { status: 422, body: { detail: 'This device can no longer read this quiz.' }, retryAfterMs: null };

/** `now` is the device's clock, ms since 1970. `hear` also receives every message sent to other pages. */
type Wiring = { db: OasisDatabase; now: () => number; hear?: Parameters<typeof notify>[0] };

/** Creates an outbox that sends over this API. */
export function createDelivery(wiring: Wiring & { api: Api }): Outbox {
  const { api, now } = wiring;
  return createOutbox({
    ...portOf(wiring),
    lock: withOutboxLock,
    sendSubmission: (row, token, signal) =>
      api.reply('submit', {
        params: { id: row.quizId },
        body: row.body,
        headers: { 'idempotency-key': row.submissionId, 'client-now': new Date(now()).toISOString() },
        token,
        signal,
      }),
    sendMarks: (row, token, signal) =>
      api.reply('mark', {
        params: { id: row.quizId, submission_id: row.submissionId },
        body: { marks: row.marks, seen: row.seen },
        headers: { 'client-now': new Date(now()).toISOString() },
        token,
        signal,
      }),
    sendReviews: (row, token, signal) => api.reply('addReviews', { body: { events: row.events }, token, signal }),
    sendSettings: (row, token, signal) =>
      api.reply('chooseReview', {
        body: { choices: row.choices },
        headers: { 'client-now': new Date(now()).toISOString() },
        token,
        signal,
      }),
    sendJoin: ({ id, to, code, name }, token, signal) => {
      const callOptions = { params: { code }, headers: { 'idempotency-key': id }, token, signal };
      return to === 'group' && name !== null
        ? api.reply('joinGroup', { ...callOptions, body: { name } })
        : api.reply('joinShare', { ...callOptions, body: { name } });
    },
    sendQuiz: async ({ quizId, key }, token, signal) => {
      const body = await madeBody(wiring.db, quizId).catch(() => undefined);
      return body ? api.reply('createQuiz', { body, headers: { 'idempotency-key': key }, token, signal }) : UNREADABLE;
    },
  });
}

/** Creates the queue of waiting files. Each file has its own lock, so that a slow one does not block those of other tabs. */
export function createFileDelivery(wiring: Wiring & { files: FileSender }): Queue {
  return createFileQueue({ ...portOf(wiring), lock: (work) => work(), files: wiring.files });
}

function portOf({ db, now, hear }: Wiring): Omit<QueuePort, 'lock'> {
  return { db, now, tell: hear ? notify(hear) : tell };
}

function notify(hear: (message: Parameters<typeof tell>[0]) => void): typeof tell {
  return (message) => {
    tell(message);
    hear(message);
  };
}

/**
 * Lets only one page or worker send at a time. Without Web Locks, or after 60 s of waiting, it goes on anyway: the server is
 * idempotent.
 */
async function withOutboxLock(work: () => Promise<void>): Promise<void> {
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return work();
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), LOCK_LIMIT_MS);
  let begun = false;
  try {
    await locks.request(OUTBOX_LOCK, { signal: patience.signal }, async () => {
      begun = true;
      clearTimeout(timer);
      await work();
    });
  } catch (error) {
    if (begun) throw error;
    await work();
  } finally {
    clearTimeout(timer);
  }
}
