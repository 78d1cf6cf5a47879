// Two terms that are easily mixed up, told apart by what each means.
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Quiz } from '#core/quiz';
import { contrast } from '#engine/draft/term/contrastQuestion';
import { termOfMeaning } from '#engine/draft/term/definitionKind';
import { flawsOf } from '#engine/engine';
import { seededRandom } from '#engine/random';
import { readDocument } from '#engine/read/reader';
import { readTxt } from '#engine/read/txt';
import { QUOTE_BREAK } from '#engine/understand/material';
import { understand } from '#engine/understand/understood';
import { fixture, pdfjs, questionsDrafted, textFile } from '../../../support/engineInput.ts';

const COAST = [
  'A flood tide is a flow of water that comes in from the open sea. Every flood tide fills the harbour.',
  'An ebb tide is a flow of water that runs out between the banks. The ebb tide leaves the harbour by night.',
  'A spring tide is a flow of water that rises highest in the whole month. The spring tide comes with the full moon.',
  'A river mouth is a place where a stream meets the coast. Each river mouth has a bank of mud.',
  'A sand bar is a place where waves drop the grains that they carry. A sand bar moves in a storm.',
].join('\n\n');

function drafts(text: string) {
  const document = readTxt(new TextEncoder().encode(text), 'coast.txt');
  return contrast.draft(understand(document), seededRandom(1), false);
}

const ebb = 'a flow of water that runs out between the banks';
const flood = 'a flow of water that comes in from the open sea';

test('a term is told from one of its kind: the right option says what both mean, one has them the other way round', () => {
  const own = drafts(COAST).find(({ text }) => text === 'How do “ebb tide” and “flood tide” differ?');
  expect(own?.answer).toBe(`Ebb tide: ${ebb}; flood tide: ${flood}`);
  const [swapped, ...ofThird] = own?.wrong ?? [];
  expect(swapped).toBe(`Ebb tide: ${flood}; flood tide: ${ebb}`);
  // In each of the two others one has its own meaning, and the other that of a third.
  expect(ofThird).toHaveLength(2);
  expect(ofThird[0]?.startsWith(`Ebb tide: ${ebb}; flood tide: a `)).toBe(true);
  expect(ofThird[1]?.endsWith(`; flood tide: ${flood}`)).toBe(true);
  expect(new Set([own?.answer, ...(own?.wrong ?? [])]).size).toBe(4);
});

test('its quote has the sentences of both, the earlier first', () => {
  const own = drafts(COAST).find(({ text }) => text === 'How do “ebb tide” and “flood tide” differ?');
  expect(own?.quote.split(QUOTE_BREAK)).toEqual([`A flood tide is ${flood}.`, `An ebb tide is ${ebb}.`]);
  expect(own?.sentence.text).toBe(`A flood tide is ${flood}.`);
});

test('terms whose meanings are too long to be read in four options are not told apart', () => {
  const long = COAST.replace(
    'runs out between the banks',
    `runs out between the banks ${'of clay and of sand '.repeat(5)}at night`,
  );
  expect(drafts(long).filter(({ text }) => text.includes('ebb tide'))).toEqual([]);
});

test('one pair is asked about once, from whichever side', () => {
  const [one, other] = ['“ebb tide” and “flood tide” differ', '“flood tide” and “ebb tide” differ'].map((pair) =>
    drafts(COAST).find(({ text }) => text.includes(pair)),
  );
  expect(one?.keys.filter((key) => other?.keys.includes(key))).toHaveLength(1);
});

test.each([
  ['things of other kinds', 'How do “ebb tide” and “river mouth” differ?'],
  ['a class and what belongs to it', 'How do “king tide” and “spring tide” differ?'],
])('%s are not set apart', (_, question) => {
  const king = 'A king tide is a spring tide that floods the fields of the valley. A king tide is rare.';
  expect(drafts(`${COAST}\n\n${king}`).map(({ text }) => text)).not.toContain(question);
});

test('where a term’s meaning is asked for, the explanation says whose meanings the wrong options are', async () => {
  const questions = await questionsDrafted(fixture(join('kinds', 'notes_harbour.txt')), termOfMeaning);
  const notes = questions.map(({ explanation }) => explanation ?? '');
  expect(notes.some((note) => /” The others say what “[^”]+”, “[^”]+” and “[^”]+” mean\.$/.test(note))).toBe(true);
});

test('the explanation says what the other options have, and a key turned to one of them does not pass', async () => {
  const file = textFile(COAST);
  const questions = await questionsDrafted(textFile(COAST), contrast);
  const asked = questions.find(({ question_text }) => question_text === 'How do “ebb tide” and “flood tide” differ?');
  if (!asked?.options) throw new Error('It is asked.');
  expect(asked.explanation).toMatch(
    /Of the others, one has both the other way round, and in the rest one term stands with what “.+” means\.$/,
  );
  const document = await readDocument(file.bytes, file.name, pdfjs);
  const flawed = Object.keys(asked.options).filter((correct_answer) => {
    const turned = { ...asked, correct_answer };
    return flawsOf(turned, { title: '', questions: [turned] } as unknown as Quiz, document).some(
      ({ kind }) => kind === 'answer-not-in-quote',
    );
  });
  expect(flawed.sort()).toEqual(['A', 'B', 'C', 'D'].filter((letter) => letter !== asked.correct_answer));
});

test('the third meaning is of their sort, and neither term stands in its own meaning', () => {
  const asks = (text: string) =>
    drafts(text).some((one) => /“ebb tide” and “flood tide”|“flood tide” and “ebb tide”/.test(one.text));
  expect(asks(COAST)).toBe(true);
  expect(
    asks(
      COAST.replace('A spring tide is a flow of water that rises', 'A gale is a storm that blows').replace(
        /spring tide/g,
        'gale',
      ),
    ),
  ).toBe(false);
  expect(asks(COAST.replace('that comes in from the open sea', 'that floods the banks of the sea'))).toBe(false);
});

test('a meaning may hold the word that both terms share', () => {
  const texts = drafts(COAST.replaceAll('a flow of water', 'a movement of the tide')).map(({ text }) => text);
  expect(texts).toContain('How do “ebb tide” and “flood tide” differ?');
});

test('a term is told from the one whose meaning says most of the same', () => {
  const slack = 'A slack tide is a flow of water that runs out between the piers. The slack tide is short.';
  const texts = drafts(`${COAST}\n\n${slack}`).map(({ text }) => text);
  expect(texts).toContain('How do “ebb tide” and “slack tide” differ?');
  expect(texts).not.toContain('How do “ebb tide” and “flood tide” differ?');
});
