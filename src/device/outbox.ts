// The outbox: submissions leave it only on the server's proof. It is drained by the page and by the worker alike; it never
// touches the session, never expires a row, and a row that is refused or fails never blocks the one behind it.
import { backoffMs, judge, LAST_BACKOFF_MS, type Reply, type Verdict } from '#core/submission';
import { keepReceipt } from './attempts.ts';
import { readSession } from './credentials.ts';
import { type OasisDatabase, OutboxRow, parseRow, parseRows, withDatabase } from './db.ts';
import type { DeviceMessage } from './messages.ts';

const SEND_LIMIT_MS = 30_000;
const LONGEST_WAIT_MS = 10 * 60_000;

/** What the outbox needs of the world. */
export type OutboxPort = {
  db: OasisDatabase;
  /** sends one row under this token; never throws */
  send: (row: OutboxRow, token: string, signal: AbortSignal) => Promise<Reply>;
  /** the device's clock, ms since 1970 */
  now: () => number;
  /** runs the work while no other page or worker drains */
  lock: (work: () => Promise<void>) => Promise<void>;
  tell: (message: DeviceMessage) => void;
};

export type Drained = { delivered: number; left: number };
export type Outbox = {
  /**
   * Sends what may be sent now. `eager` (start, online, foreground, login) ignores our own backoff, never the server's
   * Retry-After, and gives rows that wait for a login another try. A call while one runs asks for one more round after it.
   */
  drain: (options: { eager: boolean }) => Promise<Drained>;
};

export function createOutbox(port: OutboxPort): Outbox {
  let running: Promise<Drained> | null = null;
  let next: { eager: boolean; result: Promise<Drained> } | null = null;

  const start = (eager: boolean): Promise<Drained> => {
    running = drainOnce(port, eager).finally(() => {
      running = null;
    });
    return running;
  };
  return {
    drain({ eager }) {
      if (!running) return start(eager);
      if (next) {
        next.eager ||= eager;
        return next.result;
      }
      const wish = { eager, result: Promise.resolve<Drained>({ delivered: 0, left: 0 }) };
      wish.result = running
        .catch(() => undefined)
        .then(() => {
          next = null;
          return start(wish.eager);
        });
      next = wish;
      return wish.result;
    },
  };
}

async function drainOnce(port: OutboxPort, eager: boolean): Promise<Drained> {
  let delivered = 0;
  const session = await readSession(port.db);
  const userId = session.user?.user_id;
  if (session.token === null || userId === undefined) return { delivered, left: 0 };
  const due = async () => (await rowsOf(port.db, userId)).rows.filter((row) => isDue(row, eager, port.now()));
  if ((await due()).length > 0) {
    await port.lock(async () => {
      // Read again under the lock: the other side may have delivered meanwhile. Rows that failed before stand behind the rest.
      const rows = (await due()).sort((a, b) => a.tries - b.tries || a.endedAt - b.endedAt);
      for (const row of rows) {
        const verdict = await deliver(port, row, userId);
        if (verdict === 'stop') break;
        if (verdict === 'delivered') delivered += 1;
      }
    });
  }
  const { rows } = await rowsOf(port.db, userId);
  return { delivered, left: rows.filter((row) => row.state !== 'refused').length };
}

/** What decides when something is sent again: a submission or a file. Times in ms since 1970. */
export type Resend = Pick<OutboxRow, 'state' | 'retryAt' | 'notBefore'>;

/**
 * May it be sent now? `eager` ignores our own backoff, never the server's Retry-After. A clock that was moved back must not
 * make a row wait for hours: a wait that is longer than any of its kind is over.
 */
export function isDue(row: Resend, eager: boolean, now: number): boolean {
  if (row.state === 'refused' || waitFor(row.notBefore, LONGEST_WAIT_MS, now) > 0) return false;
  return eager || (row.state === 'waiting' && waitFor(row.retryAt, LAST_BACKOFF_MS, now) === 0);
}

function waitFor(until: number, longest: number, now: number): number {
  const left = until - now;
  return left > longest ? 0 : Math.max(0, left);
}

async function deliver(port: OutboxPort, row: OutboxRow, userId: number): Promise<'delivered' | 'kept' | 'stop'> {
  // The token is read for each row: a login or logout may have come in between.
  const session = await readSession(port.db);
  if (session.token === null || session.user?.user_id !== userId) return 'stop';
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), SEND_LIMIT_MS);
  const reply = await port.send(row, session.token, limit.signal).finally(() => clearTimeout(timer));
  const verdict = judge(row.submissionId, reply);
  await record(port, row, verdict);
  if (verdict.kind === 'delivered') return 'delivered';
  return verdict.kind === 'needs-login' || reply === 'nothing' ? 'stop' : 'kept';
}

async function record(port: OutboxPort, row: OutboxRow, verdict: Verdict): Promise<void> {
  const { db, now, tell } = port;
  const { submissionId, userId, quizId } = row;
  const tries = row.tries + 1;
  switch (verdict.kind) {
    case 'delivered':
      await keepReceipt(db, verdict.receipt);
      tell({ type: 'delivered', userId, quizId, submissionId });
      return;
    case 'needs-login':
      await change(db, submissionId, { state: 'needs-login', tries });
      tell({ type: 'needs-login', userId });
      return;
    case 'refused':
      await change(db, submissionId, { state: 'refused', reason: verdict.reason, tries });
      tell({ type: 'refused', userId, quizId, reason: verdict.reason });
      return;
    case 'wait':
    case 'no-answer':
      await change(db, submissionId, waitAfter(tries, verdict.kind === 'wait' ? verdict.retryAfterMs : null, now()));
      return;
  }
}

/** What a row becomes after its n-th try without proof: it waits, as long as the server said or as our backoff has it. */
export function waitAfter(tries: number, retryAfterMs: number | null, now: number) {
  const wait = Math.min(retryAfterMs ?? backoffMs(tries), LONGEST_WAIT_MS);
  return { state: 'waiting', tries, retryAt: now + wait, notBefore: retryAfterMs === null ? 0 : now + wait } as const;
}

async function change(db: OasisDatabase, submissionId: string, changes: Partial<OutboxRow>): Promise<void> {
  await withDatabase(db, () => db.outbox.update(submissionId, changes));
}

/** A student's unsent submissions, and beside them the rows that could not be read. */
export async function rowsOf(db: OasisDatabase, userId: number) {
  return parseRows(OutboxRow, await withDatabase(db, () => db.outbox.where('userId').equals(userId).toArray()));
}

/** Lets a refused submission be tried again, at the student's word. */
export function retryRefused(db: OasisDatabase, submissionId: string): Promise<void> {
  return change(db, submissionId, { state: 'waiting', reason: null, retryAt: 0, notBefore: 0 });
}

/** The row of one submission, or undefined when it was delivered or never existed. */
export async function outboxRow(db: OasisDatabase, submissionId: string): Promise<OutboxRow | undefined> {
  return parseRow(OutboxRow, await withDatabase(db, () => db.outbox.get(submissionId)));
}

/** When the timer drains next, in ms from now: null when nothing waits for the timer. */
export function nextDrainIn(rows: readonly Resend[], now: number): number | null {
  const waits = rows
    .filter((row) => row.state === 'waiting')
    .map((row) => Math.max(waitFor(row.retryAt, LAST_BACKOFF_MS, now), waitFor(row.notBefore, LONGEST_WAIT_MS, now)));
  return waits.length === 0 ? null : Math.min(...waits);
}
