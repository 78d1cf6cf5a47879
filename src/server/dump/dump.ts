// Writes everything that students have into one file: all rows as of one moment, and the files they refer to.
import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { StartFailure } from '../config.ts';
import type { FileStore } from '../outside/files.ts';
import { migrationOf, quoted, tablesOf } from './catalog.ts';
import { type DumpLine, written } from './format.ts';

const ROWS_AT_ONCE = 100;
/** A multiple of three, so that only the last piece has base64 padding. */
const PIECE_BYTES = 48 * 1024;

export type Dumped = {
  rows: number;
  files: number;
  /** files that are missing from the store */
  lost: number;
};

/** Writes the dump without overwriting an existing file. A failure leaves nothing behind, and a missing file is a failure. */
export async function dump(client: pg.Client, files: FileStore, file: string, mayLose = false): Promise<Dumped> {
  const dumped: Dumped = { rows: 0, files: 0, lost: 0 };
  const migration = await migrationOf(client);
  if (migration === null) throw new StartFailure('There is nothing to dump: this database holds no Oasis.');
  const part = `${file}.part`;
  try {
    await client.query('begin isolation level repeatable read read only');
    const out = createWriteStream(part, { mode: 0o600, flush: true });
    await pipeline(Readable.from(written(migration, linesOf(client, files, dumped))), createGzip(), out);
    await client.query('commit');
    if (dumped.lost > 0 && !mayLose) {
      throw new StartFailure(
        `No dump was made: ${dumped.lost} files that documents name are not there. Look where they are; a dump without them is made by npm run dump -- --without-lost-files ${file}`,
      );
    }
    await rename(part, file);
    return dumped;
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

async function* linesOf(client: pg.Client, files: FileStore, dumped: Dumped): AsyncGenerator<DumpLine, void> {
  for (const [table, columns] of await tablesOf(client)) {
    const counters: Record<string, string | null> = {};
    for (const { name } of columns.filter(({ isCounter }) => isCounter)) counters[name] = await lastOf(client, table, name);
    yield { table, columns: columns.map(({ name }) => name), counters };
    const asText = columns.map(({ name }) => `${quoted(name)}::text`).join(', ');
    await client.query(`declare dumped no scroll cursor for select array[${asText}] as row from ${quoted(table)}`);
    for (;;) {
      const { rows } = await client.query<{ row: (string | null)[] }>(`fetch ${ROWS_AT_ONCE} from dumped`);
      if (rows.length === 0) break;
      dumped.rows += rows.length;
      for (const { row } of rows) yield row;
    }
    await client.query('close dumped');
  }
  const { rows } = await client.query<{ key: string }>(
    `select distinct file_key as key from documents where file_key <> '' order by 1`,
  );
  for (const { key } of rows) yield* piecesOf(files, key, dumped);
}

/** The last id assigned, so that the id of a deleted row is not reused; null if none was. */
async function lastOf(client: pg.Client, table: string, column: string): Promise<string | null> {
  const { rows } = await client.query<{ name: string }>('select pg_get_serial_sequence($1, $2) as name', [quoted(table), column]);
  const answer = await client.query<{ last: string | null }>(
    `select case when is_called then last_value::text end as last from ${rows[0]?.name ?? ''}`,
  );
  return answer.rows[0]?.last ?? null;
}

async function* piecesOf(files: FileStore, key: string, dumped: Dumped): AsyncGenerator<DumpLine, void> {
  let begun = false;
  try {
    const openedFile = await files.open(key);
    try {
      for await (const piece of createReadStream(openedFile.file, { highWaterMark: PIECE_BYTES }) as AsyncIterable<Buffer>) {
        if (!begun) yield { file: key };
        begun = true;
        yield { piece: piece.toString('base64') };
      }
      if (!begun) yield { file: key };
      dumped.files += 1;
    } finally {
      await openedFile.done();
    }
  } catch (error) {
    if (begun || !(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    dumped.lost += 1;
  }
}
