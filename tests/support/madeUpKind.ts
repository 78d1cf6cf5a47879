// A made-up kind of the queue, whose rows lie in a map and whose network is a function: for tests of the queue itself.
import type { Reply } from '#core/submission/submission';
import { createQueue } from '#device/queue/queue';
import type { OasisDatabase } from '#device/rows/db';
import { type AnyKind, type Kind, kindOf, type Lane } from '#device/rows/kind';
import type { DeviceMessage } from '#device/rows/messages';
import { TRY_AGAIN, type Waiting } from '#device/rows/waiting';
import { wall } from './phone.ts';

export type Row = Waiting & { id: string; madeAt: number; waitsFor: string | null; asks: boolean };
export type Answer = (row: Row, token: string, signal: AbortSignal) => Reply | Promise<Reply>;

export const proof = (row: Row): Reply => ({ status: 200, body: { id: row.id }, retryAfterMs: null });

/** A kind whose rows lie in a map. */
export function kindIn(rows: Map<string, Row>, lane: Lane, answer: Answer, more: Partial<Kind<Row, string>> = {}): AnyKind {
  return kindOf<Row, string>({
    lane,
    key: 'id',
    madeAt: (row) => row.madeAt,
    rows: async (_, userId) => {
      const all = [...rows.values()].filter((row) => row.userId === userId);
      return { rows: all.filter(({ madeAt }) => madeAt >= 0), unreadable: all.filter(({ madeAt }) => madeAt < 0) };
    },
    after: (row) => row.waitsFor,
    isHeld: (row) => row.asks,
    send: async (row, token, signal) => answer(row, token, signal),
    proofOf: (row, body) => ((body as { id?: unknown } | undefined)?.id === row.id ? row.id : null),
    onProof: async (_, row) => rows.delete(row.id),
    note: async (_, row, noted) => {
      const kept = rows.get(row.id);
      if (kept) rows.set(row.id, { ...kept, ...noted });
    },
    ...more,
  });
}

export function rowsOf(...given: [id: string, more?: Partial<Row>][]): Map<string, Row> {
  const rows = given.map(([id, more], madeAt): [string, Row] => [
    id,
    { id, userId: 1, madeAt, waitsFor: null, asks: false, tries: 0, ...TRY_AGAIN, ...more },
  ]);
  return new Map(rows);
}

export function queueOf(
  db: OasisDatabase,
  kinds: AnyKind[],
  lane: Lane = 'answers',
  told: DeviceMessage[] = [],
  lock: (work: () => Promise<void>) => Promise<void> = (work) => work(),
) {
  const tell = (message: DeviceMessage) => void told.push(message);
  return createQueue({ db, now: () => wall, tell, lock }, kinds, lane);
}
