// The only code that reads pg-boss's own table (schema of 10.4): its API neither lists active jobs, nor
// requeues one uncounted, nor says how old the oldest is.
import { sql } from 'drizzle-orm';
import type { Db } from './database.ts';
import { rowsOf } from './database.ts';
import { livingInstances } from './instances.ts';

export type ActiveJob = { jobId: string; documentId: number; retryCount: number };

/**
 * Jobs of servers that are gone, held until the transaction ends; those that another server looks at are left to it.
 * Between taking a job and claiming its document is a moment in which it seems to be nobody's: unless a server is alone,
 * only jobs that began `olderThanSeconds` ago count.
 */
export async function holdJobsOfTheDead(tx: Db, queue: string, olderThanSeconds: number): Promise<ActiveJob[]> {
  const rows = await rowsOf(
    tx,
    sql`with living as materialized (${livingInstances})
        select j.id, d.id as document_id, j.retry_count
        from pgboss.job j join documents d on d.id = (j.data->>'documentId')::int
        where j.name = ${queue} and j.state = 'active'
        and (d.claimed_by is null or d.claimed_by not in (select * from living))
        and ((select count(*) from living) < 2
          or j.started_on <= now() - ${olderThanSeconds}::float8 * interval '1 second')
        for update of j skip locked`,
  );
  return rows.map((row) => ({
    jobId: String(row.id),
    documentId: Number(row.document_id),
    retryCount: Number(row.retry_count),
  }));
}

/** Requeues jobs that a clean stop interrupted, without counting a failed try. */
export async function takeBackJobs(db: Db, queue: string, jobIds: readonly string[]): Promise<void> {
  for (const jobId of jobIds) {
    await rowsOf(
      db,
      sql`update pgboss.job set state = 'created', started_on = null, completed_on = null, start_after = now()
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
