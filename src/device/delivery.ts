// The outbox wired to this browser: our API, the Web Lock, the clock. Page and worker each make one.

import type { Api } from './api.ts';
import type { OasisDatabase } from './db.ts';
import { OUTBOX_LOCK, tell } from './messages.ts';
import { createOutbox, type Outbox } from './outbox.ts';

const LOCK_LIMIT_MS = 60_000;

/** An outbox that sends over this API. `now` is the device's clock, ms since 1970. `hear` also gets every message that is told. */
export function createDelivery(given: {
  db: OasisDatabase;
  api: Api;
  now: () => number;
  hear?: Parameters<typeof notify>[0];
}): Outbox {
  const { db, api, now, hear } = given;
  return createOutbox({
    db,
    now,
    tell: hear ? notify(hear) : tell,
    lock: withOutboxLock,
    send: (row, token, signal) =>
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
  });
}

function notify(hear: (message: Parameters<typeof tell>[0]) => void): typeof tell {
  return (message) => {
    tell(message);
    hear(message);
  };
}

/** Keeps page and worker apart. Without Web Locks, or after 60 s of waiting, it goes on anyway: the server is idempotent. */
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
