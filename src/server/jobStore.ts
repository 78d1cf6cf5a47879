// The only code that reads pg-boss's own table (schema of 10.4): its API gives out jobs in the order in which they came, and neither
// lists active jobs, nor requeues one uncounted, nor says how old the oldest is.
import { sql } from 'drizzle-orm';
import type { Db } from './database.ts';
import { rowsOf } from './database.ts';
import { livingInstances } from './instanceStore.ts';

export type ActiveJob = { jobId: string; documentId: number; retryCount: number };
/** `text` is read in seconds. What takes minutes, pictures of text and a language model, has a lane of its own. */
export type Lane = 'text' | 'long';

const TURNS_LOCK = 7_241_003;
/** When what is away is looked for again. */
const LATER_SECONDS = 5;
const laneOf = sql.raw(`coalesce(j.data->>'lane', 'text')`);
const mayBegin = sql.raw(`j.state < 'active' and j.start_after < now()`);

const asActive = (row: Record<string, unknown>): ActiveJob => ({
  jobId: String(row.id),
  documentId: Number(row.document_id),
  retryCount: Number(row.retry_count),
});

/**
 * The job that is read next, now active; null where none waits. Students take turns, over all servers: first comes whoever has the
 * fewest documents being read, then whoever had the last turn longest ago. One turn is given after the other, so that two readers
 * cannot both see a student as having none.
 */
export async function takeJob(db: Db, queue: string, lane: Lane): Promise<ActiveJob | null> {
  const waiting = await rowsOf(
    db,
    sql`select 1 from pgboss.job j where j.name = ${queue} and ${mayBegin} and ${laneOf} = ${lane} limit 1`,
  );
  if (waiting.length === 0) return null;
  return db.transaction(async (tx) => {
    await rowsOf(tx, sql`select pg_advisory_xact_lock(${TURNS_LOCK})`);
    const [row] = await rowsOf(
      tx,
      sql`with busy as (
            select d.user_id, count(*) as reading from pgboss.job j join documents d on d.id = (j.data->>'documentId')::int
            where j.name = ${queue} and j.state = 'active' and ${laneOf} = ${lane} group by d.user_id
          ), next as (
            select j.id, d.id as document_id, d.user_id
            from pgboss.job j join documents d on d.id = (j.data->>'documentId')::int join users u on u.id = d.user_id
            left join busy on busy.user_id = d.user_id
            where j.name = ${queue} and ${mayBegin} and ${laneOf} = ${lane}
            order by coalesce(busy.reading, 0), u.served_at nulls first, j.created_on, d.id limit 1
          ), served as (
            update users set served_at = clock_timestamp() where id = (select user_id from next)
          )
          update pgboss.job j set state = 'active', started_on = clock_timestamp(),
            retry_count = case when j.started_on is null then j.retry_count else j.retry_count + 1 end
          from next where j.name = ${queue} and j.id = next.id
          returning j.id, next.document_id, j.retry_count`,
    );
    return row === undefined ? null : asActive(row);
  });
}

/**
 * Of these jobs the youngest that reads a second document of its student while another student, none of whose documents is being
 * read, waits; null where there is none. It has run for so long that to wait for its end would take longer.
 */
export async function lentJob(
  db: Db,
  queue: string,
  lane: Lane,
  jobIds: readonly string[],
  seconds: number,
): Promise<string | null> {
  if (jobIds.length === 0) return null;
  const [row] = await rowsOf(
    db,
    sql`with active as (
          select j.id, j.started_on, d.user_id from pgboss.job j join documents d on d.id = (j.data->>'documentId')::int
          where j.name = ${queue} and j.state = 'active' and ${laneOf} = ${lane}
        )
        select a.id from active a where a.id in ${jobIds.map((id) => sql`${id}::uuid`)}
          and a.started_on <= now() - ${seconds}::float8 * interval '1 second'
          and exists (select 1 from active b where b.user_id = a.user_id and (b.started_on, b.id) < (a.started_on, a.id))
          and exists (select 1 from pgboss.job j join documents d on d.id = (j.data->>'documentId')::int
            where j.name = ${queue} and ${mayBegin} and ${laneOf} = ${lane} and d.user_id not in (select user_id from active))
        order by a.started_on desc, a.id desc limit 1`,
  );
  return row === undefined ? null : String(row.id);
}

/**
 * Active jobs that nobody does, held until the transaction ends; those that another server looks at are left to it: jobs of servers that
 * are gone, and those whose document this server had claimed, which it has to compare with what it really holds: where PostgreSQL
 * dies between giving out a job and saying so, nobody knows of it.
 * Between taking a job and claiming its document is a moment in which it seems to be nobody's: unless a server is alone,
 * only jobs that began `olderThanSeconds` ago count.
 */
export async function holdAbandonedJobs(
  tx: Db,
  queue: string,
  given: { olderThanSeconds: number; instance: number },
): Promise<ActiveJob[]> {
  const rows = await rowsOf(
    tx,
    sql`with living as materialized (${livingInstances})
        select j.id, d.id as document_id, j.retry_count
        from pgboss.job j join documents d on d.id = (j.data->>'documentId')::int
        where j.name = ${queue} and j.state = 'active'
        and (d.claimed_by is null or d.claimed_by = ${given.instance} or d.claimed_by not in (select * from living))
        and ((select count(*) from living) < 2
          or j.started_on <= now() - ${given.olderThanSeconds}::float8 * interval '1 second')
        for update of j skip locked`,
  );
  return rows.map(asActive);
}

/**
 * Documents that wait although their last job has ended: a try that failed while the database was away could not say so, and a late
 * reader may have ended the job of the one after it. Until the transaction ends nobody else queues them.
 */
export async function unreadWithoutJob(tx: Db, queue: string): Promise<{ documentId: number; isFailed: boolean }[]> {
  const unread = sql`d.status in ('pending', 'processing') and d.id not in (select (j.data->>'documentId')::int from pgboss.job j
    where j.name = ${queue} and j.state < 'completed')`;
  // Nearly always none: the jobs that have ended are many.
  if ((await rowsOf(tx, sql`select 1 from documents d where ${unread} limit 1`)).length === 0) return [];
  await rowsOf(tx, sql`select pg_advisory_xact_lock(${TURNS_LOCK})`);
  const rows = await rowsOf(
    tx,
    sql`select d.id, bool_or(j.state = 'failed') as is_failed from documents d
        join pgboss.job j on j.name = ${queue} and (j.data->>'documentId')::int = d.id where ${unread} group by d.id`,
  );
  return rows.map((row) => ({ documentId: Number(row.id), isFailed: row.is_failed === true }));
}

/** Requeues jobs that were broken off, without counting a failed try: as they were, in another lane, or for later. */
export async function takeBackJobs(db: Db, queue: string, jobIds: readonly string[], to?: Lane | 'later'): Promise<void> {
  const isLater = to === 'later';
  const data = to === undefined || isLater ? sql`data` : sql`data || jsonb_build_object('lane', ${to}::text)`;
  const pause = isLater ? LATER_SECONDS : 0;
  for (const jobId of jobIds) {
    await rowsOf(
      db,
      sql`update pgboss.job set state = 'created', started_on = null, completed_on = null,
          start_after = now() + ${pause}::float8 * interval '1 second', data = ${data}
          where name = ${queue} and id = ${jobId}::uuid and state in ('active', 'retry', 'failed')`,
    );
  }
}

/** How many jobs wait, and for how many seconds the oldest of them has; 0 where none waits. */
export async function waitingJobs(db: Db, queue: string): Promise<{ waiting: number; oldestSeconds: number }> {
  const [row] = await rowsOf(
    db,
    sql`select count(*) as waiting, coalesce(extract(epoch from now() - min(created_on)), 0) as oldest
        from pgboss.job where name = ${queue} and state in ('created', 'retry')`,
  );
  return { waiting: Number(row?.waiting ?? 0), oldestSeconds: Math.round(Number(row?.oldest ?? 0)) };
}
