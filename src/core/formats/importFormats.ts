// Lists the import formats, one row each, for page, readers and tests. The readers themselves are in readers.ts, which only the
// worker loads; imported here, they would be part of the page. A row without its reader does not compile.

import { rolesOf } from './csvColumns.ts';
import { namedFormat } from './reasonLines.ts';

type FormatRow<Key extends string> = {
  key: Key;
  name: string;
  /** file extensions; if empty, the format is offered but no sentence names it */
  endings: readonly string[];
  /** matches first characters that no other format's files have */
  startsLike?: RegExp;
  /** a weaker hint, used if neither extension nor first characters decide */
  looksLike?: (start: string) => boolean;
};

/** A zip, recognised by the name of a file in it. */
type PackageRow<Key extends string> = { key: Key; name: string; endings: readonly string[]; holds: RegExp };

const textRows = [
  { key: 'gift', name: 'GIFT', endings: ['gift'] },
  { key: 'aiken', name: 'Aiken', endings: [], looksLike: hasLetters },
  { key: 'moodle', name: 'Moodle XML', endings: ['xml'], startsLike: /^<(?:\?xml|quiz)/ },
  {
    key: 'csv',
    name: 'CSV',
    endings: ['csv', 'tsv'],
    looksLike: (start) => !hasHeading(start) && (hasColumns(start) || hasSteadyCells(start)),
  },
  { key: 'markdown', name: 'Markdown', endings: ['md', 'markdown'], looksLike: hasHeading },
  {
    key: 'anki',
    name: 'Anki',
    endings: [],
    startsLike: /^#(?:separator|html|columns|notetype|deck|tags|guid)\b[^\n]*:/i,
    looksLike: (start) => /^[^\n\t{]*\t[^\n{]*(?:\n|$)/.test(start),
  },
  { key: 'json', name: 'JSON', endings: ['json'], startsLike: /^(?:\{\s*"|\[\s*\{)/ },
] as const satisfies readonly FormatRow<string>[];
const packageRows = [
  { key: 'apkg', name: 'Anki', endings: ['apkg'], holds: /^collection\.anki/ },
  { key: 'h5p', name: 'H5P', endings: ['h5p'], holds: /^h5p\.json$/ },
  {
    key: 'qti',
    name: 'QTI',
    endings: ['zip'],
    holds: /^(?:[^/]{1,200}\/)?imsmanifest\.xml$|^(?!\[Content_Types\]|(?:content|styles|meta|settings)\.xml)[^/]{1,200}\.xml$/i,
  },
] as const satisfies readonly PackageRow<string>[];

export type TextFormat = (typeof textRows)[number]['key'];
export type PackageFormat = (typeof packageRows)[number]['key'];

/** The formats of pasted text, in the order shown. */
export const textFormats: readonly FormatRow<TextFormat>[] = textRows;
/** Packages, in the order in which they are recognised. */
export const packageFormats: readonly PackageRow<PackageFormat>[] = packageRows;

/** Whether these are the bytes of a zip, by how they begin. */
export function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b;
}

/** For the file input. Text of any format can end in .txt. */
export const fileEndings = ['txt', ...[...textFormats, ...packageFormats].flatMap(({ endings }) => endings)];

/** The text formats that sentences mention. */
export const namedTextFormats = textFormats.filter(({ endings }) => endings.length > 0).map(({ name }) => name);

/** The format of a text, from its file name and beginning; GIFT by default. */
export function textFormatOf(filename: string, text: string): TextFormat {
  const ending = /\.(\w{1,10})$/.exec(filename.toLowerCase())?.[1] ?? '';
  const start = text
    .slice(0, 4000)
    .replace(/^\ufeff/, '')
    .trimStart();
  const format = textFormats.find(({ key }) => key === namedFormat(start))?.key;
  if (format !== undefined) return format;
  // Chat programs save their questions as .md too.
  if (['md', 'markdown'].includes(ending) && hasLetters(start)) return 'aiken';
  const row =
    textFormats.find(({ endings }) => endings.includes(ending)) ??
    textFormats.find(({ startsLike }) => startsLike?.test(start)) ??
    textFormats.find(({ looksLike }) => looksLike?.(start));
  return row?.key ?? 'gift';
}

function hasHeading(start: string): boolean {
  return /^##? /m.test(start) && !/^::/m.test(start);
}

/** Lettered options, or answers below questions, as Aiken and chat programs write them. */
function hasLetters(start: string): boolean {
  // Word puts a tab behind the number of a list.
  const text = start.replace(/^(\s{0,9}[([]?(?:\d{1,4}|[a-z])[.)\]])\t/gim, '$1 ');
  if (/^::|- \[[ x]\]|^[^\n\t]{1,200}\t/im.test(text) || hasBraces(text) || hasColumns(text)) return false;
  const hasOptions = /^[\s>*_✓✔✅☑-]{0,9}[([]?a\s{0,2}[.):\]]/im.test(text) && /[\s>*_✓✔✅☑-][([]?b\s{0,2}[.):\]]/im.test(text);
  const hasInlineOptions = /\s\(?a[.)]\s[^\n]{1,2000}\s\(?b[.)]\s/i.test(text);
  const hasAnswers = /^[\s>*_-]{0,9}(?:(?:correct|right) )?(?:ans(?:wer)?s?|antwort|réponse)[*_]{0,2}\s{0,3}:/im.test(text);
  const hasPairs = /^q\s{0,3}:/im.test(text) && /^a\s{0,3}:/im.test(text);
  return hasOptions || hasInlineOptions || hasPairs || (hasAnswers && !hasHeading(text));
}

/** The answers of GIFT. */
function hasBraces(start: string): boolean {
  return /\{\s{0,9}[=~#]/.test(start) || (start.includes('{') && /^\s{0,9}[=~]/m.test(start));
}

/** Rows of a table without headings: as many cells in each. Two columns with a tab could be notes of Anki. */
function hasSteadyCells(start: string): boolean {
  const lines = start.split('\n').filter((line) => line.trim() !== '');
  // The last line may be cut.
  const rows = lines.length > 2 ? lines.slice(0, -1) : lines;
  if (hasBraces(start) || /\{\{c\d/.test(start)) return false;
  return [['\t', 2, 1] as const, [';', 1, 2] as const, [',', 3, 2] as const].some(([sign, fewestSigns, fewestRows]) => {
    const counts = rows.map((row) => row.split(sign).length - 1);
    return counts.length >= fewestRows && counts.every((count) => count >= fewestSigns && count === counts[0]);
  });
}

function hasColumns(start: string): boolean {
  const [first = ''] = start.split('\n');
  return /^"?sep=.\s*$/i.test(first) || rolesOf(first.split(/[,;\t]/).map((cell) => cell.replaceAll('"', ''))) !== null;
}
