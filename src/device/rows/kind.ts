// A kind of work that waits for the network: how the queue reads its rows, sends one and lets it go. The queue knows nothing else
// of it. A new kind is one of these, and its lines in kinds.ts.
import { judgeBy, type Reply, type Verdict } from '#core/submission/submission';
import type { OasisDatabase, Read } from './db.ts';
import type { DeviceMessage } from './messages.ts';
import { type Noted, notedAfter, type Resend, type Waiting } from './waiting.ts';

/** What is in one lane goes one after the other; lanes do not wait for each other, so that no file holds up an answer. */
export type Lane = 'answers' | 'files';

/** Sends one row under this token. It never throws: what brings no answer is 'nothing'. */
export type Sender<Row> = (row: Row, token: string, signal: AbortSignal) => Promise<Reply>;

/** One kind of work that waits for the network. */
export type Kind<Row extends Waiting, Proof> = {
  lane: Lane;
  /** the field that names a row: its table's key */
  key: keyof Row & string;
  /** when it was made, ms since 1970: the older goes first */
  madeAt: (row: Row) => number;
  /** a student's rows, and beside them those that could not be read */
  rows: (db: OasisDatabase, userId: number) => Promise<Read<Row>>;
  /** the key of a row, of any kind, that must be proven first; null: none */
  after?: (row: Row) => string | null;
  /** true: it waits for the student's word, and nothing sends it before */
  isHeld?: (row: Row) => boolean;
  /** runs the work while nobody else sends this very row; null when somebody does. For lanes that other tabs drain at the same time */
  alone?: <T>(row: Row, work: () => Promise<T>) => Promise<T | null>;
  send: Sender<Row>;
  /** how long one send may take, in ms; null: its sender gives up by itself. 30 s unless said */
  sendLimitMs?: number | null;
  /** what a 2xx body proves about this row; null: nothing */
  proofOf: (row: Row, body: unknown) => Proof | null;
  /** keeps the proof and lets the row go, in one transaction; false when there is something new in it to be sent */
  onProof: (db: OasisDatabase, row: Row, proof: Proof) => Promise<boolean>;
  /** notes what came of sending just this row; a row that is gone stays gone */
  note: (db: OasisDatabase, row: Row, changes: Noted) => Promise<void>;
  /** what other pages are told, a login that is over among it; without it nobody is told anything */
  news?: { delivered: (row: Row) => DeviceMessage; refused: (row: Row, reason: string) => DeviceMessage };
};

/** What is needed to record a reply. `now`: the device's clock, ms since 1970. */
export type Recorder = { db: OasisDatabase; now: () => number; tell: (message: DeviceMessage) => void };

/** A row as the queue sees it: whatever its kind. */
export type Item = Resend & {
  lane: Lane;
  id: string;
  tries: number;
  madeAt: number;
  precedingId: string | null;
  isHeld: boolean;
  sendLimitMs: number | null;
  /** null where the lane's own lock is enough */
  alone: (<T>(work: () => Promise<T>) => Promise<T | null>) | null;
  send: (token: string, signal: AbortSignal) => Promise<Reply>;
  /** stores what a reply means; `again`: there is something new in the row. `isCurrent`: the token is still this student's */
  record: (recorder: Recorder, reply: Reply, isCurrent: () => Promise<boolean>) => Promise<Recorded>;
};
export type Recorded = { kind: Verdict['kind']; again: boolean };

/** A kind as one of several. */
export type AnyKind = {
  items: (db: OasisDatabase, userId: number) => Promise<{ items: Item[]; unreadable: string[] }>;
};

const SEND_LIMIT_MS = 30_000;

/** A kind as one of several. */
export function kindOf<Row extends Waiting, Proof>(kind: Kind<Row, Proof>): AnyKind {
  return {
    async items(db, userId) {
      const { rows, unreadable } = await kind.rows(db, userId);
      return {
        items: rows.map((row) => itemOf(kind, row)),
        unreadable: unreadable.map((row) => String((row as Record<string, unknown> | null)?.[kind.key] ?? '')),
      };
    },
  };
}

function itemOf<Row extends Waiting, Proof>(kind: Kind<Row, Proof>, row: Row): Item {
  const { state, retryAt, notBefore, tries } = row;
  const { alone: runAlone } = kind;
  return {
    lane: kind.lane,
    id: String(row[kind.key]),
    madeAt: kind.madeAt(row),
    precedingId: kind.after?.(row) ?? null,
    isHeld: kind.isHeld?.(row) ?? false,
    state,
    retryAt,
    notBefore,
    tries,
    sendLimitMs: kind.sendLimitMs === undefined ? SEND_LIMIT_MS : kind.sendLimitMs,
    alone: runAlone ? (work) => runAlone(row, work) : null,
    send: (token, signal) => kind.send(row, token, signal),
    async record({ db, now, tell }, reply, isCurrent) {
      const verdict = judgeBy(reply, (body) => kind.proofOf(row, body));
      if (verdict.kind === 'delivered') {
        const isGone = await kind.onProof(db, row, verdict.receipt);
        if (kind.news) tell(kind.news.delivered(row));
        return { kind: verdict.kind, again: !isGone };
      }
      await kind.note(db, row, notedAfter(verdict, tries + 1, now()));
      if (kind.news && verdict.kind === 'refused') tell(kind.news.refused(row, verdict.reason));
      // A 401 for a token that was replaced meanwhile ends no session.
      if (kind.news && verdict.kind === 'needs-login' && (await isCurrent())) tell({ type: 'needs-login', userId: row.userId });
      return { kind: verdict.kind, again: false };
    },
  };
}
