// The formats that a quiz can be imported from, one row each. Page, readers and tests read these tables. The readers stand in readers.ts,
// which the worker alone loads: named here, each would be in the page's build too. A row without its reader does not compile.

type FormatRow<Key extends string> = {
  key: Key;
  name: string;
  /** of its files; none: it is in the choice, and no sentence names it */
  endings: readonly string[];
  /** first characters that no other row's files have */
  startsLike?: RegExp;
  /** tells less: asked where neither ending nor first characters say it */
  looksLike?: (start: string) => boolean;
};

const textRows = [
  { key: 'gift', name: 'GIFT', endings: ['gift'] },
  { key: 'moodle', name: 'Moodle XML', endings: ['xml'], startsLike: /^<(?:\?xml|quiz)/ },
  { key: 'csv', name: 'CSV', endings: ['csv', 'tsv'], looksLike: (start) => hasColumns(start) && !hasHeading(start) },
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
  { key: 'apkg', name: 'Anki', endings: ['apkg'], startsLike: /^PK/ },
] as const satisfies readonly FormatRow<string>[];

export type TextFormat = (typeof textRows)[number]['key'];
export type PackageFormat = (typeof packageRows)[number]['key'];

/** What a pasted text can be, in the order of the choice. */
export const textFormats: readonly FormatRow<TextFormat>[] = textRows;
/** Files that are not text, told apart by their first bytes. */
export const packageFormats: readonly FormatRow<PackageFormat>[] = packageRows;

/** For the file field. A text of any format can end in .txt. */
export const fileEndings = ['txt', ...[...textFormats, ...packageFormats].flatMap(({ endings }) => endings)];

/** The formats of texts that sentences name. */
export const namedTextFormats = textFormats.filter(({ endings }) => endings.length > 0).map(({ name }) => name);

/** The format of a text, by its file's name and its beginning; GIFT where nothing speaks for another. */
export function textFormatOf(filename: string, text: string): TextFormat {
  const ending = /\.(\w{1,10})$/.exec(filename.toLowerCase())?.[1] ?? '';
  const start = text
    .slice(0, 4000)
    .replace(/^\ufeff/, '')
    .trimStart();
  const row =
    textFormats.find(({ endings }) => endings.includes(ending)) ??
    textFormats.find(({ startsLike }) => startsLike?.test(start)) ??
    textFormats.find(({ looksLike }) => looksLike?.(start));
  return row?.key ?? 'gift';
}

function hasHeading(start: string): boolean {
  return /^##? /m.test(start) && !/^::/m.test(start);
}

function hasColumns(start: string): boolean {
  const [first = ''] = start.split('\n');
  return /(?:^|[,;\t"])question(?:$|[,;\t"\r])/i.test(first) && /(?:^|[,;\t"])answer(?:$|[,;\t"\r])/i.test(first);
}
