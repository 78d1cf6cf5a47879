// Reads Anki packages (.apkg) in the form that every version can export: a zip with a database of schema 11. Reads notes
// and the pictures of their questions, not scheduling or templates.
import * as z from 'zod/mini';
import { foundInNote, sourceOfNote } from './ankiNotes.ts';
import { base64Of, pictureNames } from './pictures.ts';
import { type Found, isEnough, type Problem, type Reading, readingOf, unreadable } from './reading.ts';
import { SqliteTrouble, type SqliteValue, sqliteRows } from './sqliteRows.ts';
import { PACKAGE_LIMITS, unzip } from './unzip.ts';

const Models = z.record(z.string(), z.object({ flds: z.array(z.object({ name: z.string() })) }));
const Media = z.record(z.string(), z.string());
const Decks = z.record(z.string(), z.object({ name: z.string() }));
/** The columns of schema 11 that are read. */
const COLUMN = { models: 9, decks: 10, mid: 2, flds: 6 };

/** Of more notes, either the questions or the problems are too many. */
const MOST_NOTES = 2000;
/** The pictures of so many notes are unpacked at once. */
const NOTES_AT_ONCE = 500;

/** The questions of a package. */
export function read(bytes: Uint8Array): Reading {
  try {
    const { names, files } = unzip(bytes, PACKAGE_LIMITS, (name) => /^(?:collection\.anki21?|media)$/.test(name));
    const database = files.get('collection.anki21') ?? files.get('collection.anki2');
    if (names.includes('collection.anki21b')) return unreadable({ code: 'deck_newer' });
    if (database === undefined) return unreadable({ code: 'deck_no_database' });
    return readDatabase(database, mediaReader(bytes, parsed(Media, decoded(files.get('media'))) ?? {}));
  } catch (error) {
    if (error instanceof SqliteTrouble) return unreadable(error.flaw);
    throw error;
  }
}

type MediaReader = (names: readonly string[]) => ReadonlyMap<string, string>;

function readDatabase(database: Uint8Array, readMedia: MediaReader): Reading {
  const [collection = []] = sqliteRows(database, 'col', 1);
  const models = parsed(Models, collection[COLUMN.models]) ?? {};
  const decks = Object.values(parsed(Decks, collection[COLUMN.decks]) ?? {}).filter(({ name }) => name !== 'Default');
  const title = decks.length === 1 ? (decks[0]?.name.split('::').at(-1) ?? '') : '';
  const foundQuestions: Found[] = [];
  const problems: Problem[] = [];
  const rows = sqliteRows(database, 'notes', MOST_NOTES);
  const fieldsOf = (row: readonly SqliteValue[]) => String(row[COLUMN.flds] ?? '');
  let media: ReadonlyMap<string, string> = new Map();
  for (const [at, row] of rows.entries()) {
    if (at % NOTES_AT_ONCE === 0)
      media = readMedia(rows.slice(at, at + NOTES_AT_ONCE).flatMap((next) => pictureNames(fieldsOf(next))));
    const place = { kind: 'note', number: at + 1 } as const;
    const names = models[String(row[COLUMN.mid])]?.flds.map(({ name }) => name) ?? [];
    const fields = fieldsOf(row).split('\u001f');
    const source = () => sourceOfNote(fields);
    const result = foundInNote(fields, names, (name) => media.get(name));
    if ('code' in result) problems.push({ line: null, place, flaw: result, source: source() });
    else foundQuestions.push(...result.map((foundQuestion) => ({ ...foundQuestion, line: null, place, source })));
    if (isEnough(foundQuestions, problems)) break;
  }
  return readingOf(title, foundQuestions, problems);
}

/** Reads the files of these names, in base64. The package names them by numbers. */
function mediaReader(bytes: Uint8Array, nameOf: Record<string, string>): MediaReader {
  return (names) => {
    const wanted = new Set(names);
    if (wanted.size === 0) return new Map();
    const { files } = unzip(bytes, PACKAGE_LIMITS, (entry) => Object.hasOwn(nameOf, entry) && wanted.has(nameOf[entry] ?? ''));
    return new Map([...files].map(([entry, content]) => [nameOf[entry] ?? '', base64Of(content)]));
  };
}

function decoded(bytes: Uint8Array | undefined): string {
  return new TextDecoder().decode(bytes);
}

function parsed<T>(schema: z.ZodMiniType<T>, cell: SqliteValue | undefined): T | null {
  try {
    return schema.parse(JSON.parse(String(cell)));
  } catch {
    return null;
  }
}
