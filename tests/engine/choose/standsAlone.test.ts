// Wordings that were really cut out of textbooks, whole ones and broken ones.
import { expect, test } from 'vitest';
import { isWholePhrase, wholeRules } from '#engine/check/wholePhrase';
import { kinds } from '#engine/choose/draftsOf';
import { standsAlone } from '#engine/choose/standsAlone';
import { type Draft, draftOf, type QuestionKind } from '#engine/draft/draft';
import type { Frame } from '#engine/draft/frame';
import { understoodOf } from '../../support/engineInput.ts';

const { material, tagged } = understoodOf('The tide turns twice a day along this coast.');
const [sentence] = material.sentences;

function kindOf(name: string): QuestionKind {
  const kind = kinds.find((one) => one.name === name);
  if (!kind) throw new Error(`There is no kind ${name}.`);
  return kind;
}

function draft(kind: QuestionKind, frame: Frame, said: string, from = sentence): Draft {
  const sentence = from;
  if (!sentence) throw new Error('The notes hold a sentence.');
  const stem = { frame, content: said };
  return draftOf(kind, { type: 'short_answer', stem, answer: 'Lagoon', score: 1, keys: [], quote: sentence.text, sentence });
}

test.each([
  'a stretch of salt water that is parted from the sea by a bank',
  'a mast and the sail that hangs from it',
  'a rope that sailors use for a sail',
  'the simultaneous expression of both of the alleles in the heterozygote',
  'a process in which fewer and fewer owners control the majority of media outlets',
  'professionals who study cells via microscopic examinations and other laboratory tests',
  'any gene that, when altered, leads to a faster rate of growth',
  'a lantern that goes out when under water',
  'nutrients that plants require in larger amounts',
  'the way people come to learn the values of their culture',
  'an area where two closely related species continue to interact and reproduce',
  'environments in which the soil is either permanently or periodically saturated with water',
  'different forms of the same atom that vary only in the number of neutrons they possess',
])('whole: %s', (phrase) => {
  expect(isWholePhrase(phrase, tagged)).toBe(true);
});

test.each([
  ['the clause lost its end', 'a parasite that harms people when contaminated, undercooked meat'],
  ['a main verb of its own', 'the amount of the isotope that has not yet decayed can be determined'],
  ['the second half is gone', 'fungal infections that are either common in all environments'],
])('broken, %s: %s', (_, phrase) => {
  expect(isWholePhrase(phrase, tagged)).toBe(false);
});

test.each([
  ['term-of-meaning', 'term-for', 'the point at which two or more bones meet', true],
  ['term-of-meaning', 'term-for', 'the less dense region', false],
  ['term-of-meaning', 'term-for', 'the area surrounded by the folds', false],
  ['term-of-meaning', 'description', 'a lamp that is lit at night', true],
] as const)('%s, %s: %s stands alone: %s', (name, frame, said, alone) => {
  expect(standsAlone(draft(kindOf(name), frame, said), tagged)).toBe(alone);
});

test('a sentence that a heading ran into is not asked about', () => {
  const [glued] = understoodOf('The Trade Of Salt In a series of essays, a trader presented the idea.').material.sentences;
  const said = 'the idea that a trader presented in his essays';
  expect(standsAlone(draft(kindOf('term-of-meaning'), 'term-for', said), tagged)).toBe(true);
  expect(standsAlone(draft(kindOf('term-of-meaning'), 'term-for', said, glued), tagged)).toBe(false);
});

const broken: Record<keyof typeof wholeRules, string> = {
  'said of the word': 'a term that sailors use for a rope',
  'two sentences': 'a rope that holds a sail. The sail is white',
  'cut in the middle': 'a rope that is tied to the',
  'a clause that has lost its verb': 'a bay where a source of fresh water',
  'a pronoun with nothing before it': 'the knots that hang within it',
  'a sentence': 'the rope holds the sail of a ship',
};

test.each(Object.entries(broken))('%s: no whole phrase', (name, phrase) => {
  expect(wholeRules[name as keyof typeof broken]({ phrase, tokens: tagged.tokens(phrase) })).toBe(true);
  expect(isWholePhrase(phrase, tagged)).toBe(false);
});
