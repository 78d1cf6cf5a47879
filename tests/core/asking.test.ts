// Ask: which passages of documents are found for a question, and when nothing is.
import { expect, test } from 'vitest';
import { askIndexOf, findPassages } from '../../src/core/ask/asking.ts';
import { passagesOf } from '../../src/core/ask/passages.ts';
import type { TextPage } from '../../src/core/document/documentText.ts';
import { sentencesIn } from '../../src/core/text/sentences.ts';

const heading = (text: string, level = 1) => ({ kind: 'heading' as const, text, level });
const paragraph = (text: string) => ({ kind: 'paragraph' as const, text });

const cells: TextPage[] = [
  {
    number: 1,
    blocks: [
      heading('Cells'),
      paragraph('Every living thing is made of cells. A cell is bounded by a membrane.'),
      heading('Mitochondria', 2),
      paragraph('Mitochondria release the energy that is stored in glucose. They have two membranes, e.g. Fig. 3 shows them.'),
    ],
  },
  {
    number: 2,
    blocks: [heading('Chloroplasts', 2), paragraph('Chloroplasts catch light. Their chlorophyll absorbs red and blue light.')],
  },
];
const rome: TextPage[] = [
  {
    number: 1,
    blocks: [
      heading('La République romaine'),
      paragraph(
        'Le Sénat dirigeait la politique extérieure de la République. Les consuls étaient élus pour un an par les citoyens.',
      ),
    ],
  },
];
const index = askIndexOf([
  { docId: 1, filename: 'cells.pdf', pages: cells },
  { docId: 2, filename: 'rome.txt', pages: rome },
]);
const marked = ({ sentences, answering }: ReturnType<typeof findPassages>['passages'][number]) =>
  answering.map((at) => sentences[at]?.text);

test('a passage is what stands under one heading, with the headings above it', () => {
  expect(passagesOf(cells).map((passage) => [passage.heading, passage.sentences.length])).toEqual([
    ['Cells', 2],
    ['Cells › Mitochondria', 2],
    ['Cells › Chloroplasts', 2],
  ]);
});

test('an abbreviation ends no sentence', () => {
  expect(sentencesIn('See Fig. 3 by Dr. Boyle. It shows cork.')).toEqual(['See Fig. 3 by Dr. Boyle.', 'It shows cork.']);
});

test('the best passage comes first, with its page and the sentence that answers', () => {
  const { isSure, passages } = findPassages(index, 'Which light does chlorophyll absorb?');
  expect(isSure).toBe(true);
  expect(passages[0]).toMatchObject({ docId: 1, filename: 'cells.pdf', hasPages: true });
  expect(passages[0] && marked(passages[0])).toEqual(['Their chlorophyll absorbs red and blue light.']);
  expect(passages[0]?.sentences[0]?.page).toBe(2);
});

test('a slip of the pen finds the word that is meant', () => {
  const { passages } = findPassages(index, 'energy of mitochondira');
  expect(passages[0] && marked(passages[0])).toContain('Mitochondria release the energy that is stored in glucose.');
});

test('a question in French finds a French passage, whatever the number and the accents', () => {
  const { isSure, passages } = findPassages(index, 'Pour combien de temps le consul est-il élu ?');
  expect(isSure).toBe(false);
  expect(passages.map(({ filename }) => filename)).toEqual(['rome.txt']);
  expect(passages[0] && marked(passages[0])).toEqual(['Les consuls étaient élus pour un an par les citoyens.']);
});

test('only the chosen documents are searched', () => {
  expect(findPassages(index, 'chlorophyll', [2]).passages).toEqual([]);
});

test('a passage that lacks most words of the question is not called an answer', () => {
  const { isSure, passages } = findPassages(index, 'How many ribosomes does the membrane of a bacterium have?');
  expect(isSure).toBe(false);
  expect(passages.length).toBeGreaterThan(0);
});

test.each(['', '???', 'and the of', 'Photolithography'])('nothing is found for “%s”', (question) => {
  expect(findPassages(index, question)).toEqual({ isSure: false, passages: [] });
});
