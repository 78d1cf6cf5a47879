// Describes a kind of queued work: how to read its rows, send one, and remove it. This is all the queue knows. A new kind is one
// of these and its lines in kinds.ts.
import { judgeBy, type Reply, type Verdict } from '#core/submission/submission';
import type { OasisDatabase, Read } from './db.ts';
import type { DeviceMessage } from './messages.ts';
import { type Noted, notedAfter, type Resend, type Waiting } from './waiting.ts';

/** Rows of one lane are sent one by one. Lanes do not wait for each other, so that no file delays an answer. */
export type Lane = 'answers' | 'files';

/** Sends one row with this token. Never throws: without an answer it returns 'nothing'. */
export type Sender<Row> = (row: Row, token: string, signal: AbortSignal) => Promise<Reply>;

/** One kind of queued work. */
export type Kind<Row extends Waiting, Proof> = {
  lane: Lane;
  /** the table's primary key, which names a row */
  key: keyof Row & string;
  /** when it was made, ms since 1970; older rows are sent first */
  madeAt: (row: Row) => number;
  /** a student's rows, and those that could not be read */
  rows: (db: OasisDatabase, userId: number) => Promise<Read<Row>>;
  /** the key of a row, of any kind, that must be proven first, or null */
  after?: (row: Row) => string | null;
  /** true: it is not sent until the student confirms */
  isHeld?: (row: Row) => boolean;
  /** runs the work unless somebody else is sending this row, then null. For lanes that several tabs drain at once */
  alone?: <T>(row: Row, work: () => Promise<T>) => Promise<T | null>;
  send: Sender<Row>;
  /** the time limit of one send in ms; null: its sender gives up by itself. 30 s by default */
  sendLimitMs?: number | null;
  /** what a 2xx body proves about this row, or null */
  proofOf: (row: Row, body: unknown) => Proof | null;
  /** stores the proof and deletes the row in one transaction; false if the row has new content to send */
  onProof: (db: OasisDatabase, row: Row, proof: Proof) => Promise<boolean>;
  /** records the outcome of sending in this row, unless it is gone */
  note: (db: OasisDatabase, row: Row, changes: Noted) => Promise<void>;
  /** messages for other pages, an expired login included; without it none are sent */
  news?: { delivered: (row: Row) => DeviceMessage; refused: (row: Row, reason: string) => DeviceMessage };
};

/** What recording a reply needs. `now`: the device's clock, ms since 1970. */
export type Recorder = { db: OasisDatabase; now: () => number; tell: (message: DeviceMessage) => void };

/** A row as the queue sees it, whatever its kind. */
export type Item = Resend & {
  lane: Lane;
  id: string;
  tries: number;
  madeAt: number;
  precedingId: string | null;
  isHeld: boolean;
  sendLimitMs: number | null;
  /** null if the lane's own lock is enough */
  alone: (<T>(work: () => Promise<T>) => Promise<T | null>) | null;
  send: (token: string, signal: AbortSignal) => Promise<Reply>;
  /** stores the outcome of a reply; `again`: the row has new content. `isCurrent`: the token is still this student's */
  record: (recorder: Recorder, reply: Reply, isCurrent: () => Promise<boolean>) => Promise<Recorded>;
};
export type Recorded = { kind: Verdict['kind']; again: boolean };

/** A kind without its row type, so that all kinds fit in one list. */
export type AnyKind = {
  items: (db: OasisDatabase, userId: number) => Promise<{ items: Item[]; unreadable: string[] }>;
};

const SEND_LIMIT_MS = 30_000;

/** Removes the row type from a kind. */
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
      // A 401 for a token that was replaced meanwhile does not end the session.
      if (kind.news && verdict.kind === 'needs-login' && (await isCurrent())) tell({ type: 'needs-login', userId: row.userId });
      return { kind: verdict.kind, again: false };
    },
  };
}
