// Texts within every limit that make patterns look again and again: much of one sign, of pairs that never close, of words that
// nearly are something. Each stands in one line, in lines, and in paragraphs.
import { type HostileFile, type HostileSizes, repeated, utf8 } from './hostileFile.ts';

const pieces: [string, string][] = [
  ['letters', 'a'],
  ['capitals', 'A'],
  ['spaces', ' '],
  ['digits', '1'],
  ['words of one letter', 'a '],
  ['capitals in words', 'Ab Cd '],
  ['open brackets', '('],
  ['open square brackets', '['],
  ['open braces', '{'],
  ['brackets around nothing', '()'],
  ['open brackets with words', '(a word '],
  ['links that never end', '[a]('],
  ['nested links', '![a['],
  ['quotes', '"'],
  ['curly quotes that never close', '“a word '],
  ['quotes in words', '"a" '],
  ['apostrophes', "'a "],
  ['commas', ','],
  ['words and commas', 'word, '],
  ['items without an end', 'salt, iron, and '],
  ['dashes', '-'],
  ['long dashes', '—'],
  ['words and dashes', 'word - '],
  ['hyphened words', 'well-'],
  ['dots', '.'],
  ['dots and spaces', '. '],
  ['abbreviations', 'e.g. '],
  ['colons', 'Term: '],
  ['semicolons', 'a; '],
  ['stars', '*'],
  ['stars and letters', '*a '],
  ['double stars that never close', '**a '],
  ['underscores', '_'],
  ['underscores and letters', '_a '],
  ['hashes', '# '],
  ['backslashes', '\\'],
  ['formulas that never close', '\\(a '],
  ['displays that never close', '\\[a '],
  ['dollars', '$a '],
  ['one dollar more', '$'],
  ['backquotes', '`a '],
  ['pipes', '|a '],
  ['angle brackets', '<a '],
  ['comments that never close', '<!--'],
  ['ampersands', '&amp'],
  ['numbers of a list', '1. '],
  ['numbers in numbers', '1.1.'],
  ['options', 'A) b '],
  ['is', 'is '],
  ['that is a', 'that is a '],
  ['of the', 'of the '],
  ['called', 'called a '],
  ['because', 'because '],
  ['terms that are nothing', 'A term is a '],
  ['who and which', 'which, who, '],
  ['slashes', 'a/'],
  ['addresses', 'http://a.'],
  ['mail addresses', 'a@a.'],
  ['references', '[1][2]'],
  ['years', '(1999) '],
  ['combining marks', 'a\u0301'],
  ['a joiner and letters', 'a\u200d'],
  ['soft hyphens', 'a\u00ad'],
  ['tabs', 'a\t'],
  ['Chinese', '汉'],
  ['smileys', '😀'],
];

const sentence = 'A sextant is an instrument that measures the height of the sun above the horizon. ';
const shapes: [string, (piece: string, bytes: number) => string][] = [
  ['in one line', (piece, bytes) => repeated(piece, bytes)],
  ['in lines', (piece, bytes) => repeated(`${repeated(piece, 90)}\n`, bytes)],
  ['in paragraphs', (piece, bytes) => repeated(`${repeated(piece, 900)}\n\n`, bytes)],
  ['between sentences', (piece, bytes) => repeated(`${sentence}${repeated(piece, 2_000)} ${sentence}\n\n`, bytes)],
];

const whole: [string, (bytes: number) => string][] = [
  ['one sentence again and again, in one line', (bytes) => repeated(sentence, bytes)],
  ['one sentence again and again, in paragraphs', (bytes) => repeated(`${sentence}\n\n`, bytes)],
  ['empty lines', (bytes) => repeated('\n', bytes)],
  ['pages without a word', (bytes) => repeated('\f', bytes)],
  ['a letter on every page', (bytes) => repeated('a\f', bytes)],
  ['a letter in every line', (bytes) => repeated('a\n', bytes)],
  ['a letter in every paragraph', (bytes) => repeated('a\n\n', bytes)],
  ['a heading in every paragraph', (bytes) => repeated('Heading\n\n', bytes)],
  ['a term in every line', (bytes) => numbered('Term', ': what it means in so many words\n', bytes)],
  ['a definition in every line', (bytes) => numbered('The term', ' is a rule that a group of people shares.\n', bytes)],
  ['a question in every line', (bytes) => numbered('', '. What is it?\nA) one\nB) two\n', bytes)],
  ['lines that grow', (bytes) => grown(bytes)],
  ['a new word each time', (bytes) => numbered('word', ' ', bytes, (n) => n.toString(26).replace(/\d/g, 'x'))],
];

function numbered(before: string, behind: string, bytes: number, shown: (n: number) => string = String): string {
  const parts: string[] = [];
  for (let n = 1, length = 0; length < bytes; n += 1) {
    const part = `${before}${before === '' ? '' : ' '}${shown(n)}${behind}`;
    parts.push(part);
    length += part.length;
  }
  return parts.join('');
}

function grown(bytes: number): string {
  const lines: string[] = [];
  for (let n = 1, length = 0; length < bytes; length += 2 * n + 1, n += 7) lines.push('a '.repeat(n));
  return lines.join('\n');
}

export function hostileTexts({ textBytes, lineBytes }: HostileSizes): HostileFile[] {
  const text = (what: string, make: () => string): HostileFile => ({
    what,
    name: `${what.replace(/\W+/g, '-')}.txt`,
    make: () => utf8(make()).subarray(0, textBytes),
  });
  return [
    ...pieces.flatMap(([what, piece]) =>
      shapes.map(([shape, written]) => text(`${what} ${shape}`, () => written(piece, textBytes))),
    ),
    ...whole.map(([what, written]) => text(what, () => written(textBytes))),
    { what: 'one line', name: 'line.txt', make: () => utf8(repeated('a word, ', lineBytes)) },
    { what: 'one word', name: 'word.txt', make: () => utf8(repeated('x', lineBytes)) },
    { what: 'lone surrogates in UTF-16', name: 'surrogates.txt', make: () => loneSurrogates(textBytes) },
    {
      what: 'lone surrogates in UTF-8',
      name: 'surrogates8.txt',
      make: () => new Uint8Array(textBytes).map((_, at) => [0xed, 0xa0, 0x80, 0x20][at % 4] ?? 0),
    },
    { what: 'noise', name: 'noise.txt', make: () => new Uint8Array(textBytes).map((_, at) => (at * 89 + (at >> 3) * 31) % 256) },
  ];
}

function loneSurrogates(bytes: number): Uint8Array {
  const out = Buffer.alloc(bytes - (bytes % 2));
  out.writeUInt16LE(0xfeff, 0);
  const signs = [0xd800, 0x61, 0x20, 0xdc00, 0x62, 0x2e, 0x20];
  for (let at = 2; at < out.length; at += 2) out.writeUInt16LE(signs[(at / 2) % signs.length] ?? 0, at);
  return new Uint8Array(out);
}
