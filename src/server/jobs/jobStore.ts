// The table of jobs: which document is read next, and by whom. A job belongs to the server that took it; no other ends or
// returns it.
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { type Db, type Row, rowsOf } from '../database/database.ts';
import { livingInstances } from '../database/instanceStore.ts';
import { jobs } from '../database/tables.ts';

export type Lane = (typeof jobs.$inferSelect)['lane'];
/** `tries`: the number of this try, from 1. `startedAt` in the database's format. */
export type ActiveJob = { documentId: number; instance: number; startedAt: string; tries: number };

const TURNS_LOCK = 7_241_003;
const mayBegin = sql.raw('j.taken_by is null and j.start_after <= now()');
const ACTIVE = sql.raw('jobs.document_id, jobs.started_at::text, jobs.tries');

const activeJob = (row: Row, instance: number): ActiveJob => ({
  documentId: Number(row.document_id),
  instance,
  startedAt: String(row.started_at),
  tries: Number(row.tries),
});

/** Queues a document inside the transaction that makes it wait. A job of an earlier reading may still exist. */
export async function insertJob(tx: Db, documentId: number): Promise<void> {
  const newJob = { lane: 'text', tries: 0, takenBy: null, queuedAt: sql`now()`, startAfter: sql`now()` } as const;
  await tx
    .insert(jobs)
    .values({ documentId, ...newJob })
    .onConflictDoUpdate({ target: jobs.documentId, set: newJob });
}

/**
 * Takes the next job for this server; null if none waits. Students take turns over all servers: first the one with the fewest
 * documents being read, then the one whose last turn was longest ago. Turns are given one after the other, so that two readers
 * cannot both see a student as idle.
 */
export async function takeJob(db: Db, instance: number, lane: Lane): Promise<ActiveJob | null> {
  const waitingRows = await rowsOf(db, sql`select 1 from jobs j where ${mayBegin} and j.lane = ${lane} limit 1`);
  if (waitingRows.length === 0) return null;
  return db.transaction(async (tx) => {
    await rowsOf(tx, sql`select pg_advisory_xact_lock(${TURNS_LOCK})`);
    const [row] = await rowsOf(
      tx,
      sql`with busy as (
            select d.user_id, count(*) as reading from jobs j join documents d on d.id = j.document_id
            where j.taken_by is not null and j.lane = ${lane} group by d.user_id
          ), next as (
            select d.id as document_id, d.user_id
            from jobs j join documents d on d.id = j.document_id join users u on u.id = d.user_id
            left join busy on busy.user_id = d.user_id
            where ${mayBegin} and j.lane = ${lane}
            order by coalesce(busy.reading, 0), u.served_at nulls first, j.queued_at, d.id limit 1
          ), served as (
            update users set served_at = clock_timestamp() where id = (select user_id from next)
          )
          update jobs set taken_by = ${instance}, started_at = clock_timestamp(), tries = jobs.tries + 1
          from next where jobs.document_id = next.document_id returning ${ACTIVE}`,
    );
    return row === undefined ? null : activeJob(row, instance);
  });
}

/**
 * The youngest job of this server that reads a second document of its student while a student without any waits; null if there
 * is none. It must have run so long that waiting for its end would take longer.
 */
export async function lentJob(db: Db, instance: number, lane: Lane, seconds: number): Promise<number | null> {
  const [row] = await rowsOf(
    db,
    sql`with active as (
          select j.document_id, j.taken_by, j.started_at, d.user_id from jobs j join documents d on d.id = j.document_id
          where j.taken_by is not null and j.lane = ${lane}
        )
        select a.document_id from active a where a.taken_by = ${instance}
          and a.started_at <= now() - ${seconds}::float8 * interval '1 second'
          and exists (select 1 from active b where b.user_id = a.user_id
            and (b.started_at, b.document_id) < (a.started_at, a.document_id))
          and exists (select 1 from jobs j join documents d on d.id = j.document_id
            where ${mayBegin} and j.lane = ${lane} and d.user_id not in (select user_id from active))
        order by a.started_at desc, a.document_id desc limit 1`,
  );
  return row === undefined ? null : Number(row.document_id);
}

/** Deletes the job of a finished document. */
export async function deleteJob(db: Db, job: ActiveJob): Promise<void> {
  await db.delete(jobs).where(isStillTaken(job));
}

/** Returns the job to the queue after a failed try. */
export async function retryJob(db: Db, job: ActiveJob, pauseSeconds: number): Promise<void> {
  await db
    .update(jobs)
    .set({ takenBy: null, startAfter: afterSeconds(pauseSeconds) })
    .where(isStillTaken(job));
}

/** Returns the job to the queue without counting the try: as it was, in another lane, or for later. */
export async function takeBackJob(db: Db, job: ActiveJob, changes: { lane?: Lane; pauseSeconds?: number } = {}): Promise<void> {
  const { pauseSeconds = 0, ...lane } = changes;
  await db
    .update(jobs)
    .set({ ...lane, takenBy: null, tries: sql`${jobs.tries} - 1`, startAfter: afterSeconds(pauseSeconds) })
    .where(isStillTaken(job));
}

/** False if the document was queued again meanwhile, which is another job. */
const isStillTaken = ({ documentId, instance, startedAt }: ActiveJob) =>
  and(eq(jobs.documentId, documentId), eq(jobs.takenBy, instance), sql`${jobs.startedAt} = ${startedAt}::timestamptz`);

const afterSeconds = (seconds: number): SQL => sql`now() + ${seconds}::float8 * interval '1 second'`;

/**
 * Takes the jobs that nobody is doing: those of dead servers, and own ones that this server does not know of and that began a
 * while ago. PostgreSQL may have died between assigning a job and confirming it.
 */
export async function takeAbandonedJobs(
  db: Db,
  instance: number,
  heldIds: readonly number[],
  unheardSeconds: number,
): Promise<ActiveJob[]> {
  const rows = await rowsOf(
    db,
    sql`with living as materialized (${livingInstances}), abandoned as (
          select document_id from jobs where taken_by not in (select * from living)
            or taken_by = ${instance} and document_id <> all(${`{${heldIds.join(',')}}`}::int[])
              and started_at <= now() - ${unheardSeconds}::float8 * interval '1 second'
          for update skip locked
        )
        update jobs set taken_by = ${instance}, started_at = clock_timestamp()
        where document_id in (select document_id from abandoned) returning ${ACTIVE}`,
  );
  return rows.map((row) => activeJob(row, instance));
}

/** How many jobs wait, and for how many seconds the oldest; 0 if none. */
export async function waitingJobs(db: Db): Promise<{ waiting: number; oldestSeconds: number }> {
  const [row] = await db
    .select({
      waiting: sql<number>`count(*)`,
      oldest: sql<number>`coalesce(extract(epoch from now() - min(${jobs.queuedAt})), 0)::float8`,
    })
    .from(jobs)
    .where(isNull(jobs.takenBy));
  return { waiting: row?.waiting ?? 0, oldestSeconds: Math.round(row?.oldest ?? 0) };
}
