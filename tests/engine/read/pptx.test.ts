import { expect, test } from 'vitest';
import { readPptx } from '#engine/read/pptx';
import { pptxOf, type Slide } from '../../support/pptxFixture.ts';

const read = (slides: Slide[]) => readPptx(pptxOf(slides), 'deck.pptx');
const texts = (slides: Slide[]) => read(slides).pages.map((page) => page.blocks.map((block) => block.text));

test('slides come in the order of the presentation, titles first, without footers and slide numbers', () => {
  const document = read([
    { title: 'The Sea', items: ['Salt water'] },
    { title: 'Tides', items: ['Spring tide', 'Neap tide'] },
  ]);
  expect(document.title).toBe('The Sea');
  expect(document.pages.map(({ blocks }) => blocks.map(({ kind, text }) => `${kind} ${text}`))).toEqual([
    ['heading The Sea', 'item Salt water'],
    ['heading Tides', 'item Spring tide', 'item Neap tide'],
  ]);
});

const lines = ['The moon pulls the water.', 'The sun helps.'];
const below = { top: 900, lines };
test.each([
  ['the one line above all others', [below, { top: 100, lines: ['Tides'] }]],
  ['the first line, where that alone is bold', [{ top: 100, lines: ['**Tides**', ...lines] }]],
])('a slide that marks no title has %s for one', (_, boxes) => {
  const [page] = read([{ boxes }]).pages;
  expect(page?.blocks.map(({ kind, text }) => `${kind} ${text}`)).toEqual([
    'heading Tides',
    ...lines.map((line) => `item ${line}`),
  ]);
});

test('no point of a slide that is all points is its title', () => {
  const boxes = [{ top: 100, lines: ['**The moon pulls**', '**The sun helps**'] }];
  expect(read([{ boxes }]).pages[0]?.blocks.map(({ kind }) => kind)).toEqual(['item', 'item']);
});

test('a bullet that was typed is no text', () => {
  expect(texts([{ title: 'Tides', items: ['\uF076 Low water: the mud', 'A spring tide'] }])).toEqual([
    ['Tides', 'Low water: the mud', 'A spring tide'],
  ]);
});

test('a few words alone on a slide are its title', () => {
  expect(read([{ items: ['Spring tides'] }]).pages[0]?.blocks[0]?.kind).toBe('heading');
});

test('bold runs are emphasis', () => {
  const block = read([{ items: ['A **spring tide** is high'] }]).pages[0]?.blocks[0];
  expect(block?.emphasis.map(({ start, end, face }) => [block.text.slice(start, end), face])).toEqual([['spring tide', 'bold']]);
});

test('speaker notes and table rows are read', () => {
  expect(texts([{ title: 'Tides', table: [['Neap tide', 'a low tide']], notes: 'Explain the moon.' }])).toEqual([
    ['Tides', 'Neap tide: a low tide', 'Explain the moon.'],
  ]);
});

test('maths markup becomes TeX', () => {
  const run = (text: string) => `<m:r><m:t>${text}</m:t></m:r>`;
  const raw = `<a14:m><m:oMath>${run('E=m')}<m:sSup><m:e>${run('c')}</m:e><m:sup>${run('2')}</m:sup></m:sSup><m:f><m:num>${run('a')}</m:num><m:den>${run('b')}</m:den></m:f></m:oMath></a14:m>`;
  expect(texts([{ raw }])).toEqual([['$E=m{c}^{2}\\frac{a}{b}$']]);
});

test('the text of SmartArt is read where it hangs on its slide', () => {
  const point = (text: string) => `<dgm:pt><dgm:t><a:p><a:r><a:t>${text}</a:t></a:r></a:p></dgm:t></dgm:pt>`;
  const relation =
    '<Relationships><Relationship Id="rId9" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/diagramData" Target="../diagrams/data1.xml"/></Relationships>';
  const bytes = (text: string) => new TextEncoder().encode(text);
  const deck = pptxOf([{ title: 'Tides' }], {
    'ppt/slides/_rels/slide1.xml.rels': bytes(relation),
    'ppt/diagrams/data1.xml': bytes(
      `<dgm:dataModel><dgm:ptLst>${point('flood')}${point('ebb')}<dgm:pt type="parTrans"/></dgm:ptLst></dgm:dataModel>`,
    ),
  });
  const [page] = readPptx(deck, 'deck.pptx').pages;
  expect(page?.blocks.map(({ kind, text }) => `${kind} ${text}`)).toEqual(['heading Tides', 'item flood', 'item ebb']);
});

test('raised and lowered text is kept, in points and in tables', () => {
  const run = (text: string, baseline: number) => `<a:r><a:rPr baseline="${baseline}"/><a:t>${text}</a:t></a:r>`;
  const raw = `${run('6.02 x 10', 0)}${run('23', 30_000)}${run(' particles of CO', 0)}${run('2', -25_000)}`;
  expect(texts([{ raw }])).toEqual([['6.02 x 10²³ particles of CO₂']]);
});

test('signs of the font Symbol are read, by their code and by their letter', () => {
  const run = (text: string, face: string) => `<a:r><a:rPr>${face}</a:rPr><a:t>${text}</a:t></a:r>`;
  const raw = [
    run('\uF061 + ', '<a:sym typeface="Symbol"/>'),
    run('b', '<a:latin typeface="Symbol"/>'),
    run(' \u00E0 ', '<a:sym typeface="Wingdings"/>'),
    run('decay', ''),
  ];
  expect(texts([{ raw: raw.join('') }])).toEqual([['α + β → decay']]);
});
