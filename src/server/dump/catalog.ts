// Reads from the catalog which of our tables and columns a database has, since a dump may come from an older Oasis.
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { tables } from '../database/database.ts';

const OURS = Object.values(tables)
  .filter((value) => is(value, PgTable))
  .map((table) => getTableName(table));

export type Column = { name: string; type: string; isCounter: boolean };

/** Those of our tables that exist, each with its columns. */
export async function tablesOf(client: pg.Client): Promise<Map<string, Column[]>> {
  const { rows } = await client.query<{ table: string } & Column>(
    `select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type, a.attidentity <> '' as "isCounter"
     from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
     and c.relname = any($1) order by c.relname, a.attnum`,
    [OURS],
  );
  const columnsByTable = new Map<string, Column[]>();
  for (const { table, ...column } of rows) columnsByTable.set(table, [...(columnsByTable.get(table) ?? []), column]);
  return columnsByTable;
}

/** When this database's newest migration was written; null if it has no schema of ours. */
export async function migrationOf(client: pg.Client): Promise<number | null> {
  const { rows } = await client.query(`select to_regclass('drizzle.__drizzle_migrations') is not null as yes`);
  if (rows[0]?.yes !== true) return null;
  const newest = await client.query('select max(created_at)::float8 as at from drizzle.__drizzle_migrations');
  return newest.rows[0]?.at ?? null;
}

/** A name as SQL takes it. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
