// Queues requests to join by a code. A request is stored at once, even before login, and sent until the server proves that the
// student has joined.
import * as z from 'zod/mini';
import { NOBODY } from '../quizzes/sample.ts';
import { type OasisDatabase, parseRow, type Read, withDatabase } from '../rows/db.ts';
import { JoinRow } from '../rows/joinRow.ts';
import type { Kind, Sender } from '../rows/kind.ts';
import { queueRows } from '../rows/queueRows.ts';
import { type Noted, TRY_AGAIN } from '../rows/waiting.ts';

/** A request made while signed out goes to the next login within a day: several students may share a phone. */
const ADOPTED_FOR_MS = 24 * 60 * 60_000;

/** A request to join. `id`: its UUID. `userId`: NOBODY before a login. `wall`: the device's clock, ms since 1970. */
export type Joining = Pick<JoinRow, 'id' | 'userId' | 'to' | 'code' | 'title' | 'name'> & { wall: number };

/**
 * Stores a request to join. The same code twice is one request; after another name or a refusal it is a new one. Resolves once
 * it would survive a kill.
 * @throws {StorageFailure} when this device could not store it
 */
export function joinLater(db: OasisDatabase, { wall, ...joining }: Joining): Promise<void> {
  return withDatabase(db, () =>
    db.transaction('rw', db.queue, async () => {
      const queuedJoin = (await joinsOf(db, joining.userId)).find(({ code }) => code === joining.code);
      const isSame = queuedJoin?.name === joining.name && queuedJoin.state !== 'refused';
      if (queuedJoin && !isSame) await db.queue.delete(queuedJoin.id);
      if (!isSame) await db.queue.put({ ...joining, kind: 'join', madeAt: wall, tries: 0, ...TRY_AGAIN });
    }),
  );
}

/** Gives the student the requests made while signed out within the last day, and deletes older ones. */
export function adoptJoins(db: OasisDatabase, userId: number, wall: number): Promise<void> {
  if (userId === NOBODY) return Promise.resolve();
  return withDatabase(db, () =>
    db.transaction('rw', db.queue, async () => {
      const ownCodes = new Set((await joinsOf(db, userId)).filter(isWaiting).map(({ code }) => code));
      for (const row of await joinsOf(db, NOBODY)) {
        const isOurs = Math.abs(wall - row.madeAt) < ADOPTED_FOR_MS && !ownCodes.has(row.code);
        if (isOurs) await db.queue.put({ ...row, userId });
        else await db.queue.delete(row.id);
      }
    }),
  );
}

async function joinsOf(db: OasisDatabase, userId: number): Promise<JoinRow[]> {
  const storedRows = await db.queue.where('userId').equals(userId).toArray();
  return storedRows.flatMap((row) => parseRow(JoinRow, row) ?? []);
}

/** Whether the student has not joined yet: the request is unsent, or was refused. */
const isWaiting = ({ joinedAs }: JoinRow) => joinedAs === undefined;

/**
 * The answers of both calls, as in core/together/sharedQuiz and core/together/group. Importing those here would load them on
 * every screen.
 */
const renamed = { renamed_to: z.optional(z.nullable(z.string())) };
const proofs = {
  quiz: z.object({ quiz_id: z.int(), ...renamed }),
  group: z.object({ group_id: z.int(), ...renamed }),
};
/** `joinedAs`: the name given in place of the requested one */
type JoinProof = Pick<JoinRow, 'joinedAs'>;

/** The queue kind for joining. */
export function joinsKind(send: Sender<JoinRow>): Kind<JoinRow, JoinProof> {
  return {
    lane: 'answers',
    key: 'id',
    madeAt: (row) => row.madeAt,
    rows: joinRowsOf,
    send,
    proofOf: ({ to }, body) => {
      const { data } = proofs[to].safeParse(body);
      return data ? { joinedAs: data.renamed_to } : null;
    },
    onProof: async (db, row, { joinedAs }) => {
      await withDatabase(db, () =>
        db.transaction('rw', db.queue, async () => {
          const answered = (await joinsOf(db, row.userId)).filter((wish) => wish.code === row.code && !isWaiting(wish));
          await db.queue.bulkDelete([row.id, ...answered.map(({ id }) => id)]);
          if (joinedAs !== undefined) await db.queue.put({ ...row, state: 'refused', joinedAs });
        }),
      );
      return true;
    },
    note: (db, { id }, changes) => change(db, id, changes),
    news: {
      delivered: ({ userId, title }) => ({ type: 'joined', userId, title }),
      refused: ({ userId }, reason) => ({ type: 'refused', userId, quizId: 0, reason }),
    },
  };
}

async function change(db: OasisDatabase, id: string, changes: Noted): Promise<void> {
  await withDatabase(db, () => db.queue.update(id, changes));
}

/** A student's requests that have not let them in yet, and the rows that could not be read. */
export async function joinRowsOf(db: OasisDatabase, userId: number): Promise<Read<JoinRow>> {
  const { rows, unreadable } = await queueRows(db, userId, 'join', JoinRow);
  return { rows: rows.filter(isWaiting), unreadable };
}

/** Requests answered with another name than the one asked for, which the student has not seen yet. */
export async function renamedJoinsOf(db: OasisDatabase, userId: number): Promise<JoinRow[]> {
  const { rows } = await queueRows(db, userId, 'join', JoinRow);
  return rows.filter((row) => !isWaiting(row));
}

/** The request with this code that was refused or renamed. For live queries. */
export function refusedJoin(db: OasisDatabase, userId: number, code: string): Promise<JoinRow | undefined> {
  return withDatabase(db, async () =>
    (await joinsOf(db, userId)).find((row) => row.code === code && (row.state === 'refused' || !isWaiting(row))),
  );
}

/** Queues a refused request again, when the student asks. */
export function retryJoin(db: OasisDatabase, id: string): Promise<void> {
  return change(db, id, TRY_AGAIN);
}

/** Deletes a request that the student withdrew. */
export function dropJoin(db: OasisDatabase, id: string): Promise<void> {
  return withDatabase(db, () => db.queue.delete(id));
}
