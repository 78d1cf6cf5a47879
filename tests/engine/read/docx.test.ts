// What a Word document says, page by page; what is deleted, hidden or stands in notes is left out.
import { unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { answerText } from '#engine/check/hardFlaw';
import { isReadable } from '#engine/english/plainText';
import { readDocx } from '#engine/read/docx';
import { readAny } from '#engine/read/reader';
import { docxOf, listed, para, styled } from '../../support/docxFixture.ts';
import { pdfjs, quizOf } from '../../support/engineInput.ts';
import { pptxOf } from '../../support/pptxFixture.ts';

const read = (body: string) => readDocx(docxOf(body), 'my_notes.docx');
const blocks = (body: string) => read(body).pages.flatMap((page) => page.blocks.map(({ kind, text }) => `${kind} ${text}`));

test('headings by style, by a style built on one, and by bold lines; points of lists; paragraphs', () => {
  const body = [
    styled('H1', 'Tides'),
    para('The sea rises and falls.'),
    styled('Own', 'Spring tides'),
    listed(2, 0, 'high water'),
    para('**Neap tides**'),
    para('- typed by hand'),
    para('They are **low**.'),
  ].join('');
  expect(read(body).title).toBe('Tides');
  expect(blocks(body)).toEqual([
    'heading Tides',
    'paragraph The sea rises and falls.',
    'heading Spring tides',
    'item high water',
    'heading Neap tides',
    'item typed by hand',
    'paragraph They are low.',
  ]);
  expect(read(body).pages[0]?.blocks.at(-1)?.emphasis).toEqual([{ start: 9, end: 12, face: 'bold' }]);
});

test('formulas become TeX, rows of two cells a term and its meaning, a frame its paragraphs', () => {
  const formula = '<m:oMath><m:sSup><m:e><m:r><m:t>r</m:t></m:r></m:e><m:sup><m:r><m:t>2</m:t></m:r></m:sup></m:sSup></m:oMath>';
  const cell = (inside: string) => `<w:tc>${inside}</w:tc>`;
  const table = `<w:tbl><w:tr>${cell(para('ebb'))}${cell(para('water going out'))}</w:tr></w:tbl>`;
  const frame = `<w:tbl><w:tr>${cell(para('In a frame.') + para('And more.'))}</w:tr></w:tbl>`;
  expect(blocks(`<w:p><w:r><w:t xml:space="preserve">Area </w:t></w:r>${formula}</w:p>${table}${frame}`)).toEqual([
    expect.stringMatching(/^paragraph Area \$\{r\}\^\{2\}\$$/),
    'item ebb: water going out',
    'paragraph In a frame.',
    'paragraph And more.',
  ]);
});

test('what was deleted, hidden, a field code, a footnote mark, a contents list or a fallback is no text', () => {
  const run = (inside: string) => `<w:r>${inside}</w:r>`;
  const body = [
    `<w:p>${run('<w:t>Seen</w:t>')}<w:del>${run('<w:delText>gone</w:delText>')}</w:del>`,
    `<w:ins>${run('<w:t xml:space="preserve"> and added.</w:t>')}</w:ins>${run('<w:rPr><w:vanish/></w:rPr><w:t>hidden</w:t>')}`,
    `${run('<w:instrText>PAGEREF x</w:instrText>')}${run('<w:footnoteReference w:id="1"/>')}</w:p>`,
    styled('T1', 'Tides 4'),
    `<mc:AlternateContent><mc:Choice>${para('Chosen.')}</mc:Choice><mc:Fallback>${para('Chosen.')}</mc:Fallback></mc:AlternateContent>`,
  ].join('');
  expect(blocks(body)).toEqual(['paragraph Seen and added.', 'paragraph Chosen.']);
});

test('pages are those that Word laid out, and a break told twice is one', () => {
  const laidOut = '<w:r><w:lastRenderedPageBreak/></w:r>';
  const asked = '<w:p><w:r><w:br w:type="page"/></w:r></w:p>';
  const body = [
    para('First page.'),
    asked,
    `<w:p>${laidOut}<w:r><w:t>Second page, which goes</w:t></w:r>${laidOut}<w:r><w:t xml:space="preserve"> on over a break.</w:t></w:r></w:p>`,
  ].join('');
  const { pages } = read(body);
  expect(pages.map((page) => page.blocks.map(({ text }) => text))).toEqual([
    ['First page.'],
    ['Second page, which goes'],
    ['on over a break.'],
  ]);
  expect(pages[1]?.blocks[0]?.cut).toEqual({ start: false, end: true });
  expect(pages[2]?.blocks[0]?.cut).toEqual({ start: true, end: false });
});

test('an exam whose numbers and letters Word counts keeps its key', async () => {
  const asked: [string, string[]][] = [
    ['Which rope holds a ship to the quay?', ['halyard', 'hawser', 'sheet', 'shroud']],
    ['Which light marks the port side?', ['red', 'green', 'white', 'yellow']],
    ['Which tide is the highest?', ['neap tide', 'ebb tide', 'slack tide', 'spring tide']],
  ];
  const paper = asked.flatMap(([stem, options]) => [listed(1, 0, stem), ...options.map((option) => listed(1, 1, option))]);
  const { questions } = await quizOf({
    name: 'a.docx',
    bytes: docxOf([...paper, para('ANSWERS'), para('1. B  2. A  3. D')].join('')),
  });
  expect(questions.map(answerText).sort()).toEqual(['Hawser', 'Red', 'Spring tide']);
});

test('raised and lowered text is kept: by the switch, by a shift, by a style of letters; a footnote mark is left out', () => {
  const run = (text: string, face = '') =>
    `<w:r>${face === '' ? '' : `<w:rPr>${face}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`;
  const raised = '<w:vertAlign w:val="superscript"/>';
  const lowered = '<w:vertAlign w:val="subscript"/>';
  const body = [
    `<w:p>${run('A hectare equals 10')}${run('4', raised)}${run(' square metres on the 1')}${run('st', raised)}${run(' of May.')}</w:p>`,
    `<w:p>${run('Sulfate is SO')}${run('4', lowered)}${run('2', raised)}${run('-', raised)}${run(', not SO')}${run('2', '<w:position w:val="-6"/>')}${run('.')}</w:p>`,
    `<w:p>${run('The moon pulls the water.')}${run('3', '<w:rStyle w:val="Up"/>')}${run(' It rises by x')}${run('n', '<w:rStyle w:val="Up"/>')}${run('.')}</w:p>`,
  ].join('');
  const styles = `<w:styles xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:style w:type="character" w:styleId="Up"><w:rPr>${raised}</w:rPr></w:style></w:styles>`;
  const document = readDocx(docxOf(body, { 'word/styles.xml': new TextEncoder().encode(styles) }), 'notes.docx');
  expect(document.pages.flatMap((page) => page.blocks.map(({ text }) => text))).toEqual([
    'A hectare equals 10⁴ square metres on the 1st of May.',
    'Sulfate is SO₄²⁻, not SO₂.',
    'The moon pulls the water. It rises by $x^{n}$.',
  ]);
});

const inBackslashes = (file: Uint8Array) =>
  zipSync(Object.fromEntries(Object.entries(unzipSync(file)).map(([path, part]) => [path.replaceAll('/', '\\'), part])));
const withDeck = (file: Uint8Array) =>
  zipSync({ ...unzipSync(file), 'word/embeddings/deck.pptx': [pptxOf([{ title: 'Currents' }]), { level: 0 }] });

test.each([
  ['whose zip names its parts with backslashes', inBackslashes(docxOf(styled('H1', 'Tides')))],
  ['with a deck inside it', withDeck(docxOf(styled('H1', 'Tides')))],
])('a DOCX %s is read', async (_, file) => {
  const { kind, pages } = await readAny(file, 'a.docx', pdfjs);
  expect([kind, pages[0]?.blocks[0]?.text]).toEqual(['docx', 'Tides']);
});

test('signs of the font Symbol are read, by their code and by their letter', () => {
  const symbol = '<w:rPr><w:rFonts w:ascii="Symbol" w:hAnsi="Symbol"/></w:rPr>';
  const run = (inside: string) => `<w:r>${inside}</w:r>`;
  const body = [
    run('<w:t xml:space="preserve">The angle </w:t><w:sym w:font="Symbol" w:char="F071"/>'),
    run(`${symbol}<w:t xml:space="preserve"> \uF0A3 p</w:t>`),
    run(
      '<w:t xml:space="preserve"> leads </w:t><w:sym w:font="Wingdings" w:char="F0E0"/><w:t xml:space="preserve"> on.</w:t><w:sym w:font="Wingdings" w:char="F04A"/>',
    ),
  ];
  expect(blocks(`<w:p>${body.join('')}</w:p>`)).toEqual(['paragraph The angle θ ≤ π leads → on.']);
});

/** A document that shows another file between its own paragraphs. */
function withChunk(target: string, chunk: Uint8Array | string): Uint8Array {
  const relation = `<Relationship Id="rId9" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/aFChunk" Target="${target}"/>`;
  return docxOf(`${para('The sea rises.')}<w:altChunk r:id="rId9"/>${para('The sea falls.')}`, {
    'word/_rels/document.xml.rels': new TextEncoder().encode(`<Relationships>${relation}</Relationships>`),
    [`word/${target}`]: typeof chunk === 'string' ? new TextEncoder().encode(chunk) : chunk,
  });
}

const webPage =
  '<html><head><title>x</title></head><body class="a"><h2>Tides</h2><p>The ebb is café-brown.</p><ul><li>low</li></ul></body></html>';
const mail = `MIME-Version: 1.0\nContent-Type: multipart/related; boundary="b"\n\n--b\nContent-Type: text/html; charset="utf-8"\nContent-Transfer-Encoding: quoted-printable\n\n${webPage.replace('class="a"', 'class=3D"a"').replace('é', '=C3=A9').replace('brown', 'bro=\nwn')}\n--b--`;
const shown = ['heading Tides', 'paragraph The ebb is café-brown.', 'item low'];

test.each([
  ['a web page', 'chunk.htm', webPage, shown],
  ['a web page as mail sends it', 'chunk.mht', mail, shown],
  ['a plain text', 'chunk.txt', 'The moon pulls the water of the sea.', ['paragraph The moon pulls the water of the sea.']],
  [
    'another document, which holds no more itself',
    'chunk.docx',
    withChunk('chunk.txt', 'Lost.'),
    ['paragraph The sea rises.', 'paragraph The sea falls.'],
  ],
  ['a document that cannot be read', 'chunk.docx', docxOf(para('Cut.')).slice(0, 400), []],
  [
    'what was pasted from an old program',
    'chunk.rtf',
    "{\\rtf1\\ansi{\\fonttbl{\\f0 Arial;}}{\\*\\generator X;}\\pard The \\b moon\\b0  pulls caf\\'e9 \\{water\\} \\u8594?up.\\par\nIt \\ldblquote ebbs\\rdblquote .\\par}",
    ['paragraph The moon pulls café {water} →up. It “ebbs”.'],
  ],
  ['what only Word reads', 'chunk.dat', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 1, 2]), []],
])('%s inside a document is read in its place', (_, target, chunk, inside) => {
  const { pages } = readDocx(withChunk(target, chunk), 'notes.docx');
  expect(pages.flatMap((page) => page.blocks.map(({ kind, text }) => `${kind} ${text}`))).toEqual([
    'paragraph The sea rises.',
    ...inside,
    'paragraph The sea falls.',
  ]);
});

test('the options of a question, typed with a tab, are no terms', () => {
  const option = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`.replace('|', '</w:t><w:tab/><w:t>');
  const body = option('Quay|a platform where ships are loaded') + option('A)|the powerhouse of the cell');
  expect(blocks(body)).toEqual([
    'heading Quay: a platform where ships are loaded',
    expect.stringMatching(/A\)\s+the powerhouse of the cell$/),
  ]);
});

test('where an old formula stands nothing is asked about its sentence, and alone it is no paragraph', () => {
  const formula = '<w:r><w:object><o:OLEObject Type="Embed" ProgID="Equation.3"/></w:object></w:r>';
  const sheet = formula.replace('Equation.3', 'Excel.Sheet.12');
  const run = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;
  const body = `<w:p>${run('The energy is ')}${formula}${run(' at rest.')}</w:p><w:p>${formula}</w:p><w:p>${run('A table: ')}${sheet}</w:p>`;
  expect(blocks(body)).toEqual(['paragraph The energy is � at rest.', 'paragraph A table:']);
  expect(isReadable('The energy is � at rest.')).toBe(false);
  expect(isReadable('The energy is measured at rest.')).toBe(true);
});
