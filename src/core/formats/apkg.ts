// Reads Anki's packages (.apkg) of the form that every version can export: a zip with a database of schema 11. Reads notes only; media,
// scheduling and templates are left alone.
import * as z from 'zod/mini';
import { ownQuizLimits } from '../editing/ownQuiz.ts';
import { foundInNote } from './ankiNotes.ts';
import { type Found, isEnough, type Problem, type Reading, readingOf, unreadable } from './reading.ts';
import { SqliteTrouble, type SqliteValue, sqliteRows } from './sqliteRows.ts';
import { unzip, type ZipLimits, ZipTrouble } from './unzip.ts';

const Models = z.record(z.string(), z.object({ flds: z.array(z.object({ name: z.string() })) }));
const Decks = z.record(z.string(), z.object({ name: z.string() }));
/** The columns of schema 11 that are read. */
const COLUMN = { models: 9, decks: 10, mid: 2, flds: 6 };
const LIMITS: ZipLimits = { entries: 5000, ratio: 200, bytes: 64 * 1024 * 1024 };
const zipTexts: Record<ZipTrouble['kind'], string> = {
  many: 'The package has too many files in it.',
  large: 'The package is too large when it is unpacked.',
  damaged: 'The package is damaged. Export it again.',
};
const NEWER = 'This deck was exported in Anki’s new form. Export it again with “Support older Anki versions” ticked.';

/** The questions of a package. */
export function read(bytes: Uint8Array): Reading {
  try {
    const { names, files } = unzip(bytes, LIMITS, (name) => name === 'collection.anki21' || name === 'collection.anki2');
    const database = files.get('collection.anki21') ?? files.get('collection.anki2');
    if (names.includes('collection.anki21b')) return unreadable(NEWER);
    if (database === undefined) return unreadable('This is no deck of Anki. In Anki, choose Export, and “Anki Deck Package”.');
    return readDatabase(database);
  } catch (error) {
    if (error instanceof ZipTrouble) return unreadable(zipTexts[error.kind]);
    if (error instanceof SqliteTrouble) return unreadable(`The deck cannot be read: ${error.message} Export it again.`);
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
    const place = `Note ${at + 1}`;
    const names = models[String(row[COLUMN.mid])]?.flds.map(({ name }) => name) ?? [];
    const result = foundInNote(String(row[COLUMN.flds] ?? '').split('\u001f'), names);
    if (typeof result === 'string') problems.push({ line: null, message: `${place}: ${result}` });
    else foundQuestions.push(...result.map((foundQuestion) => ({ ...foundQuestion, line: null, place })));
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
