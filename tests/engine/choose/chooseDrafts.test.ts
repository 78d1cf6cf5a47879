// Which drafts become questions: spotless ones before flawed ones, and none that tells what another asks.

import { expect, test } from 'vitest';
import { chooseDrafts } from '#engine/choose/chooseDrafts';
import type { Draft } from '#engine/draft/draft';
import { essay } from '#engine/draft/essay/termEssay';
import { asking, framed } from '#engine/draft/frame';
import { own as ownKind } from '#engine/draft/passage/ownQuestion';
import { meaningOfTerm, termOfMeaning } from '#engine/draft/term/definitionKind';
import { gap } from '#engine/draft/term/gapQuestion';
import { readTxt } from '#engine/read/txt';
import { materialOf } from '#engine/understand/material';

const material = materialOf(
  readTxt(new TextEncoder().encode('The tide turns twice a day along this coast, and the boats turn with it.'), 'notes.txt'),
);

/** `score` as rated.ts counts it: four times how likely it is printed, and what its term is worth. */
function draft(text: string, answer: string, score: number): Draft {
  const sentence = material.sentences[0];
  if (!sentence) throw new Error('The notes hold a sentence.');
  const parts = { accepted: [], keyPoints: [], wrong: ['Harbor', 'Anchor', 'Lantern'] };
  return {
    ...parts,
    type: 'multiple_choice',
    kind: termOfMeaning,
    ...asking(framed('plain', text)),
    answer,
    keys: [answer],
    quote: sentence.text,
    sentence,
    score,
  };
}

const lagoon = draft('What is the term for shallow water behind a bank of sand?', 'Lagoon', 2.4);
const ebb = draft('What is the term for the outward flow after high water?', 'Ebb', 2.3);
const choose = (drafts: Draft[], isFlawed: (one: Draft) => boolean) =>
  chooseDrafts(drafts, 2, (one) => (isFlawed(one) ? 1 : 0)).map(({ answer }) => answer);

test('a draft with a flaw loses its place to one without', () => {
  // There is room for two.
  const delta = draft('What is the term for land that a river builds into the sea?', 'Delta', 2.2);
  expect(choose([lagoon, ebb, delta], () => false).sort()).toEqual(['Ebb', 'Lagoon']);
  expect(choose([lagoon, ebb, delta], (one) => one === ebb).sort()).toEqual(['Delta', 'Lagoon']);
});

test('a flawed draft that is not much good is left out, though nothing takes its place', () => {
  const weak = { ...ebb, score: 1.1 };
  expect(choose([lagoon, weak], () => false).sort()).toEqual(['Ebb', 'Lagoon']);
  expect(choose([lagoon, weak], (one) => one === weak)).toEqual(['Lagoon']);
});

test('a stem that names the answer of a chosen question is not chosen in a short quiz', () => {
  const telling = draft('Which of the following part a lagoon from the open sea of the coast?', 'Sandbanks', 2.3);
  expect(choose([lagoon, telling], () => false)).toEqual(['Lagoon']);
});

test('a long statement that only mentions the answer of another question stands beside it', () => {
  const said =
    'The old pilots of the southern islands crossed every lagoon at noon, when coral heads showed best against white sand.';
  const mentions = draft(`“${said}” Why is this so?`, 'Light falls steeply then', 2.3);
  expect(choose([lagoon, mentions], () => false)).toEqual(['Lagoon', 'Light falls steeply then']);
});

test('of two questions and one whose stem names the answers of both, the two are asked, though each is worth less', () => {
  const delta = draft('What is the term for land that a river builds into the sea?', 'Delta', 2.2);
  const telling = draft('Which of the following part a lagoon and a delta from the open sea?', 'Sandbanks', 2.6);
  const chosen = chooseDrafts([telling, { ...lagoon, score: 2.2 }, delta], 3, () => 0);
  expect(chosen.map(({ answer }) => answer).sort()).toEqual(['Delta', 'Lagoon']);
});

test('what names the answer of another is asked only where it is worth it', () => {
  const others = ['amber', 'basalt', 'cedar'].map((word) =>
    draft(`What is the term for ${word} of the coast?`, `The ${word}`, 2.2),
  );
  const chosen = (score: number) =>
    chooseDrafts(
      [{ ...lagoon, score: 3 }, draft('Which banks part a lagoon from the open sea?', 'Bars', score), ...others],
      5,
      () => 0,
    ).length;
  expect(chosen(1.5)).toBe(4);
  expect(chosen(1.6)).toBe(5);
});

test('two choices under one stem are both asked where their right options differ, and one where they say the same', () => {
  const stem = 'Which of these terms is paired with its correct meaning?';
  const hawser = draft(stem, 'Hawser: a thick rope that holds a ship to the quay', 2.4);
  const ballast = draft(stem, 'Ballast: a heavy load that keeps the hull upright', 2.3);
  const cable = draft(stem, 'Cable: a thick rope that holds a ship to the quay', 2.2);
  expect(choose([hawser, ballast], () => false)).toEqual([hawser.answer, ballast.answer]);
  expect(choose([hawser, cable], () => false)).toEqual([hawser.answer]);
  // Where they are typed, no options tell one from the other.
  const typed = [hawser, ballast].map((one): Draft => ({ ...one, type: 'short_answer', wrong: [] }));
  expect(choose(typed, () => false)).toHaveLength(1);
});

test('a document’s own questions stay, though the stem of one names the answer of another', () => {
  const own = [lagoon, ebb, draft('Which of the following part a lagoon from the ebb of the sea?', 'Sandbanks', 2.3)];
  expect(
    chooseDrafts(
      own.map((one): Draft => ({ ...one, kind: ownKind })),
      3,
      () => 0,
    ),
  ).toHaveLength(3);
});

test('a short quiz has two essays that ask for more than recall, where one that does not has its share', () => {
  const essays = ['amber basalt cedar', 'dune ember flint', 'grove heath inlet'].map(
    (words): Draft => ({ ...draft(`Explain why ${words} matters.`, words, 2), type: 'essay', kind: essay, likely: 0.5 }),
  );
  const count = (level: Draft['level']) =>
    chooseDrafts([lagoon, ebb, ...essays.map((one) => ({ ...one, level }))], 8, () => 0).filter(({ type }) => type === 'essay');
  expect(count('understanding')).toHaveLength(2);
  expect(count('recall')).toHaveLength(1);
});

test('of hundreds of drafts some essays are left, though each is worth less than any term', () => {
  const words = (at: number) => ['amber', 'basalt', 'cedar', 'dune', 'ember'].map((word) => `${word}${at}`).join(' ');
  const many = Array.from({ length: 700 }, (_, at): Draft => {
    const section = { index: at % 140, heading: '', topics: [], skipped: false };
    const one = { ...draft(`What is the term for ${words(at)}?`, `Key${at}`, 2.9), keys: [`key${at}`] };
    return { ...one, sentence: { ...one.sentence, index: at, section } };
  });
  const essays = many.slice(0, 140).map(
    (one, at): Draft => ({
      ...one,
      type: 'essay',
      kind: essay,
      text: `Explain ${words(at + 1000)}.`,
      keys: [`essay${at}`],
      score: 1.9,
    }),
  );
  const types = chooseDrafts([...many, ...essays], 60, () => 0).map(({ type }) => type);
  expect(types.filter((type) => type === 'essay').length).toBeGreaterThanOrEqual(6);
});

test('about a third are sentences with a gap, however good', () => {
  const gaps = Array.from(
    { length: 8 },
    (_, at): Draft => ({
      ...draft(`Complete the sentence: “The pilots call rock${at} stone${at} reef${at} a _____.”`, `Gap${at}`, 2.6),
      type: 'short_answer',
      kind: gap,
    }),
  );
  const plain = Array.from({ length: 5 }, (_, at) =>
    draft(`What is the term for wave${at} wind${at} shore${at}?`, `Plain${at}`, 1.9),
  );
  const chosen = chooseDrafts([...gaps, ...plain], 10, () => 0);
  expect(chosen.filter(({ text }) => text.includes('_____'))).toHaveLength(3);
});

test('where little else is left, gaps may be more than their share', () => {
  const gaps = Array.from(
    { length: 4 },
    (_, at): Draft => ({
      ...draft(`Complete the sentence: “The pilots call rock${at} stone${at} reef${at} a _____.”`, `Gap${at}`, 2.6),
      type: 'short_answer',
      kind: gap,
    }),
  );
  expect(chooseDrafts(gaps, 4, () => 0, { isScarce: true })).toHaveLength(3);
  expect(chooseDrafts(gaps, 4, () => 0)).toHaveLength(0);
});

test('after ten questions only what is likely to be taken makes a quiz longer', () => {
  const many = (likely: number, from: number, best = 2.2) =>
    Array.from({ length: 8 }, (_, at): Draft => {
      const words = ['amber', 'basalt', 'cedar', 'dune'].map((word) => `${word}${from + at}`).join(' ');
      return { ...draft(`What is the term for ${words}?`, `Key${from + at}`, best - 0.02 * at), likely, type: 'short_answer' };
    });
  const chosen = (likely: number) => chooseDrafts([...many(0.9, 0, 2.5), ...many(likely, 8)], 16, () => 0).length;
  expect(chosen(0.6)).toBeGreaterThan(10);
  expect(chosen(0.48)).toBe(10);
  // The document's own questions come as they are.
  const own = [...many(0.48, 0), ...many(0.48, 8)].map((one): Draft => ({ ...one, kind: ownKind }));
  expect(chooseDrafts(own, 16, () => 0)).toHaveLength(16);
});

/** A book of so many sentences, with drafts where `at` says, each on a word of its own. */
function bookOf(length: number) {
  const [first] = material.sentences;
  if (!first) throw new Error('The notes hold a sentence.');
  const letters = (n: number) => n.toString(26).replace(/\d/g, (digit) => 'qrstuvwxyz'.charAt(Number(digit)));
  return Array.from({ length }, (_, index): Draft => {
    const name = `Mar${letters(index)}ine`;
    const sentence = { ...first, index: index * 10, section: { ...first.section, index } };
    const stem = `What is the term for the ${letters(index * 7)}ber of the ${letters(index * 11)}dok?`;
    return { ...draft(stem, name, index < 100 ? 2.8 : 2.4), sentence };
  });
}

test('the questions of a book come from all its parts, though the best drafts stand at its start', () => {
  const chosen = chooseDrafts(bookOf(1000), 20, () => 0);
  const inTenths = chosen.map(({ sentence }) => Math.floor(sentence.index / 1000));
  expect(chosen).toHaveLength(20);
  expect(new Set(inTenths).size).toBe(10);
});

test('a book has essays among its questions, though its best terms are worth more', () => {
  const drafts = bookOf(1000).map((one, at): Draft => (at % 50 === 0 ? { ...one, type: 'essay', kind: essay, score: 1.9 } : one));
  const essays = chooseDrafts(drafts, 20, () => 0).filter(({ type }) => type === 'essay');
  expect(essays.length).toBeGreaterThan(1);
  expect(essays.length).toBeLessThan(5);
});

test('no part of a book is left out because its drafts are worth a little less, however many essays there are', () => {
  const drafts = bookOf(600).map((one, at): Draft => ({ ...one, score: at < 500 ? 2.4 : 2.3 }));
  const essays = bookOf(600)
    .filter((_, at) => at % 12 === 0)
    .map(
      (one): Draft => ({
        ...one,
        type: 'essay',
        kind: essay,
        score: 1.9,
        text: `${one.text} Explain.`,
        keys: [`essay ${one.keys[0]}`],
      }),
    );
  const chosen = chooseDrafts([...drafts, ...essays], 60, () => 0);
  expect(new Set(chosen.map(({ sentence }) => Math.floor(sentence.index / 600))).size).toBe(10);
});

test('a book without headings is asked about in all its parts too', () => {
  const drafts = bookOf(1000).map(
    (one): Draft => ({ ...one, sentence: { ...one.sentence, section: { ...one.sentence.section, index: 0 } } }),
  );
  expect(chooseDrafts(drafts, 20, () => 0)).toHaveLength(20);
});

test('one question on a whole book is no essay', () => {
  const drafts = bookOf(1000).map((one, at): Draft => (at % 50 === 0 ? { ...one, type: 'essay', kind: essay, score: 1.9 } : one));
  expect(chooseDrafts(drafts, 1, () => 0).map(({ type }) => type)).toEqual(['multiple_choice']);
});

test('two questions that set the same four terms side by side ask the same; those that share three do not', () => {
  const among = ['lagoon', 'ebb', 'delta', 'mole'];
  const nearly = { ...ebb, among: ['ebb', 'delta', 'mole', 'lagoon'] };
  const others = { ...ebb, among: ['ebb', 'delta', 'mole', 'quay'] };
  expect(choose([{ ...lagoon, among }, nearly], () => false)).toEqual(['Lagoon']);
  expect(choose([{ ...lagoon, among }, others], () => false).sort()).toEqual(['Ebb', 'Lagoon']);
});

test('what a term means is asked in four of ten questions before what is typed comes first', () => {
  const words = ['amber', 'basalt', 'cedar', 'dolmen', 'ember', 'flint', 'gravel', 'hazel', 'iris', 'jasper'];
  const chosen = chooseDrafts(
    words.flatMap((word) => [
      { ...draft(`What does the term “${word}” mean?`, `The ${word} of the coast`, 2), kind: meaningOfTerm, keys: [word] },
      { ...draft(`Which stone of the coast is of ${word}?`, word, 2.2), type: 'short_answer' as const, wrong: [] },
    ]),
    10,
    () => 0,
  );
  const asked = chosen.filter(({ kind }) => kind === meaningOfTerm).length;
  expect(asked).toBeGreaterThanOrEqual(4);
  expect(asked).toBeLessThanOrEqual(5);
});
