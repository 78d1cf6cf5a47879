// Connects to PostgreSQL and migrates its schema. It knows no table by name and runs no business query.
import { fileURLToPath } from 'node:url';
import { type SQL, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT, PgTable } from 'drizzle-orm/pg-core';
import pg from 'pg';
import * as accountTables from '../accounts/tables.ts';
import { StartFailure } from '../config.ts';
import * as modelTables from '../model/tables.ts';
import * as reminderTables from '../reminders/tables.ts';
import * as reviewTables from '../reviews/tables.ts';
import * as togetherTables from '../together/tables.ts';
import * as ownTables from './tables.ts';

/** All tables of all areas. */
export const tables = { ...accountTables, ...modelTables, ...ownTables, ...reminderTables, ...reviewTables, ...togetherTables };
/** A record by this name does not compile without a line for a new table. */
export type TableName = {
  [Name in keyof typeof tables]: (typeof tables)[Name] extends PgTable ? Name : never;
}[keyof typeof tables];

/** The database, or a transaction on it. */
export type Db = PgDatabase<PgQueryResultHKT, typeof tables>;
type Rows = { rows: Row[] };

/** SQL that each connection prepares once, under its name. */
export type Statement = { name: string; text: string };
export type Row = Record<string, unknown>;
/** For frequent queries: without a query builder, and as few queries as possible. */
export type Ask = (statement: Statement, values: readonly unknown[]) => Promise<Row[]>;

export type Database = {
  db: Db;
  ask: Ask;
  address: string;
  /** plain SQL; several statements if there are no values */
  execute: (text: string, values?: unknown[]) => Promise<Rows>;
  /** runs a schema change while all other starting servers wait */
  alone: <T>(change: () => Promise<T>) => Promise<T>;
  close: () => Promise<void>;
};

// count(*) and bigint are strings in pg; they are converted to numbers.
const INT8 = 20;
pg.types.setTypeParser(INT8, Number);

export const migrations = { migrationsFolder: fileURLToPath(new URL('./migrations', import.meta.url)) };
/** Held while the schema changes, and while a dump is restored. */
export const SCHEMA_LOCK = 7_241_001;
/** Queries are cancelled after this time, before all connections are in use. */
const STATEMENT_MS = 15_000;
const LOCK_MS = 5_000;

/** Opens a PostgreSQL, which several servers may share. */
export async function openPostgres(address: string): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: address,
    max: 10,
    connectionTimeoutMillis: 10_000,
    statement_timeout: STATEMENT_MS,
    lock_timeout: LOCK_MS,
  });
  // A dying connection must not end the process, whether idle or within a transaction: the next query fails, and the one after
  // it gets a new connection.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw new StartFailure(`DATABASE_URL cannot be reached: ${reasonOf(error)}.`);
  }
  const options = { schema: tables, casing: 'snake_case' } as const;
  const db = drizzle(pool, options);
  // drizzle never releases a connection whose `begin` failed; after ten of these none would be left.
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    try {
      return await drizzle(client, options).transaction(work, config);
    } finally {
      client.release();
    }
  };
  const runExclusively = async <T>(change: () => Promise<T>): Promise<T> => {
    const holder = await pool.connect();
    try {
      // Another server's migration may take long.
      await holder.query('set statement_timeout = 0; set lock_timeout = 0');
      await holder.query('select pg_advisory_lock($1)', [SCHEMA_LOCK]);
      return await change();
    } finally {
      // The connection is not reused: its timeouts were changed.
      await holder.query('select pg_advisory_unlock($1)', [SCHEMA_LOCK]).finally(() => holder.release(true));
    }
  };
  await runExclusively(() => migrateWithoutHurry(address));
  const execute = async (text: string, values?: unknown[]): Promise<Rows> => {
    const answer: pg.QueryResult | pg.QueryResult[] =
      values === undefined ? await pool.query(text) : await pool.query(text, values);
    return Array.isArray(answer) ? { rows: answer.findLast((result) => result.rows.length > 0)?.rows ?? [] } : answer;
  };
  const ask: Ask = async ({ name, text }, values) => (await pool.query({ name, text, values: [...values] })).rows as Row[];
  return { db, ask, address, execute, alone: runExclusively, close: () => pool.end() };
}

/** Migrations have no time limit. */
async function migrateWithoutHurry(address: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: address, max: 1 });
  try {
    await migrate(drizzle(pool, { schema: tables, casing: 'snake_case' }), migrations);
  } finally {
    await pool.end();
  }
}

const NO_CONNECTION = /^(?:timeout exceeded when trying to connect|Connection terminated|Client (?:has encountered|was closed))/;

/** No connection was free in time, or one ended during a query. `pg` gives these no code, only messages. */
export function isConnectionLost(error: unknown): boolean {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  // biome-ignore lint/plugin: another program's words, where it gives no code.
  return cause instanceof Error && NO_CONNECTION.test(cause.message);
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}

/** Converts `$1`-style SQL to drizzle's. */
export function withValues(text: string, values: readonly unknown[]): SQL {
  const chunks = text
    .split(/\$(\d+)/)
    .map((part, i) => (i % 2 === 0 ? sql.raw(part) : sql`${sql.param(values[Number(part) - 1] ?? null)}`));
  return sql.join(chunks);
}

/** Runs statements inside a transaction. */
export function askIn(tx: Db): Ask {
  return ({ text }, values) => rowsOf(tx, withValues(text, values));
}

/** The rows of a raw query. */
export async function rowsOf(db: Db, query: SQL): Promise<Record<string, unknown>[]> {
  const answer: unknown = await db.execute(query);
  return typeof answer === 'object' && answer !== null && 'rows' in answer ? (answer as Rows).rows : [];
}
