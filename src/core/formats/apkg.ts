// Reads Anki packages (.apkg), old and new: a zip with a database. Reads notes and the pictures of their questions, not scheduling
// or templates.
import * as z from 'zod/mini';
import { ownQuizLimits } from '../editing/ownQuiz.ts';
import { foundInNote, rowOfNote } from './ankiNotes.ts';
import { base64Of, fileName, pictureSources } from './pictures.ts';
import { type Found, isEnough, type Problem, type Reading, readingOf, unreadable } from './reading.ts';
import { SqliteTrouble, type SqliteValue, sqliteRows } from './sqliteRows.ts';
import { PACKAGE_LIMITS, unzip } from './unzip.ts';
import { unzstd } from './zstd.ts';

const Models = z.record(z.string(), z.object({ flds: z.array(z.object({ name: z.string() })) }));
const Media = z.record(z.string(), z.string());
const Decks = z.record(z.string(), z.object({ name: z.string() }));
/** The columns that are read, of schema 11 and, from `fieldType` on, of schema 18. The number of a row stands in no column. */
const COLUMN = { models: 9, decks: 10, mid: 2, flds: 6, fieldType: 0, fieldOrder: 1, fieldName: 2, deckName: 1 };

/** More notes than a deck within the limits of a file has. */
const MOST_NOTES = 50_000;
/** Above the rows of notes, which are HTML. */
const ANKI_HEAD = '#separator:tab\n#html:true';
/** The pictures of so many notes are unpacked at once. */
const NOTES_AT_ONCE = 500;
/** The most decks, and the most fields of all note types. */
const MOST_ROWS = 5000;

/** A package in either form. */
type Deck = {
  database: Uint8Array;
  deckNames: readonly string[];
  /** the names of the fields, by note type */
  fieldNames: ReadonlyMap<string, readonly string[]>;
  /** the pictures by the names of their entries */
  pictureNames: ReadonlyMap<string, string>;
  /** the picture that an entry holds; empty if it is too large */
  pictureOf: (entry: Uint8Array) => Uint8Array;
};

/** The questions of a package. */
export function read(bytes: Uint8Array): Reading {
  try {
    const { files } = unzip(bytes, PACKAGE_LIMITS, (name) => /^(?:collection\.anki(?:2|21b?)|media)$/.test(name));
    const newDatabase = files.get('collection.anki21b');
    const database = files.get('collection.anki21') ?? files.get('collection.anki2');
    if (newDatabase) return questionsOf(bytes, newDeck(unzstd(newDatabase, PACKAGE_LIMITS.bytes), files.get('media')));
    if (database) return questionsOf(bytes, oldDeck(database, files.get('media')));
    return unreadable({ code: 'deck_no_database' });
  } catch (error) {
    if (error instanceof SqliteTrouble) return unreadable(error.flaw);
    throw error;
  }
}

/** Schema 11, which every version can export: note types and decks are JSON. */
function oldDeck(database: Uint8Array, media: Uint8Array | undefined): Deck {
  const [collection = []] = sqliteRows(database, 'col', 1);
  const models = Object.entries(parsed(Models, collection[COLUMN.models]) ?? {});
  return {
    database,
    deckNames: Object.values(parsed(Decks, collection[COLUMN.decks]) ?? {}).map(({ name }) => name),
    fieldNames: new Map(models.map(([id, { flds }]) => [id, flds.map(({ name }) => name)])),
    pictureNames: new Map(Object.entries(parsed(Media, new TextDecoder().decode(media)) ?? {})),
    pictureOf: (entry) => entry,
  };
}

/** Schema 18, of Anki 2.1.50 and newer: note types and decks are tables, and every file is packed by Zstandard. */
function newDeck(database: Uint8Array, media: Uint8Array | undefined): Deck {
  const fields = sqliteRows(database, 'fields', MOST_ROWS).toSorted(
    (a, b) => Number(a[COLUMN.fieldOrder]) - Number(b[COLUMN.fieldOrder]),
  );
  const fieldNames = new Map<string, string[]>();
  for (const row of fields) {
    const type = String(row[COLUMN.fieldType]);
    fieldNames.set(type, [...(fieldNames.get(type) ?? []), String(row[COLUMN.fieldName])]);
  }
  // The entry `0` is the first file of the list, each a message whose first field is the name.
  const files = media ? firstFields(unpacked(media, PACKAGE_LIMITS.bytes)) : [];
  return {
    database,
    deckNames: sqliteRows(database, 'decks', MOST_ROWS).map((row) => String(row[COLUMN.deckName]).replaceAll('\u001f', '::')),
    fieldNames,
    pictureNames: new Map(files.map((file, at) => [String(at), new TextDecoder().decode(firstFields(file)[0])])),
    pictureOf: (entry) => unpacked(entry, ownQuizLimits.picture),
  };
}

/** Empty if it is too large or damaged: then the pictures are named as left out. */
function unpacked(entry: Uint8Array, limit: number): Uint8Array {
  try {
    return unzstd(entry, limit);
  } catch {
    return new Uint8Array();
  }
}

/** Each content of field 1 in a message of Protocol Buffers (https://protobuf.dev/programming-guides/encoding). */
function firstFields(message: Uint8Array): Uint8Array[] {
  const contents: Uint8Array[] = [];
  let at = 0;
  const varint = () => {
    let value = 0;
    for (let unit = 1; at < message.length; unit *= 128) {
      const byte = message[at] ?? 0;
      at += 1;
      value += (byte & 127) * unit;
      if (byte < 128) break;
    }
    return value;
  };
  while (at < message.length) {
    const tag = varint();
    const size = varint();
    // Of the other kinds of fields, these messages have only numbers.
    if (tag % 8 !== 2) continue;
    if (Math.floor(tag / 8) === 1) contents.push(message.subarray(at, at + size));
    at += size;
  }
  return contents;
}

function questionsOf(bytes: Uint8Array, deck: Deck): Reading {
  const deckNames = deck.deckNames.filter((name) => name !== 'Default');
  const title = deckNames.length === 1 ? (deckNames[0]?.split('::').at(-1) ?? '') : '';
  const foundQuestions: Found[] = [];
  const problems: Problem[] = [];
  const rows = sqliteRows(deck.database, 'notes', MOST_NOTES);
  const fieldsOf = (row: readonly SqliteValue[]) => String(row[COLUMN.flds] ?? '');
  let pictures: ReadonlyMap<string, string> = new Map();
  let readCount = 0;
  for (const [at, row] of rows.entries()) {
    if (at % NOTES_AT_ONCE === 0)
      pictures = readPictures(
        bytes,
        deck,
        new Set(rows.slice(at, at + NOTES_AT_ONCE).flatMap((next) => pictureSources(fieldsOf(next)).map(fileName))),
      );
    const place = { kind: 'note', number: at + 1 } as const;
    const fields = fieldsOf(row).split('\u001f');
    const source = () => rowOfNote(fields);
    const result = foundInNote(fields, deck.fieldNames.get(String(row[COLUMN.mid])) ?? [], (source) =>
      pictures.get(fileName(source)),
    );
    if ('code' in result) problems.push({ line: null, place, flaw: result, source: source() });
    else foundQuestions.push(...result.map((foundQuestion) => ({ ...foundQuestion, line: null, place, source })));
    readCount += 1;
    if (isEnough(foundQuestions, problems)) break;
  }
  const isTooMany = foundQuestions.length > ownQuizLimits.questions;
  const unread = () => {
    const furtherRows = rows.slice(isTooMany ? readCount - 1 : readCount);
    return furtherRows.map((row) => rowOfNote(fieldsOf(row).split('\u001f'))).join('\n');
  };
  return { ...readingOf(title, foundQuestions, problems, unread), rest: { format: 'anki', head: ANKI_HEAD } };
}

/** The pictures of these names, in base64. */
function readPictures(bytes: Uint8Array, deck: Deck, wanted: ReadonlySet<string>): ReadonlyMap<string, string> {
  if (wanted.size === 0) return new Map();
  const nameOf = (entry: string) => deck.pictureNames.get(entry) ?? '';
  const { files } = unzip(bytes, PACKAGE_LIMITS, (entry) => wanted.has(nameOf(entry)));
  return new Map([...files].map(([entry, content]) => [nameOf(entry), base64Of(deck.pictureOf(content))]));
}

function parsed<T>(schema: z.ZodMiniType<T>, cell: SqliteValue | undefined): T | null {
  try {
    return schema.parse(JSON.parse(String(cell)));
  } catch {
    return null;
  }
}
