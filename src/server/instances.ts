// Which servers are alive on this database. A job belongs to the server that claimed it, and is free again when that is gone.
// PGlite has one owner, held by the lock file; on PostgreSQL each server holds an advisory lock that dies with its connection.
import { randomInt } from 'node:crypto';
import pg from 'pg';

export type Instances = {
  /** this server */
  id: number;
  living: () => Promise<ReadonlySet<number>>;
  close: () => Promise<void>;
};

const LOCK_CLASS = 7_241_002;
const MAX_ID = 2_147_483_647;

export function onlyInstance(): Instances {
  const id = randomInt(1, MAX_ID);
  return { id, living: async () => new Set([id]), close: async () => {} };
}

/** A server among others. When the connection dies, the next question opens a new one under the same number. */
export function instanceOn(address: string): Instances {
  const id = randomInt(1, MAX_ID);
  let client: Promise<pg.Client> | null = null;

  const connect = async () => {
    const fresh = new pg.Client({ connectionString: address });
    const forget = () => {
      client = null;
    };
    fresh.on('error', forget).on('end', forget);
    await fresh.connect();
    await fresh.query('select pg_advisory_lock($1, $2)', [LOCK_CLASS, id]);
    return fresh;
  };
  const living = async () => {
    client ??= connect();
    const open = await client.catch((error: unknown) => {
      client = null;
      throw error;
    });
    const { rows } = await open.query<{ id: number }>(
      `select objid::bigint as id from pg_locks where locktype = 'advisory' and classid = $1 and granted
       and database = (select oid from pg_database where datname = current_database())`,
      [LOCK_CLASS],
    );
    return new Set([id, ...rows.map((row) => Number(row.id))]);
  };
  return { id, living, close: async () => (await client?.catch(() => null))?.end() };
}
