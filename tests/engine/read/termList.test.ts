// Lists of terms with their meanings, in the forms that students write them: each pair is asked, in any format and language.
import { expect, test } from 'vitest';
import { withTermLists } from '#engine/read/termList';
import type { Block } from '#engine/read/textDocument';
import { docxOf, para, styled } from '../../support/docxFixture.ts';
import { quizOf, textFile } from '../../support/engineInput.ts';
import { pdfOf } from '../../support/pdfFixture.ts';
import { pptxOf } from '../../support/pptxFixture.ts';

const pairs = [
  ['Quay', 'a platform where ships are loaded'],
  ['Mole', 'a wall that keeps the waves out'],
  ['Hawser', 'a thick rope that holds a ship'],
  ['Ballast', 'heavy material in the bottom of a hull'],
  ['Buoy', 'a float that marks the edge of a channel'],
  ['Keel', 'the long beam on which a hull is built'],
  ['Ebb', 'when the water runs out to sea'],
  ['Starboard', 'right side looking forward'],
] as const;
const asSentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
const lines = <Line>(line: (term: string, meaning: string) => Line) => pairs.map(([term, meaning]) => line(term, meaning));
const text = (line: (term: string, meaning: string) => string, gap = '\n', heading = 'Harbour words\n\n') =>
  textFile(`${heading}${lines(line).join(gap)}\n`).bytes;
const table = 'Glossary\n\n| Term | Meaning |\n|---|---|\n';
const title = { pieces: ['Harbour words'], size: 20 };
const remarks = 'Old harbours of this coast have one. '.repeat(10).trim();
const quick = 'Quick Glossary (for Apprentices)\n\n';
const inWord = lines((term, meaning) => styled('Heading2', term) + para(asSentence(meaning))).join('');
const inColumns = pairs.flatMap(([term, meaning], at) =>
  [term, meaning].map((piece, column) => ({ pieces: [piece], x: column === 0 ? 56 : 190, y: 700 - at * 20 })),
);
const slides = [pairs.slice(0, 5), pairs.slice(5)].map((some, at) => {
  const [first = '', second = '', ...rest] = some.map(([term, meaning]) => `A ${term.toLowerCase()} is ${meaning}.`);
  return { title: `Harbour words ${at + 1}`, items: [first, second, 'The pilot guides every ship.', ...rest] };
});
const spread = lines((term, meaning) => [
  { pieces: [term], size: 30, y: 440 },
  { pieces: [asSentence(meaning)], y: 360 },
]);

const forms: [string, string, Uint8Array][] = [
  ['colons', 'a.txt', text((term, meaning) => `${term}: ${meaning}`)],
  ['colons between blank lines', 'a.txt', text((term, meaning) => `${term}: ${meaning}`, '\n\n')],
  ['dashes behind bullets', 'a.txt', text((term, meaning) => `• ${term} – ${meaning}`)],
  ['meanings with remarks', 'a.txt', text((term, meaning) => `${term}: ${meaning}. ${remarks}`)],
  ['tabs', 'a.txt', text((term, meaning) => `${term}\t${meaning}`)],
  ['columns', 'a.txt', text((term, meaning) => `${term.padEnd(20)}${meaning}`)],
  ['the meaning below, indented', 'a.txt', text((term, meaning) => `${term}\n    ${meaning}`, '\n', quick)],
  ['a definition list of Markdown', 'a.md', text((term, meaning) => `${term}\n:   ${meaning}`, '\n\n', '# Key Terms\n\n')],
  ['a table of Markdown', 'a.md', text((term, meaning) => `| ${term} | ${meaning} |`, '\n', table)],
  ['dashes without spaces', 'a.txt', text((term, meaning) => `${term}—${meaning}`, '\n\n')],
  ['equals signs', 'a.txt', text((term, meaning) => `${term} = ${meaning}`)],
  ['sentences', 'a.txt', text((term, meaning) => `A ${term.toLowerCase()} is ${meaning}.`)],
  ['the meaning below', 'a.txt', text((term, meaning) => `${term}\n${asSentence(meaning)}`, '\n\n')],
  ['the meaning below, begun small', 'a.txt', text((term, meaning) => `${term}\n${meaning}`, '\n\n')],
  ['bold in Markdown', 'a.md', text((term, meaning) => `**${term}** ${meaning}`, '\n\n')],
  ['headings in Markdown', 'a.md', text((term, meaning) => `## ${term}\n\n${asSentence(meaning)}`, '\n\n')],
  ['paragraphs of Word', 'a.docx', docxOf(lines((term, meaning) => para(`${term}: ${meaning}`)).join(''))],
  ['tabs of Word', 'a.docx', docxOf(lines((term, meaning) => para(`${term}\t${meaning}`)).join(''))],
  ['headings of Word', 'a.docx', docxOf(styled('Heading1', 'Harbour words') + inWord)],
  ['lines of a PDF', 'a.pdf', pdfOf([[title, ...lines((term, meaning) => ({ pieces: [`${term}: ${meaning}`] }))]])],
  ['bold words of a PDF', 'a.pdf', pdfOf([[title, ...lines((t, m) => ({ pieces: [{ text: t, bold: true }, ` ${m}`] }))]])],
  ['columns of a PDF', 'a.pdf', pdfOf([[title, ...inColumns]])],
  ['pages of a PDF with few words', 'a.pdf', pdfOf([[title], ...spread])],
  ['sentences on several slides, one of which defines nothing', 'a.pptx', pptxOf(slides)],
  ['slides with one point', 'a.pptx', pptxOf(pairs.map(([term, meaning]) => ({ title: term, items: [asSentence(meaning)] })))],
];

test.each(forms)('a list of terms gives a question on each: %s', async (_, name, bytes) => {
  const { questions } = await quizOf({ name, bytes });
  const texts = questions.map((question) => JSON.stringify(question));
  expect(pairs.filter(([term]) => !texts.some((one) => one.toLowerCase().includes(term.toLowerCase())))).toEqual([]);
  expect(questions).toHaveLength(pairs.length);
});

test('in French and Spanish too, in the words of the language', async () => {
  const french =
    'Vocabulaire du littoral\n\nMarée : mouvement périodique des eaux de la mer\nEstuaire : embouchure d’un fleuve où remonte l’eau salée\nFalaise : escarpement rocheux qui domine le rivage\nHoule : ondulation régulière de la surface sans vent local\n';
  const { questions, language } = await quizOf(textFile(french));
  expect([questions.length, language]).toEqual([4, 'fr']);
  expect(questions[0]?.question_text).toMatch(/^Quel terme correspond à cette description : «/);
});

const itemsOf = (said: string) => said.split(' / ').map((one): Block => ({ kind: 'item', text: one, emphasis: [] }));
const termsIn = (blocks: Block[]) =>
  withTermLists([{ number: 1, blocks }]).flatMap((page) => page.blocks.flatMap(({ pair }) => pair?.term ?? []));

test.each([
  ['two lines', 'Quay: a platform for ships / Mole: a wall against the waves'],
  ['a dialogue', 'Ann: the ship is late / Ben: the tide is low / Ann: we wait for the pilot / Ben: he comes at noon'],
  ['facts of a course', 'Date: the first of May / Room: the old hall behind / Author: a friend of ours'],
  ['names', 'Robert Aumann: Thomas Schelling Prize / Eric Maskin: Leonid Hurwicz Prize / Roger Myerson: Lloyd Shapley Prize'],
  [
    'symptoms',
    'Fever: above 39 degrees / Less sleep: rested after three hours / Talkative: speaks fast / Rash: red, itching spots',
  ],
  ['remarks', 'Cover the deck: ropes must lie free / Check the tide: it turns twice / Use two hawsers: one may break'],
  [
    'what things do',
    'Le pilote : il guide les navires / Irrigation : donner de l’eau aux plantes / La marche : ours, homme, chien',
  ],
])('%s are no list of terms', (_, said) => {
  expect(termsIn(itemsOf(said))).toEqual([]);
});

test('a term that begins as the parts of a book do is one: only with a number it is none', () => {
  const said =
    'Quay: a platform where ships are loaded / Mole: a wall that breaks the waves / Buoy: a float that marks a channel / ';
  const parts = 'Unit vector: a vector of length one / Unit IV: the vectors of the plane / Page index: a list of all the pages';
  expect(termsIn(itemsOf(said + parts))).toEqual(['Quay', 'Mole', 'Buoy', 'Unit vector', 'Page index']);
});

test('of a list of terms only what is defined is asked, and “this is” goes', () => {
  const said = 'Quay: this is the platform where ships are loaded / Mole: a wall of stone / Buoy: a float that marks a channel';
  const blocks = itemsOf(`${said} / Lock: opened every morning`);
  expect(termsIn(blocks)).toEqual(['Quay', 'Mole', 'Buoy']);
  const [quay] = withTermLists([{ number: 1, blocks }])[0]?.blocks ?? [];
  expect(quay?.pair?.meaning).toBe('the platform where ships are loaded');
});
