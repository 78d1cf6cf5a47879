// Reads the rows of one table from the pages of an SQLite file (https://www.sqlite.org/fileformat2.html). No SQL of the file is
// run, so a view or trigger in a hostile deck is harmless. Each page is visited once, so that a cycle ends.
import type { ImportFlaw } from './reading.ts';

export type SqliteValue = string | number | null;
export class SqliteTrouble extends Error {
  flaw: ImportFlaw;

  constructor(flaw: ImportFlaw) {
    super(flaw.code);
    this.flaw = flaw;
  }
}

const MAGIC = 'SQLite format 3\0';
/** The kinds of pages (section 1.6): a table keeps its rows in leaves, and one WITHOUT ROWID in every page of an index. */
const TABLE_INTERIOR = 5;
const TABLE_LEAF = 13;
const INDEX_INTERIOR = 2;
const INDEX_LEAF = 10;
const UTF8 = 1;
const LONGEST_ROW = 4 * 1024 * 1024;
/** The limit of SQLite itself. */
const MOST_COLUMNS = 2000;

type File = { bytes: Uint8Array; view: DataView; pageSize: number; usable: number; visitedPages: Set<number> };

/** Reads at most this many rows of a table; those of a table WITHOUT ROWID in no order. Integers above 2^53 lose their last digits. Throws SqliteTrouble. */
export function sqliteRows(bytes: Uint8Array, table: string, limit: number): SqliteValue[][] {
  const file = opened(bytes);
  try {
    const schema = rowsBelow(file, 1, 1000);
    const entry = schema.find(([type, name]) => type === 'table' && name === table);
    const root = entry?.[3];
    if (typeof root !== 'number') throw new SqliteTrouble({ code: 'deck_no_table', params: { table } });
    file.visitedPages.clear();
    return rowsBelow(file, root, limit);
  } catch (error) {
    if (error instanceof RangeError) throw new SqliteTrouble({ code: 'deck_breaks_off' });
    throw error;
  }
}

function opened(bytes: Uint8Array): File {
  const head = String.fromCharCode(...bytes.subarray(0, MAGIC.length));
  if (bytes.length < 512 || head !== MAGIC) throw new SqliteTrouble({ code: 'deck_no_database' });
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const storedPageSize = view.getUint16(16);
  const pageSize = storedPageSize === 1 ? 65_536 : storedPageSize;
  const isPower = pageSize >= 512 && (pageSize & (pageSize - 1)) === 0;
  if (!isPower || view.getUint32(56) !== UTF8) throw new SqliteTrouble({ code: 'deck_unknown_kind' });
  // The page count is valid only if the last writer knew this field.
  const pages = view.getUint32(24) === view.getUint32(92) ? view.getUint32(28) : 0;
  if (pages * pageSize > bytes.length) throw new SqliteTrouble({ code: 'deck_breaks_off' });
  return { bytes, view, pageSize, usable: pageSize - (bytes[20] ?? 0), visitedPages: new Set() };
}

function rowsBelow(file: File, root: number, limit: number): SqliteValue[][] {
  const rows: SqliteValue[][] = [];
  const pendingPages = [root];
  for (let page = pendingPages.pop(); page !== undefined && rows.length < limit; page = pendingPages.pop()) {
    if (file.visitedPages.has(page)) throw new SqliteTrouble({ code: 'deck_circle' });
    file.visitedPages.add(page);
    const start = (page - 1) * file.pageSize;
    const head = start + (page === 1 ? 100 : 0);
    const kind = file.view.getUint8(head);
    const cells = file.view.getUint16(head + 3);
    const isIndex = kind === INDEX_INTERIOR || kind === INDEX_LEAF;
    const isInterior = kind === TABLE_INTERIOR || kind === INDEX_INTERIOR;
    if (!isIndex && !isInterior && kind !== TABLE_LEAF) throw new SqliteTrouble({ code: 'deck_damaged' });
    const pointers = head + (isInterior ? 12 : 8);
    const places = Array.from({ length: cells }, (_, at) => start + file.view.getUint16(pointers + 2 * at));
    if (isInterior) {
      pendingPages.push(file.view.getUint32(head + 8));
      for (const place of places.reverse()) pendingPages.push(file.view.getUint32(place));
    }
    if (kind === TABLE_INTERIOR) continue;
    // In an inner page of an index the number of the page below stands before the row.
    for (const place of places.slice(0, limit - rows.length))
      rows.push(recordOf(payloadAt(file, isInterior ? place + 4 : place, isIndex)));
  }
  return rows;
}

type Varint = { value: number; end: number };

function varint(view: DataView, at: number): Varint {
  let value = 0;
  for (let place = 0; place < 9; place += 1) {
    const byte = view.getUint8(at + place);
    if (place === 8) return { value: value * 256 + byte, end: at + 9 };
    value = value * 128 + (byte & 127);
    if (byte < 128) return { value, end: at + place + 1 };
  }
  return { value, end: at + 9 };
}

/** The bytes of a cell, including its overflow pages. A cell of an index has no number of its row. */
function payloadAt({ bytes, view, pageSize, usable, visitedPages: seen }: File, cell: number, isIndex: boolean): Uint8Array {
  const size = varint(view, cell);
  const start = isIndex ? size.end : varint(view, size.end).end;
  if (size.value > LONGEST_ROW) throw new SqliteTrouble({ code: 'deck_note_long' });
  const maxLocal = isIndex ? Math.floor(((usable - 12) * 64) / 255) - 23 : usable - 35;
  if (size.value <= maxLocal) return bytes.subarray(start, start + size.value);
  const minLocal = Math.floor(((usable - 12) * 32) / 255) - 23;
  const wished = minLocal + ((size.value - minLocal) % (usable - 4));
  const local = wished <= maxLocal ? wished : minLocal;
  const payload = new Uint8Array(size.value);
  payload.set(bytes.subarray(start, start + local));
  let filled = local;
  for (let page = view.getUint32(start + local); page !== 0 && filled < size.value; ) {
    if (seen.has(page)) throw new SqliteTrouble({ code: 'deck_circle' });
    seen.add(page);
    const at = (page - 1) * pageSize;
    const part = bytes.subarray(at + 4, at + 4 + Math.min(usable - 4, size.value - filled));
    if (part.length === 0) throw new SqliteTrouble({ code: 'deck_breaks_off' });
    payload.set(part, filled);
    filled += part.length;
    page = view.getUint32(at);
  }
  return payload;
}

const SIZES = [0, 1, 2, 3, 4, 6, 8, 8, 0, 0];

function recordOf(payload: Uint8Array): SqliteValue[] {
  const view = new DataView(payload.buffer, payload.byteOffset, payload.byteLength);
  const head = varint(view, 0);
  const values: SqliteValue[] = [];
  let body = head.value;
  for (let at = head.end; at < head.value; ) {
    const { value: type, end } = varint(view, at);
    at = end;
    const size = SIZES[type] ?? Math.max(0, Math.floor((type - 12) / 2));
    if (values.length >= MOST_COLUMNS) throw new SqliteTrouble({ code: 'deck_damaged' });
    values.push(columnOf(view, type, body, size));
    body += size;
  }
  return values;
}

function columnOf(view: DataView, type: number, at: number, size: number): SqliteValue {
  if (type === 0) return null;
  if (type === 8 || type === 9) return type - 8;
  if (type === 7) return view.getFloat64(at);
  if (type < 7) {
    let value = view.getInt8(at);
    for (let place = 1; place < size; place += 1) value = value * 256 + view.getUint8(at + place);
    return value;
  }
  if (at + size > view.byteLength) throw new SqliteTrouble({ code: 'deck_damaged' });
  // An even type is a blob, which no column read here uses.
  return type % 2 === 0 ? null : textOf(new Uint8Array(view.buffer, view.byteOffset + at, size));
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new SqliteTrouble({ code: 'deck_encoding' });
  }
}
