// Reads Anki packages (.apkg) in the form that every version can export: a zip with a database of schema 11. Reads only notes,
// not media, scheduling or templates.
import * as z from 'zod/mini';
import { ownQuizLimits } from '../editing/ownQuiz.ts';
import { foundInNote, sourceOfNote } from './ankiNotes.ts';
import { type Found, isEnough, type Problem, type Reading, readingOf, unreadable } from './reading.ts';
import { SqliteTrouble, type SqliteValue, sqliteRows } from './sqliteRows.ts';
import { PACKAGE_LIMITS, unzip } from './unzip.ts';

const Models = z.record(z.string(), z.object({ flds: z.array(z.object({ name: z.string() })) }));
const Decks = z.record(z.string(), z.object({ name: z.string() }));
/** The columns of schema 11 that are read. */
const COLUMN = { models: 9, decks: 10, mid: 2, flds: 6 };

/** The questions of a package. */
export function read(bytes: Uint8Array): Reading {
  try {
    const { names, files } = unzip(bytes, PACKAGE_LIMITS, (name) => name === 'collection.anki21' || name === 'collection.anki2');
    const database = files.get('collection.anki21') ?? files.get('collection.anki2');
    if (names.includes('collection.anki21b')) return unreadable({ code: 'deck_newer' });
    if (database === undefined) return unreadable({ code: 'deck_no_database' });
    return readDatabase(database);
  } catch (error) {
    if (error instanceof SqliteTrouble) return unreadable(error.flaw);
    throw error;
  }
}

function readDatabase(database: Uint8Array): Reading {
  const [collection = []] = sqliteRows(database, 'col', 1);
  const models = parsed(Models, collection[COLUMN.models]) ?? {};
  const decks = Object.values(parsed(Decks, collection[COLUMN.decks]) ?? {}).filter(({ name }) => name !== 'Default');
  const title = decks.length === 1 ? (decks[0]?.name.split('::').at(-1) ?? '') : '';
  const foundQuestions: Found[] = [];
  const problems: Problem[] = [];
  const rows = sqliteRows(database, 'notes', ownQuizLimits.questions + 1);
  for (const [at, row] of rows.entries()) {
    const place = { kind: 'note', number: at + 1 } as const;
    const names = models[String(row[COLUMN.mid])]?.flds.map(({ name }) => name) ?? [];
    const fields = String(row[COLUMN.flds] ?? '').split('\u001f');
    const source = () => sourceOfNote(fields);
    const result = foundInNote(fields, names);
    if ('code' in result) problems.push({ line: null, place, flaw: result, source: source() });
    else foundQuestions.push(...result.map((foundQuestion) => ({ ...foundQuestion, line: null, place, source })));
    if (isEnough(foundQuestions, problems)) break;
  }
  return readingOf(title, foundQuestions, problems);
}

function parsed<T>(schema: z.ZodMiniType<T>, cell: SqliteValue | undefined): T | null {
  try {
    return schema.parse(JSON.parse(String(cell)));
  } catch {
    return null;
  }
}
