import { expect, test } from 'vitest';
import { readPdf } from '#engine/read/pdf';
import { blocksOf, measure } from '#engine/read/pdfBlocks';
import { linesOf } from '#engine/read/pdfLine';
import type { TextDocument } from '#engine/read/textDocument';
import { pdfjs } from '../../support/engineInput.ts';
import { type PdfLine, pdfOf, wrapped } from '../../support/pdfFixture.ts';

const kindsOf = ({ pages }: TextDocument) => pages[0]?.blocks.map(({ kind, text }) => `${kind} ${text}`);
const read = (pages: PdfLine[][], title?: string) => readPdf(pdfOf(pages, title), 'some_file.pdf', pdfjs);
const prose =
  'The sea rises and falls twice a day because the moon pulls the water. Sailors have used this for ages, and harbors were built with it in mind.';

type Items = Parameters<typeof linesOf>[0];
/** The blocks of a page with these pieces of text. */
function blocksFrom(items: Items, isSigns = (_: string) => false) {
  const lines = linesOf(items, (name) => ({ bold: false, italic: false, signs: isSigns(name) }));
  return blocksOf(lines, measure([lines]), new Set()).map(({ kind, text }) => `${kind} ${text}`);
}

test('a large line is a heading, the lines below it are one paragraph', async () => {
  const document = await read([[{ pieces: ['Tides and Currents'], size: 20 }, ...wrapped(prose)]]);
  expect(kindsOf(document)).toEqual(['heading Tides and Currents', `paragraph ${prose}`]);
  expect(document.title).toBe('Tides and Currents');
});

test('bold and italic words are known by the names of their fonts', async () => {
  const line: PdfLine = {
    pieces: [
      'A ',
      { text: 'spring tide', bold: true },
      ' is a ',
      { text: 'very', italic: true },
      ' high tide that comes twice a month.',
    ],
  };
  const block = (await read([[line, ...wrapped(prose)]])).pages[0]?.blocks[0];
  expect(block?.emphasis.map(({ start, end, face }) => [block.text.slice(start, end), face])).toEqual([
    ['spring tide', 'bold'],
    ['very', 'italic'],
  ]);
});

test('a bold line whose sentence goes on below is no heading', async () => {
  const title: PdfLine = { pieces: ['Tides'], size: 20 };
  const bold: PdfLine = { pieces: [{ text: 'Cohesion is the force by which drops of water', bold: true }] };
  const document = await read([[title, bold, { pieces: ['cling to each other at the top of a wave.'] }]]);
  expect(kindsOf(document)).toEqual([
    'heading Tides',
    'paragraph Cohesion is the force by which drops of water cling to each other at the top of a wave.',
  ]);
});

test('a letter that its font draws as a triangle is the mark of a point; inside a line it is a letter', () => {
  const item = (str: string, x: number, y: number, fontName = 'f') => ({
    ...{ str, width: str.length * 5, height: 11, transform: [11, 0, 0, 11, x, y], fontName, hasEOL: false, dir: 'ltr' },
  });
  const items = ['The tide turns twice a day.', 'The ebb runs out to sea.'].flatMap((text, at) => [
    item('I', 50, 700 - 16 * at, 'signs'),
    item(text, 62, 700 - 16 * at),
  ]);
  expect(blocksFrom(items, (name) => name === 'signs')).toEqual([
    'item The tide turns twice a day.',
    'item The ebb runs out to sea.',
  ]);
});

test('words broken at the end of a line are joined as the document writes them elsewhere', async () => {
  const document = await read([
    [
      { pieces: ['The currents of the sea carry warmth. The word current comes from running, and its cur-'] },
      { pieces: ['rents are strong. A self-'] },
      { pieces: ['made pilot knows them all.'] },
    ],
  ]);
  expect(document.pages[0]?.blocks[0]?.text).toContain('its currents are strong. A self-made pilot');
});

test('running heads and page numbers are left out', async () => {
  const pages = [1, 2, 3, 4].map((number): PdfLine[] => [
    { pieces: [`Introduction to the Sea ${number}`], y: 800 },
    ...wrapped(`${prose} Page text ${['one', 'two', 'three', 'four'][number - 1]}.`),
    { pieces: [String(number)], y: 30 },
  ]);
  const text = (await read(pages)).pages.flatMap((page) => page.blocks.map((block) => block.text)).join('\n');
  expect(text).not.toContain('Introduction to the Sea');
  expect(text).not.toMatch(/^\d$/m);
  expect(text).toContain('Page text three.');
});

test('two columns are read one after the other', async () => {
  const left = ['Left one begins here and', 'left two ends it.'].map(
    (text, at): PdfLine => ({ pieces: [text], x: 50, y: 700 - at * 13 }),
  );
  const right = ['Right one begins here and', 'right two ends it.'].map(
    (text, at): PdfLine => ({ pieces: [text], x: 320, y: 700 - at * 13 }),
  );
  const blocks = (await read([[...left, ...right]])).pages[0]?.blocks.map((block) => block.text);
  expect(blocks).toEqual(['Left one begins here and left two ends it.', 'Right one begins here and right two ends it.']);
});

test('a sentence that goes on over a page break is marked on both pages', async () => {
  const document = await read([
    wrapped('The sea rises twice a day. Its water is pulled by the moon and'),
    wrapped('by the sun. The pull of the sun is weaker.'),
  ]);
  expect(document.pages.map((page) => page.blocks[0]?.cut)).toEqual([
    { start: false, end: true },
    { start: true, end: false },
  ]);
});

const SLIDE = [720, 405];

test('the points of a slide stand by themselves, with no bullet before them; what is broken at the edge goes on', async () => {
  const page: PdfLine[] = [
    { pieces: ['Tides'], size: 24, y: 360 },
    { pieces: ['Spring tides at full moon'], y: 320 },
    { pieces: ['Neap tides at half moon'], y: 307 },
    {
      pieces: [
        'The pull of the moon and that of the sun add up when both of them stand in one line with the Earth, and the sea rises',
      ],
      y: 294,
    },
    { pieces: ['England has some of the highest tides'], y: 281 },
  ];
  const { pages } = await readPdf(pdfOf([page, page], undefined, false, SLIDE), 'deck.pdf', pdfjs);
  expect(pages[0]?.blocks.map(({ kind, text }) => `${kind} ${text.slice(0, 9)} … ${text.slice(-9)}`)).toEqual([
    'heading Tides … Tides',
    'item Spring ti … full moon',
    'item Neap tide … half moon',
    'item The pull  … est tides',
  ]);
});

test('a bullet may be a sign of its font alone, or a control character', () => {
  const lines = ['\u0004 Spring tides', '\uF0B7 Neap tides', '▶ Ebb'].map((str, at) => ({
    str,
    transform: [11, 0, 0, 11, 40, 300 - 20 * at],
    width: 80,
    height: 11,
    fontName: 'f',
    hasEOL: true,
  }));
  expect(blocksFrom(lines)).toEqual(['item Spring tides', 'item Neap tides', 'item Ebb']);
});

test('small raised and lowered figures are kept; a footnote mark goes, an ending stays plain', () => {
  const item = (str: string, x: number, rise = 0, size = 11) => ({
    ...{ str, width: str.length * size * 0.5, height: size, transform: [size, 0, 0, size, x, 700 + rise], fontName: 'f' },
    ...{ hasEOL: false, dir: 'ltr' },
  });
  const textOf = (...pieces: [text: string, rise?: number][]) => {
    let x = 56;
    const items = pieces.map(([text, rise = 0]) => {
      const one = item(text, x, rise, rise === 0 ? 11 : 7.8);
      x += one.width;
      return one;
    });
    return blocksFrom(items).map((block) => block.replace(/^\w+ /, ''));
  };
  expect(textOf(['A hectare is 10'], ['4', 5.2], [' square metres.'])).toEqual(['A hectare is 10⁴ square metres.']);
  expect(textOf(['Calcium is Ca'], ['2', 5.2], [' ', 5.2], ['+', 5.2], [' ', 5.2], ['in water.'])).toEqual([
    'Calcium is Ca²⁺ in water.',
  ]);
  expect(textOf(['Nitrate is NO'], ['3', -3], ['−', 5.2], [' in soil.'])).toEqual(['Nitrate is NO₃⁻ in soil.']);
  expect(textOf(['The moon pulls the water.'], ['12', 5.2], [' It rises.'])).toEqual(['The moon pulls the water. It rises.']);
  expect(textOf(['It grows with x'], ['k', 5.2], [' over time.'])).toEqual(['It grows with x^{k} over time.']);
});

test('a text drawn twice to look bold is one text, and bold; equal letters beside each other stay', async () => {
  const twice = (shift: number): PdfLine[] => [
    { pieces: ['Osmosis'], x: 56, y: 700 },
    { pieces: ['Osmosis'], x: 56 + shift, y: 700 },
    { pieces: ['is the flow of water through a membrane that keeps salt back.'], x: 102, y: 700 },
  ];
  for (const shift of [0, 0.3]) {
    const block = (await read([twice(shift)])).pages[0]?.blocks[0];
    expect(block?.text).toBe('Osmosis is the flow of water through a membrane that keeps salt back.');
    expect(block?.emphasis).toEqual([{ start: 0, end: 7, face: 'bold' }]);
  }
  const letters = [...'Moon'].flatMap((sign, at) =>
    [0, 0.3].map((shift): PdfLine => ({ pieces: [sign], x: 56 + ([0, 9.2, 15.3, 21.4][at] ?? 0) + shift, y: 700 })),
  );
  expect((await read([letters])).pages[0]?.blocks.map(({ text }) => text)).toEqual(['Moon']);
});

test('an answer at the top of several pages is no running head', async () => {
  const page = (at: number): PdfLine[] => [
    { pieces: ['Answer: A'] },
    ...wrapped(`${at}. ${prose}`),
    { pieces: ['Harbour Test'] },
  ];
  const texts = (await read([1, 2, 3, 4].map(page))).pages.map(({ blocks }) => blocks.map(({ text }) => text).join(' '));
  expect(texts.filter((text) => text.includes('Answer: A'))).toHaveLength(4);
  expect(texts.join(' ')).not.toContain('Harbour Test');
});

const turnedBy = (lines: PdfLine[], matrix: string, rotate = '') => {
  const code = String.fromCharCode(...pdfOf([lines])).replace(/stream\nBT/, `stream\n${matrix} cm BT`);
  const file = code.replace(/(\/Length )\d+/, '$19999').replace('/Type /Page /', `/Type /Page ${rotate} /`);
  return readPdf(
    Uint8Array.from(file, (sign) => sign.charCodeAt(0)),
    'a.pdf',
    pdfjs,
  );
};

test.each([
  ['turned', 1, '0 1 -1 0 800 0', '/Rotate 90'],
  ['turned the other way', 1, '0 -1 1 0 -300 800', '/Rotate 270'],
  ['upside down', 1, '-1 0 0 -1 595 842', '/Rotate 180'],
  ['written sideways', 3, '0 1 -1 0 800 0', ''],
])('a page that is %s is read', async (_, times, matrix, rotate) => {
  const text = Array(times).fill(prose).join(' ');
  const { pages } = await turnedBy([{ pieces: ['Tides and Currents'], size: 20 }, ...wrapped(text)], matrix, rotate);
  expect(pages[0]?.blocks.map((block) => block.text)).toEqual(['Tides and Currents', text]);
});

test('a stamp along the edge of a page is left out', async () => {
  const { pages } = await turnedBy(wrapped('Downloaded from the library of the harbour.'), '0 1 -1 0 800 0');
  expect(pages[0]?.blocks).toEqual([]);
});

test('the letters of a heading that is set wide are words; single letters in a row stay', async () => {
  const head: PdfLine = { pieces: ['C H A P T E R   O N E'], size: 20 };
  const columns: PdfLine = { pieces: ['B D A C'], size: 20 };
  const document = await read([[head, ...wrapped(prose), columns]]);
  expect(document.pages[0]?.blocks.map(({ text }) => text)).toEqual(['CHAPTER ONE', prose, 'B D A C']);
});

/** The fixture with one more object in its file, and its references; the reader finds objects without the old table. */
function changedPdf(changes: readonly (readonly [text: string, change: string])[], objects: string): Uint8Array {
  let file = Buffer.from(pdfOf([wrapped(prose)])).toString('latin1');
  for (const [text, change] of changes) file = file.replace(text, change);
  return Uint8Array.from(
    Buffer.from(file.replace(/xref[\s\S]*?(?=trailer)/, `${objects}\n`).replace(/startxref\s+\d+/, 'startxref\n0'), 'latin1'),
  );
}

test('what was typed into a form and written on a page is read, a comment on it is not', async () => {
  const annotation = (number: number, rest: string) =>
    `${number} 0 obj\n<< /Type /Annot /Rect [56 ${780 - number} 400 ${800 - number}] ${rest} >>\nendobj`;
  const objects = [
    annotation(90, '/Subtype /Widget /FT /Tx /T (a) /V (The ebb lasts six hours.)'),
    annotation(180, '/Subtype /FreeText /DA (/Helv 11 Tf) /Contents (Seen from the shore.)'),
    annotation(270, '/Subtype /Text /Contents (Check this!)'),
  ].join('\n');
  const bytes = changedPdf([['/MediaBox', '/Annots [90 0 R 180 0 R 270 0 R] /MediaBox']], objects);
  const text = (await readPdf(bytes, 'form.pdf', pdfjs)).pages[0]?.blocks.map((block) => block.text).join('\n');
  expect(text).toContain('The ebb lasts six hours.');
  expect(text).toContain('Seen from the shore.');
  expect(text).not.toContain('Check this!');
});

test('a PDF whose attachments alone are encrypted is read without its password, another one is not', async () => {
  const encryption = (filter: string) =>
    `99 0 obj\n<< /Filter /Standard /V 4 /R 4 /Length 128 /P -4 /CF << /StdCF << /CFM /AESV2 /AuthEvent /EFOpen >> >> /StmF /${filter} /StrF /${filter} /EFF /StdCF /O <${'ab'.repeat(32)}> /U <${'cd'.repeat(32)}> >>\nendobj`;
  const locked = (filter: string) =>
    changedPdf([['trailer\n<<', `trailer\n<< /Encrypt 99 0 R /ID [<00><00>]`]], encryption(filter));
  const document = await readPdf(locked('Identity'), 'a.pdf', pdfjs);
  expect(document.pages[0]?.blocks.map(({ text }) => text)).toEqual([prose]);
  await expect(readPdf(locked('StdCF'), 'a.pdf', pdfjs)).rejects.toThrow('password');
});
