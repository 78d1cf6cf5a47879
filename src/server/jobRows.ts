// The one look into pg-boss's own table (schema of 10.4): its API lists no active jobs, and takes none back without counting it.
import { sql } from 'drizzle-orm';
import type { Db } from './database.ts';
import { rowsOf } from './database.ts';

export type ActiveJob = { jobId: string; documentId: number; retryCount: number; claimedBy: number | null };

/** Jobs that some server has begun, with the server that claimed their document. */
export async function findActiveJobs(db: Db, queue: string, olderThanSeconds: number): Promise<ActiveJob[]> {
  const rows = await rowsOf(
    db,
    sql`select j.id, d.id as document_id, j.retry_count, d.claimed_by
        from pgboss.job j join documents d on d.id = (j.data->>'documentId')::int
        where j.name = ${queue} and j.state = 'active'
        and j.started_on <= now() - ${olderThanSeconds}::float8 * interval '1 second'`,
  );
  return rows.map((row) => ({
    jobId: String(row.id),
    documentId: Number(row.document_id),
    retryCount: Number(row.retry_count),
    claimedBy: row.claimed_by === null ? null : Number(row.claimed_by),
  }));
}

/** Jobs that a clean stop broke off: they begin anew, and nothing is held against them. */
export async function takeBackJobs(db: Db, queue: string, jobIds: readonly string[]): Promise<void> {
  for (const jobId of jobIds) {
    await rowsOf(
      db,
      sql`update pgboss.job set state = 'created', started_on = null, completed_on = null, start_after = now()
          where name = ${queue} and id = ${jobId}::uuid and state in ('active', 'retry', 'failed')`,
    );
  }
}
