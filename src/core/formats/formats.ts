// What a quiz file can be, by its name and its beginning. It loads no reader: the page asks this, and a worker reads.
import { ownQuizLimits } from '../ownQuiz.ts';

/** What a pasted text can be, in the order of the choice. */
export const textFormats = [
  { key: 'gift', name: 'GIFT' },
  { key: 'moodle', name: 'Moodle XML' },
  { key: 'csv', name: 'CSV' },
  { key: 'markdown', name: 'Markdown' },
  { key: 'anki', name: 'Anki (text)' },
  { key: 'json', name: 'JSON' },
] as const;
export type TextFormat = (typeof textFormats)[number]['key'];

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
