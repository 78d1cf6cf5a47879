// Any quiz file, by its name and what is in it. Whatever it is, it ends in questions or in sentences, in bounded time: its size is
// looked at first, and every reader goes through its text once.
import { ownQuizLimits } from '../ownQuiz.ts';
import { type Reading, unreadable } from './reading.ts';

type Format = { key: string; name: string; load: () => Promise<(text: string) => Reading> };

/** What a pasted text can be, in the order of the choice. */
export const textFormats: readonly Format[] = [
  { key: 'gift', name: 'GIFT', load: async () => (await import('./giftReading.ts')).read },
  { key: 'moodle', name: 'Moodle XML', load: async () => (await import('./moodle.ts')).read },
  { key: 'csv', name: 'CSV', load: async () => (await import('./csv.ts')).read },
  { key: 'markdown', name: 'Markdown', load: async () => (await import('./markdown.ts')).read },
  { key: 'anki', name: 'Anki (text)', load: async () => (await import('./ankiText.ts')).read },
  { key: 'json', name: 'JSON', load: async () => (await import('./json.ts')).read },
];

const MB = 1024 * 1024;
export const importTexts = {
  tooLarge: `The file is larger than ${ownQuizLimits.fileBytes / MB} MB. Divide it, or leave out its pictures and sounds.`,
  empty: 'There is nothing in it.',
  notUtf8: 'The text is not in UTF-8. Save it again with the encoding UTF-8.',
  unknown: 'This is no kind of file that can be imported. Choose GIFT, Moodle XML, CSV, Markdown, JSON or an Anki deck.',
};

/** The format of a text, by its file's name and its beginning; GIFT where nothing speaks for another. */
export function textFormatOf(name: string, text: string): string {
  const ending = /\.(\w{1,10})$/.exec(name.toLowerCase())?.[1] ?? '';
  const byName: Record<string, string> = {
    gift: 'gift',
    xml: 'moodle',
    csv: 'csv',
    tsv: 'csv',
    md: 'markdown',
    markdown: 'markdown',
    json: 'json',
  };
  const start = text
    .slice(0, 4000)
    .replace(/^\ufeff/, '')
    .trimStart();
  const known = byName[ending];
  if (known !== undefined) return known;
  if (start.startsWith('<?xml') || start.startsWith('<quiz')) return 'moodle';
  if (/^(?:\{\s*"|\[\s*\{)/.test(start)) return 'json';
  if (/^#(?:separator|html|columns|notetype|deck|tags|guid)\b[^\n]*:/i.test(start)) return 'anki';
  if (/^##? /m.test(start) && !/^::/m.test(start)) return 'markdown';
  const [first = ''] = start.split('\n');
  if (/(?:^|[,;\t"])question(?:$|[,;\t"\r])/i.test(first) && /(?:^|[,;\t"])answer(?:$|[,;\t"\r])/i.test(first)) return 'csv';
  return first.includes('\t') && !first.includes('{') ? 'anki' : 'gift';
}

/** The questions of a text in this format. */
export async function readText(key: string, text: string): Promise<Reading> {
  const format = textFormats.find((one) => one.key === key);
  if (format === undefined) return unreadable(importTexts.unknown);
  if (text.length > ownQuizLimits.fileBytes) return unreadable(importTexts.tooLarge);
  if (text.trim() === '') return unreadable(importTexts.empty);
  const read = await format.load();
  return read(text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n'));
}

/** A file: its text with the format that it is in, or, of a package, the questions themselves. */
export type OpenedFile = { text: string; format: string } | { reading: Reading };

/** Opens a file of at most `ownQuizLimits.fileBytes`. */
export async function openFile(name: string, bytes: Uint8Array): Promise<OpenedFile> {
  if (bytes.length > ownQuizLimits.fileBytes) return { reading: unreadable(importTexts.tooLarge) };
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return { reading: (await import('./apkg.ts')).read(bytes) };
  const text = decoded(bytes);
  if (text === null) return { reading: unreadable(importTexts.notUtf8) };
  if (text.includes('\0')) return { reading: unreadable(importTexts.unknown) };
  return { text, format: textFormatOf(name, text) };
}

/** UTF-8, or UTF-16 that says so. */
function decoded(bytes: Uint8Array): string | null {
  const [first, second] = bytes;
  const encoding = first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
