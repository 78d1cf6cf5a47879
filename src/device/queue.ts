// The durable queue: what a student makes without a network leaves it only on the server's proof. It is drained by the page and
// by the worker alike; it never touches the session, never expires a row, and a row that is refused or fails blocks no other
// but those that wait for it. What a row is, and where it lies, its kind knows.
import { backoffMs, judgeBy, LAST_BACKOFF_MS, type Reply, type Verdict } from '#core/submission';
import { readSession } from './credentials.ts';
import type { OasisDatabase, OutboxRow, Read } from './db.ts';
import type { DeviceMessage } from './messages.ts';

const SEND_LIMIT_MS = 30_000;
const LONGEST_WAIT_MS = 10 * 60_000;

/** What decides when something is sent again. Times in ms since 1970. */
export type Resend = Pick<OutboxRow, 'state' | 'retryAt' | 'notBefore'>;

/** What the queue itself notes in a row. */
export type Noted = Partial<Pick<OutboxRow, 'state' | 'reason' | 'tries' | 'retryAt' | 'notBefore'>>;

/** One kind of work that waits for the network. */
export type Kind<Row extends Resend & { tries: number; userId: number }, Proof> = {
  idOf: (row: Row) => string;
  /** when it was made, ms since 1970: the older goes first */
  madeAt: (row: Row) => number;
  /** a student's rows, and beside them those that could not be read */
  rows: (db: OasisDatabase, userId: number) => Promise<Read<Row>>;
  /** the id of a row, of any kind, that must be proven first */
  after?: (row: Row) => string;
  /** sends one row under this token; never throws */
  send: (row: Row, token: string, signal: AbortSignal) => Promise<Reply>;
  /** what a 2xx body proves about this row; null: nothing */
  proofOf: (row: Row, body: unknown) => Proof | null;
  /** keeps the proof and lets the row go, in one transaction; false when there is something new in it to be sent */
  onProof: (db: OasisDatabase, row: Row, proof: Proof) => Promise<boolean>;
  /** notes what came of sending just this row */
  note: (db: OasisDatabase, row: Row, noted: Noted) => Promise<void>;
  news: { delivered: (row: Row) => DeviceMessage; refused: (row: Row, reason: string) => DeviceMessage };
};

/** A row as the queue sees it: whatever its kind. */
type Item = Resend & {
  id: string;
  tries: number;
  madeAt: number;
  after: string | null;
  send: (token: string, signal: AbortSignal) => Promise<Reply>;
  /** stores what a reply means; `again`: there is something new in the row */
  record: (port: QueuePort, reply: Reply) => Promise<{ kind: Verdict['kind']; again: boolean }>;
};

export type AnyKind = {
  items: (db: OasisDatabase, userId: number) => Promise<{ items: Item[]; unreadable: string[] }>;
};

/** A kind as one of several. */
export function kindOf<Row extends Resend & { tries: number; userId: number }, Proof>(kind: Kind<Row, Proof>): AnyKind {
  return {
    async items(db, userId) {
      const { rows, unreadable } = await kind.rows(db, userId);
      return { items: rows.map((row) => itemOf(kind, row)), unreadable: unreadable.map(keyOf) };
    },
  };
}

/** The key of a row that its schema refuses. */
function keyOf(row: unknown): string {
  const { submissionId, id } = (row ?? {}) as { submissionId?: unknown; id?: unknown };
  return String(submissionId ?? id ?? '');
}

function itemOf<Row extends Resend & { tries: number; userId: number }, Proof>(kind: Kind<Row, Proof>, row: Row): Item {
  const { state, retryAt, notBefore, tries } = row;
  return {
    id: kind.idOf(row),
    madeAt: kind.madeAt(row),
    after: kind.after?.(row) ?? null,
    state,
    retryAt,
    notBefore,
    tries,
    send: (token, signal) => kind.send(row, token, signal),
    async record({ db, now, tell }, reply) {
      const verdict = judgeBy(reply, (body) => kind.proofOf(row, body));
      const tried = tries + 1;
      switch (verdict.kind) {
        case 'delivered': {
          const isGone = await kind.onProof(db, row, verdict.receipt);
          tell(kind.news.delivered(row));
          return { kind: verdict.kind, again: !isGone };
        }
        case 'needs-login':
          await kind.note(db, row, { state: 'needs-login', tries: tried });
          tell({ type: 'needs-login', userId: row.userId });
          break;
        case 'refused':
          await kind.note(db, row, { state: 'refused', reason: verdict.reason, tries: tried });
          tell(kind.news.refused(row, verdict.reason));
          break;
        default:
          await kind.note(db, row, waitAfter(tried, verdict.kind === 'wait' ? verdict.retryAfterMs : null, now()));
      }
      return { kind: verdict.kind, again: false };
    },
  };
}

/** What the queue needs of the world. */
export type QueuePort = {
  db: OasisDatabase;
  /** the device's clock, ms since 1970 */
  now: () => number;
  /** runs the work while no other page or worker drains */
  lock: (work: () => Promise<void>) => Promise<void>;
  tell: (message: DeviceMessage) => void;
};

export type Drained = { delivered: number; left: number };
export type Queue = {
  /**
   * Sends what may be sent now. `eager` (start, online, foreground, login) ignores our own backoff, never the server's
   * Retry-After, and gives rows that wait for a login another try. A call while one runs asks for one more round after it.
   */
  drain: (options: { eager: boolean }) => Promise<Drained>;
};

export function createQueue(port: QueuePort, kinds: readonly AnyKind[]): Queue {
  let running: Promise<Drained> | null = null;
  let next: { eager: boolean; result: Promise<Drained> } | null = null;

  const start = (eager: boolean): Promise<Drained> => {
    running = drainOnce(port, kinds, eager).finally(() => {
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

/** Every row of a student, and the ids of those that others may be waiting for. */
async function readAll(db: OasisDatabase, kinds: readonly AnyKind[], userId: number) {
  const read = await Promise.all(kinds.map((kind) => kind.items(db, userId)));
  const items = read.flatMap((one) => one.items);
  const unreadable = read.flatMap((one) => one.unreadable);
  const stuck = new Set([...unreadable, ...items.filter(({ state }) => state === 'refused').map(({ id }) => id)]);
  return { items, stuck, there: new Set([...items.map(({ id }) => id), ...unreadable]) };
}

/** What waits for nothing but the network and the server: a timer goes by these. */
export async function sendable(db: OasisDatabase, kinds: readonly AnyKind[], userId: number): Promise<Resend[]> {
  const { items, there } = await readAll(db, kinds, userId);
  return items.filter(({ after }) => after === null || !there.has(after));
}

async function drainOnce(port: QueuePort, kinds: readonly AnyKind[], eager: boolean): Promise<Drained> {
  let delivered = 0;
  const session = await readSession(port.db);
  const userId = session.user?.user_id;
  if (session.token === null || userId === undefined) return { delivered, left: 0 };
  const tried = new Set<string>();
  // Read anew for each row: another page may have delivered it, and a delivered one lets those behind it go. Rows that failed
  // before stand behind the rest.
  const nextDue = async (): Promise<Item | undefined> => {
    const { items, there } = await readAll(port.db, kinds, userId);
    return items
      .filter(({ id, after }) => !tried.has(id) && (after === null || !there.has(after)))
      .filter((item) => isDue(item, eager, port.now()))
      .sort((a, b) => a.tries - b.tries || a.madeAt - b.madeAt)[0];
  };
  if (await nextDue()) {
    await port.lock(async () => {
      for (let item = await nextDue(); item !== undefined; item = await nextDue()) {
        tried.add(item.id);
        const outcome = await deliver(port, item, userId);
        if (outcome === 'stop') break;
        if (outcome === 'again') tried.delete(item.id);
        if (outcome !== 'kept') delivered += 1;
      }
    });
  }
  const { items, stuck } = await readAll(port.db, kinds, userId);
  const left = items.filter(({ id, after }) => !stuck.has(id) && (after === null || !stuck.has(after)));
  return { delivered, left: left.length };
}

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

async function deliver(port: QueuePort, item: Item, userId: number): Promise<'delivered' | 'again' | 'kept' | 'stop'> {
  // The token is read for each row: a login or logout may have come in between.
  const session = await readSession(port.db);
  if (session.token === null || session.user?.user_id !== userId) return 'stop';
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), SEND_LIMIT_MS);
  const reply = await item.send(session.token, limit.signal).finally(() => clearTimeout(timer));
  const { kind, again } = await item.record(port, reply);
  if (kind === 'delivered') return again ? 'again' : 'delivered';
  return kind === 'needs-login' || reply === 'nothing' ? 'stop' : 'kept';
}

/** What a row becomes after its n-th try without proof: it waits, as long as the server said or as our backoff has it. */
export function waitAfter(tries: number, retryAfterMs: number | null, now: number) {
  const wait = Math.min(retryAfterMs ?? backoffMs(tries), LONGEST_WAIT_MS);
  return { state: 'waiting', tries, retryAt: now + wait, notBefore: retryAfterMs === null ? 0 : now + wait } as const;
}

/** What the student's word makes of a refused row: it is sent again. */
export const TRY_AGAIN = { state: 'waiting', reason: null, retryAt: 0, notBefore: 0 } as const satisfies Noted;

/** When the timer drains next, in ms from now: null when nothing waits for the timer. */
export function nextDrainIn(rows: readonly Resend[], now: number): number | null {
  const waits = rows
    .filter((row) => row.state === 'waiting')
    .map((row) => Math.max(waitFor(row.retryAt, LAST_BACKOFF_MS, now), waitFor(row.notBefore, LONGEST_WAIT_MS, now)));
  return waits.length === 0 ? null : Math.min(...waits);
}
