// The format of a dump: gzipped JSON lines. A header; each table with its rows, values in PostgreSQL's text form; each file in
// pieces; and an end with the checksum of all lines before. It does not depend on the version of PostgreSQL.
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import * as z from 'zod';
import { StartFailure } from '../config.ts';

const FORMAT_VERSION = 1;

const Head = z.strictObject({ format: z.literal('oasis-dump'), version: z.number(), migration: z.number() });
const Table = z.strictObject({
  table: z.string(),
  columns: z.array(z.string()),
  /** the last value of a column's counter; null if it has none */
  counters: z.record(z.string(), z.string().nullable()),
});
const Row = z.array(z.string().nullable());
/** A key becomes a path, so only keys of the file store's own form are accepted. */
const File = z.strictObject({ file: z.uuid() });
const Piece = z.strictObject({ piece: z.base64() });
const End = z.strictObject({ rows: z.number(), files: z.number(), sha256: z.string() });
const Line = z.union([Row, Piece, Table, File, Head, End]);

export type DumpLine = z.output<typeof Line>;
type Counts = { rows: number; files: number };

/** The lines of a dump as text. */
export async function* written(migration: number, lines: AsyncIterable<DumpLine>): AsyncGenerator<string, void> {
  const hash = createHash('sha256');
  const counts: Counts = { rows: 0, files: 0 };
  const textOf = (line: DumpLine) => {
    count(counts, line);
    const text = `${JSON.stringify(line)}\n`;
    hash.update(text);
    return text;
  };
  yield textOf({ format: 'oasis-dump', version: FORMAT_VERSION, migration });
  for await (const line of lines) yield textOf(line);
  yield `${JSON.stringify({ ...counts, sha256: hash.digest('hex') })}\n`;
}

/** Reads a dump to its end. Throws a StartFailure if it is invalid, damaged, or from a newer Oasis. */
export async function* read(file: string): AsyncGenerator<DumpLine, void> {
  const hash = createHash('sha256');
  const counts: Counts = { rows: 0, files: 0 };
  let isBegun = false;
  let isEnded = false;
  for await (const text of linesOf(file)) {
    const line = parse(file, text);
    if (isEnded || isBegun === 'format' in line) throw damaged(file);
    if ('format' in line && line.version > FORMAT_VERSION) throw tooNew(file);
    isBegun = true;
    if ('sha256' in line) {
      isEnded = line.sha256 === hash.digest('hex') && line.rows === counts.rows && line.files === counts.files;
      if (!isEnded) throw damaged(file);
      continue;
    }
    count(counts, line);
    hash.update(`${text}\n`);
    yield line;
  }
  if (!isEnded) throw damaged(file);
}

/** Reads everything first, so that a damaged dump is never started. Returns its migration. */
export async function verified(file: string): Promise<number> {
  let migration = 0;
  for await (const line of read(file)) if ('format' in line) migration = line.migration;
  return migration;
}

export function tooNew(file: string): StartFailure {
  return new StartFailure(`The dump ${file} is of a newer Oasis: restore it with that one.`);
}

function damaged(file: string): StartFailure {
  return new StartFailure(`The dump ${file} is damaged or not a dump of Oasis: nothing was restored.`);
}

function count(counts: Counts, line: DumpLine): void {
  if (Array.isArray(line)) counts.rows += 1;
  else if ('file' in line) counts.files += 1;
}

function parse(file: string, text: string): DumpLine {
  try {
    return Line.parse(JSON.parse(text));
  } catch {
    throw damaged(file);
  }
}

async function* linesOf(file: string): AsyncGenerator<string, void> {
  const gunzip = createGunzip();
  pipeline(createReadStream(file), gunzip, () => {});
  let rest = '';
  try {
    for await (const chunk of gunzip.setEncoding('utf8') as AsyncIterable<string>) {
      const lines = chunk.split('\n');
      lines[0] = rest + (lines[0] ?? '');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code.startsWith('Z_')) throw damaged(file);
    if (code.startsWith('E') && !code.startsWith('ERR_')) throw new StartFailure(`The dump ${file} cannot be read (${code}).`);
    throw error;
  }
  if (rest !== '') throw damaged(file);
}
