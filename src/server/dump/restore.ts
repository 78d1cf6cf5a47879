// Restores a dump into an empty place, in one transaction. The schema is migrated to the dump's own version; the next start of
// the server migrates it further.
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { StartFailure } from '../config.ts';
import { migrations, SCHEMA_LOCK } from '../database/database.ts';
import { LIVING } from '../database/instanceStore.ts';
import type { FileStore } from '../outside/files.ts';
import { type Column, migrationOf, quoted, tablesOf } from './catalog.ts';
import { type DumpLine, read, tooNew } from './format.ts';

const CHARACTERS_AT_ONCE = 1_000_000;

export type Restored = { rows: number; files: number };

/** Restores a verified dump. A StartFailure says in one sentence why nothing was restored. */
export async function restore(client: pg.Client, files: FileStore, file: string, migration: number): Promise<Restored> {
  await holdAlone(client);
  try {
    return await restoreAlone(client, files, file, migration);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [SCHEMA_LOCK]).catch(() => {});
  }
}

async function restoreAlone(client: pg.Client, files: FileStore, file: string, migration: number): Promise<Restored> {
  for (const table of (await tablesOf(client)).keys()) {
    const { rowCount } = await client.query(`select 1 from ${quoted(table)} limit 1`);
    if (rowCount !== 0)
      throw new StartFailure(
        'This database is not empty: restore into a new one, and without DATABASE_URL into an empty DATA_DIR.',
      );
  }
  await migrateTo(client, migration, file);
  const back: string[] = [];
  try {
    await client.query('begin');
    // Documents and quizzes refer to each other: foreign keys are removed first, and restored and checked at the end.
    const links = await dropLinks(client);
    const rows = await load(client, files, file, back);
    for (const { table, name, definition } of links) {
      await client.query(`alter table ${table} add constraint ${quoted(name)} ${definition}`);
    }
    await client.query('commit');
    return { rows, files: back.length };
  } catch (error) {
    await client.query('rollback').catch(() => {});
    for (const key of back) await files.remove(key);
    throw error;
  }
}

/**
 * Held until the restore ends: a server start waits, and a second restore is refused, since it would remove the first one's
 * files.
 */
async function holdAlone(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [SCHEMA_LOCK]);
  const living = await client.query(LIVING);
  if (rows[0]?.held === true && living.rowCount === 0) return;
  if (rows[0]?.held === true) await client.query('select pg_advisory_unlock($1)', [SCHEMA_LOCK]);
  throw new StartFailure('An Oasis runs here, or another restore does: stop it, and restore into a place that nobody uses.');
}

/** Migrates an empty database to the schema of the dump. */
async function migrateTo(client: pg.Client, migration: number, file: string): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'oasis-restore-'));
  try {
    await cp(migrations.migrationsFolder, folder, { recursive: true });
    const journal = path.join(folder, 'meta', '_journal.json');
    const all = JSON.parse(await readFile(journal, 'utf8')) as { entries: { when: number }[] };
    const entries = all.entries.filter((entry) => entry.when <= migration);
    if (entries.at(-1)?.when !== migration) throw tooNew(file);
    await writeFile(journal, JSON.stringify({ ...all, entries }));
    await migrate(drizzle(client), { migrationsFolder: folder });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  if ((await migrationOf(client)) !== migration) {
    throw new StartFailure('This database already has the schema of a newer Oasis: restore into a new one.');
  }
}

async function dropLinks(client: pg.Client): Promise<{ table: string; name: string; definition: string }[]> {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  for (const { table, name } of rows) await client.query(`alter table ${table} drop constraint ${quoted(name)}`);
  return rows;
}

async function load(client: pg.Client, files: FileStore, file: string, back: string[]): Promise<number> {
  const columnsByTable = await tablesOf(client);
  const reader = read(file);
  let insert: (rows: string[]) => Promise<void> = () => Promise.resolve();
  let pendingRows: string[] = [];
  let size = 0;
  let count = 0;
  const flush = async () => {
    if (pendingRows.length > 0) await insert(pendingRows);
    pendingRows = [];
    size = 0;
  };
  let step = await reader.next();
  while (step.done !== true) {
    const line = step.value;
    if (!Array.isArray(line) && 'file' in line) {
      await flush();
      back.push(line.file);
      // A file's pieces end at the first line of another kind, which is read next.
      let nextStep: IteratorResult<DumpLine, void> = await reader.next();
      const pieces = async function* () {
        for (; nextStep.done !== true && 'piece' in nextStep.value; nextStep = await reader.next()) {
          yield Buffer.from(nextStep.value.piece, 'base64');
        }
      };
      await files.putBack(line.file, Readable.from(pieces()));
      step = nextStep;
      continue;
    }
    if (Array.isArray(line)) {
      const text = JSON.stringify(line);
      pendingRows.push(text);
      size += text.length;
      count += 1;
      if (size > CHARACTERS_AT_ONCE) await flush();
    } else if ('table' in line) {
      await flush();
      insert = inserter(client, line.table, line.columns, columnsByTable.get(line.table) ?? []);
      await setCounters(client, line.table, line.counters);
    }
    step = await reader.next();
  }
  await flush();
  return count;
}

/** Values are inserted as text and parsed by the column's type. */
function inserter(
  client: pg.Client,
  table: string,
  columns: string[],
  tableColumns: Column[],
): (rows: string[]) => Promise<void> {
  const values = columns.map((name, i) => {
    const type = tableColumns.find((column) => column.name === name)?.type;
    if (type === undefined) throw new StartFailure(`The dump names ${table}.${name}, which its schema does not have.`);
    return `(r->>${i})::${type}`;
  });
  const statement = `insert into ${quoted(table)} (${columns.map(quoted).join(', ')}) overriding system value
    select ${values.join(', ')} from jsonb_array_elements($1::jsonb) as r`;
  return async (rows) => void (await client.query(statement, [`[${rows.join(',')}]`]));
}

async function setCounters(client: pg.Client, table: string, counters: Record<string, string | null>): Promise<void> {
  for (const [column, last] of Object.entries(counters)) {
    if (last === null) continue;
    await client.query('select setval(pg_get_serial_sequence($1, $2), $3)', [quoted(table), column, last]);
  }
}
