// The durable queue: work done offline leaves it only on the server's proof. Page and worker both drain it. It never touches the
// session and never expires a row. A refused or failing row blocks only those that depend on it. Each kind knows its rows and
// tables.
import type { Reply } from '#core/submission/submission';
import { readSession } from '../rows/credentials.ts';
import type { OasisDatabase } from '../rows/db.ts';
import type { AnyKind, Item, Lane, Recorder } from '../rows/kind.ts';
import { isDue, type Resend, waitsOf } from '../rows/waiting.ts';

/** What the queue needs from outside. */
export type QueuePort = Recorder & {
  /** runs the work unless another page or worker drains this lane */
  lock: (work: () => Promise<void>) => Promise<void>;
};

/** `left`: rows that the next drain can send, without those refused, held, unreadable, or waiting for such. */
export type Drained = { delivered: number; left: number };
export type Queue = {
  /**
   * Sends what is due. `eager` (start, online, foreground, login) ignores our own backoff, but not the server's Retry-After, and
   * retries rows that wait for a login. A call during a run adds another round after it.
   */
  drain: (options: { eager: boolean }) => Promise<Drained>;
};

/** Creates the queue of one lane. `kinds`: all of them, since a row may depend on another lane. */
export function createQueue(port: QueuePort, kinds: readonly AnyKind[], lane: Lane): Queue {
  let running: Promise<Drained> | null = null;
  let next: { eager: boolean; result: Promise<Drained> } | null = null;

  const start = (eager: boolean): Promise<Drained> => {
    running = drainOnce(port, kinds, lane, eager).finally(() => {
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

/**
 * A student's rows in a lane. `free`: those that depend on no other row and need no confirmation. `stuck`: the ids that no drain can
 * send.
 */
async function readLane(db: OasisDatabase, kinds: readonly AnyKind[], lane: Lane, userId: number) {
  const read = await Promise.all(kinds.map((kind) => kind.items(db, userId)));
  const all = read.flatMap(({ items }) => items);
  const unreadable = read.flatMap((kindRows) => kindRows.unreadable);
  const presentIds = new Set([...all.map(({ id }) => id), ...unreadable]);
  const items = all.filter((item) => item.lane === lane);
  const free = items.filter(({ precedingId, isHeld }) => !isHeld && (precedingId === null || !presentIds.has(precedingId)));
  return { items, free, stuck: stuckOf(all, unreadable) };
}

/** Rows that need the student or a newer version, and all that depend on them. */
function stuckOf(items: readonly Item[], unreadable: readonly string[]): ReadonlySet<string> {
  const stuck = new Set(unreadable);
  for (const { id, state, isHeld } of items) if (state === 'refused' || isHeld) stuck.add(id);
  for (let sizeBefore = -1; sizeBefore !== stuck.size; ) {
    sizeBefore = stuck.size;
    for (const { id, precedingId } of items) if (precedingId !== null && stuck.has(precedingId)) stuck.add(id);
  }
  return stuck;
}

/** The rows of a lane that depend on no other row, refused ones included. The retry timer depends on these. */
export async function sendable(
  db: OasisDatabase,
  kinds: readonly AnyKind[],
  lane: Lane,
  userId: number,
): Promise<readonly Resend[]> {
  return (await readLane(db, kinds, lane, userId)).free;
}

async function drainOnce(port: QueuePort, kinds: readonly AnyKind[], lane: Lane, eager: boolean): Promise<Drained> {
  let delivered = 0;
  const session = await readSession(port.db);
  const userId = session.user?.user_id;
  if (session.token === null || userId === undefined) return { delivered, left: 0 };
  const tried = new Set<string>();
  // Rows that failed before come last.
  const due = async (): Promise<Item[]> => {
    const { free } = await readLane(port.db, kinds, lane, userId);
    return free.filter((item) => isDue(item, eager, port.now())).sort((a, b) => a.tries - b.tries || a.madeAt - b.madeAt);
  };
  // Read again for each row: another page may have delivered it, and a delivered row releases those that depend on it.
  const nextDue = async () => (await due()).find(({ id }) => !tried.has(id));
  const deliverOne = (item: Item) => {
    if (!item.alone) return deliver(port, item, userId);
    // Read again under its own lock: another tab may have sent it, or the student withdrawn it.
    return item.alone(async () => {
      const dueItem = (await due()).find(({ id }) => id === item.id);
      return dueItem ? deliver(port, dueItem, userId) : 'kept';
    });
  };
  if (await nextDue()) {
    await port.lock(async () => {
      for (let item = await nextDue(); item !== undefined; item = await nextDue()) {
        tried.add(item.id);
        const outcome = (await deliverOne(item)) ?? 'kept';
        if (outcome === 'stop') break;
        if (outcome === 'again') tried.delete(item.id);
        if (outcome !== 'kept') delivered += 1;
      }
    });
  }
  const { items, stuck } = await readLane(port.db, kinds, lane, userId);
  return { delivered, left: items.filter(({ id }) => !stuck.has(id)).length };
}

async function deliver(port: QueuePort, item: Item, userId: number): Promise<'delivered' | 'again' | 'kept' | 'stop'> {
  // Read for each row, since a login or logout may have happened in between.
  const { token, user } = await readSession(port.db);
  if (token === null || user?.user_id !== userId) return 'stop';
  const reply = await sendInTime(item, token);
  const isCurrent = async () => (await readSession(port.db)).token === token;
  const { kind, again: hasMore } = await item.record(port, reply, isCurrent);
  if (kind === 'delivered') return hasMore ? 'again' : 'delivered';
  return kind === 'needs-login' || reply === 'nothing' ? 'stop' : 'kept';
}

async function sendInTime({ send, sendLimitMs }: Item, token: string): Promise<Reply> {
  const limit = new AbortController();
  const timer = sendLimitMs === null ? undefined : setTimeout(() => limit.abort(), sendLimitMs);
  return send(token, limit.signal).finally(() => clearTimeout(timer));
}

/** When the timer drains next, in ms from now; null if nothing waits for it. */
export function nextDrainIn(rows: readonly Resend[], now: number): number | null {
  const waits = rows
    .filter((row) => row.state === 'waiting')
    .map((row) => waitsOf(row, now))
    .map(({ server, ownWait }) => Math.max(server, ownWait));
  return waits.length === 0 ? null : Math.min(...waits);
}
