// Reads any quiz file, by its name and content. It always returns questions or problems in bounded time: the size is checked
// first, and every reader makes a single pass.
import { ownQuizLimits } from '../editing/ownQuiz.ts';
import { isZip, namedTextFormats, type TextFormat, textFormatOf } from './importFormats.ts';
import { type ImportFlaw, type Reading, TOO_LARGE, unreadable } from './reading.ts';

const readers: Record<TextFormat, () => Promise<(text: string) => Reading>> = {
  gift: async () => (await import('./giftReading.ts')).read,
  aiken: async () => (await import('./aiken.ts')).read,
  moodle: async () => (await import('./moodle.ts')).read,
  csv: async () => (await import('./csv.ts')).read,
  markdown: async () => (await import('./markdown.ts')).read,
  anki: async () => (await import('./ankiText.ts')).read,
  json: async () => (await import('./json.ts')).read,
};

const UNKNOWN: ImportFlaw = { code: 'file_kind', params: { formats: namedTextFormats.join(', ') } };

/** The questions of a text in this format. */
export async function readText(key: string, text: string): Promise<Reading> {
  const load = key in readers ? readers[key as TextFormat] : null;
  if (load === null) return unreadable(UNKNOWN);
  if (text.length > ownQuizLimits.fileBytes) return unreadable(TOO_LARGE);
  if (text.trim() === '') return unreadable({ code: 'file_empty' });
  const read = await load();
  const reading = read(text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n'));
  return { rest: { format: key as TextFormat }, ...reading };
}

/** A file: its text and format, or, for a package, its questions. */
export type OpenedFile = { text: string; format: string } | { reading: Reading };

/** Opens a file of at most `ownQuizLimits.fileBytes`. */
export async function openFile(name: string, bytes: Uint8Array): Promise<OpenedFile> {
  if (bytes.length > ownQuizLimits.fileBytes) return { reading: unreadable(TOO_LARGE) };
  if (isZip(bytes)) {
    const content = await (await import('./packages.ts')).openPackage(bytes);
    return 'file' in content ? openFile(content.file.name, content.file.bytes) : content;
  }
  const text = decoded(bytes);
  if (text === null && !hasControls(bytes)) return { reading: unreadable({ code: 'file_encoding' }) };
  if (text === null || text.includes('\0') || text.startsWith('%PDF-')) return { reading: unreadable(UNKNOWN) };
  return { text, format: textFormatOf(name, text) };
}

/** What to read: a text in its format, or a file. */
export type ImportRequest = { text: string; format: string } | { name: string; bytes: Uint8Array };

/** Reads a text or a file. The page calls it in a worker (app/documents/import/importWorker.ts). */
export async function readImport(request: ImportRequest): Promise<OpenedFile> {
  if ('text' in request) return { reading: await readText(request.format, request.text) };
  return openFile(request.name, request.bytes);
}

/** Decodes UTF-8, UTF-16 with a byte order mark, or Windows-1252, as spreadsheets of Western Europe write it; else null. */
function decoded(bytes: Uint8Array): string | null {
  const [first, second] = bytes;
  const encoding = first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return encoding === 'utf-8' ? westernText(bytes) : null;
  }
}

/** In a text of another script nearly each letter is none of ASCII. */
const MOST_ACCENTS = 0.3;

/** A character of UTF-8 that is read as Windows-1252. */
const MOJIBAKE = /[\u00c2\u00c3][\u00a0-\u00bf]|\u00e2\u20ac/;

/** The text in Windows-1252; null if its letters are not those of a Western language. */
function westernText(bytes: Uint8Array): string | null {
  const text = new TextDecoder('windows-1252').decode(bytes);
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const accents = text.match(/[\u0080-\uffff]/g)?.length ?? 0;
  return /[\u0080-\u009f]/.test(text) || MOJIBAKE.test(text) || accents > letters * MOST_ACCENTS ? null : text;
}

/** Whether these bytes are no text in any encoding of single bytes. */
function hasControls(bytes: Uint8Array): boolean {
  return bytes.some((byte) => byte < 8);
}
