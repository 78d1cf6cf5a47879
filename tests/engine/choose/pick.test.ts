// Which drafts become questions: the likeliest and spotless first, spread over the document, and none that tells what another asks.
import { expect, test } from 'vitest';
import { fatalFlaw, pick, type Room } from '#engine/choose/pick';
import type { Draft, QuestionKind } from '#engine/draft/draft';
import { renderStem, type Stem } from '#engine/draft/frame';
import { ownKind } from '#engine/draft/passage/ownQuestion';
import { understoodOf } from '../../support/engineInput.ts';

/** A harbour with a name for every question: what is asked stands in its quote. */
const NAMES = 'lagoon ebb delta mole quay reef shoal strand tarn weir beck cove dune firth'.split(' ');
const SAID = NAMES.map(
  (_name, at) => `the ${at}th sort of water with rock${'abcdefghijklmn'[at]} below the coast of spring${at}`,
);
const of = understoodOf(NAMES.map((name, at) => `A ${name} is ${SAID[at]}.`).join('\n\n'));

/** The stem of a draft, and its text. */
const asked = (stem: Stem) => ({ stem, text: renderStem(stem) });

/** A kind of which no verdicts are known: its drafts are as likely as they say. */
const plain: QuestionKind = { name: 'plain', level: 'recall', judgedAs: 'own', draft: () => [] };

function draft(name: string, score: number, more: Partial<Draft> = {}): Draft {
  const at = NAMES.indexOf(name);
  const sentence = of.material.sentences[at];
  if (!sentence) throw new Error(`The notes hold no ${name}.`);
  return {
    ...{ type: 'short_answer', kind: plain, ...asked({ frame: 'term-for', content: SAID[at] ?? '' }), answer: name, wrong: [] },
    ...{ accepted: [], keyPoints: [], keys: [name], quote: sentence.text, sentence, score },
    ...more,
  };
}

const choose = (drafts: readonly Draft[], room: Partial<Room> = {}) =>
  pick(of, drafts, { length: drafts.length, minimum: 0, wish: null, ...room }).map(({ answer }) => answer);
const stem = (content: string) => asked({ frame: 'plain', content });

test('the likeliest are picked, and a soft flaw costs a draft its place', () => {
  const drafts = (more: Partial<Draft> = {}) => [draft('lagoon', 0.7), draft('ebb', 0.64), draft('delta', 0.65, more)];
  expect(choose(drafts(), { length: 2 })).toEqual(['lagoon', 'delta']);
  const doubled = stem('Which sort of the the water has rockc below the coast?');
  expect(choose(drafts(doubled), { length: 2 })).toEqual(['lagoon', 'ebb']);
});

test('what few readers would take is picked only where the quiz is too short without it', () => {
  const drafts = [draft('lagoon', 0.6), draft('ebb', 0.2), draft('delta', 0.3)];
  expect(choose(drafts)).toEqual(['lagoon']);
  expect(choose(drafts, { minimum: 2 })).toEqual(['lagoon', 'delta']);
});

test('a gap does not keep out the question that asks for its term by a meaning', () => {
  const gap = draft('lagoon', 0.7, asked({ frame: 'gap', content: 'The _____ lies in the harbour.' }));
  const meaning = draft('lagoon', 0.6, { kind: { ...plain, isDefinition: true } });
  const picked = pick(of, [gap, meaning, draft('ebb', 0.65)], { length: 2, minimum: 0, wish: null });
  expect(picked.map(({ stem: { frame }, answer }) => [frame, answer])).toEqual([
    ['term-for', 'lagoon'],
    ['term-for', 'ebb'],
  ]);
});

test('nothing is asked twice, nor as a part of another term', () => {
  expect(choose([draft('lagoon', 0.6), draft('ebb', 0.5, { keys: ['lagoon'] })])).toEqual(['lagoon']);
  const long = draft('ebb', 0.6, { keys: ['law of great tides'] });
  expect(choose([long, draft('delta', 0.5, { keys: ['great tides'] })])).toEqual(['ebb']);
});

test('two questions that set the same four terms side by side ask the same; those that share three do not', () => {
  const among = ['lagoon', 'ebb', 'delta', 'mole'];
  const other = (more: string[]) => draft('ebb', 0.6, { among: more });
  expect(choose([draft('lagoon', 0.7, { among }), other([...among].reverse())])).toEqual(['lagoon']);
  expect(choose([draft('lagoon', 0.7, { among }), other(['ebb', 'delta', 'mole', 'quay'])])).toEqual(['lagoon', 'ebb']);
});

test('a stem that names the answer of a picked question is left out, but among the document’s own', () => {
  const telling = { ...draft('ebb', 0.5), ...stem('What parts a lagoon from the open sea of the coast?') };
  expect(choose([draft('lagoon', 0.6), telling])).toEqual(['lagoon']);
  const theirs = [draft('lagoon', 0.6), telling].map((one): Draft => ({ ...one, kind: ownKind }));
  expect(choose(theirs)).toEqual(['lagoon', 'ebb']);
});

test('at most half are essays, while there is something else; under a wish for essays there are no others', () => {
  const essays = NAMES.slice(0, 6).map((name) =>
    draft(name, 0.7, {
      ...stem(`Explain what a ${name} does to rock${name} and sand${name}.`),
      ...{ type: 'essay', keyPoints: [{ text: SAID[NAMES.indexOf(name)] ?? '', terms: ['water'] }] },
    }),
  );
  const typed = NAMES.slice(6, 10).map((name) => draft(name, 0.5));
  const types = (room: Partial<Room>) =>
    pick(of, [...essays, ...typed], { length: 8, minimum: 0, wish: null, ...room }).filter(({ type }) => type === 'essay').length;
  expect(types({})).toBe(4);
  expect(types({ wish: { count: 8, type: 'essay', fits: () => true, holds: null } })).toBeGreaterThan(4);
});

test('in a quiz of ten no wording stands more than three times, while there is something else', () => {
  const alike = NAMES.slice(0, 6).map((name) => draft(name, 0.7));
  const others = NAMES.slice(6).map((name, at) => draft(name, 0.5, stem(`Word${at} then${at} asks${at} for ${SAID[at + 6]}?`)));
  expect(choose([...alike, ...others], { length: 10 }).filter((name) => NAMES.indexOf(name) < 6)).toHaveLength(3);
  expect(choose(alike, { length: 10, minimum: 5 })).toHaveLength(5);
});

test('the questions come from all parts of the document, though the best stand at its start', () => {
  const drafts = NAMES.map((name, at) => draft(name, at < 7 ? 0.6 : 0.57));
  const places = choose(drafts, { length: 4 }).map((name) => NAMES.indexOf(name) >> 2);
  expect(new Set(places).size).toBeGreaterThan(2);
});

test('what makes no sense, tells its answer or would be refused by the gate is not asked', () => {
  expect(fatalFlaw(of, draft('lagoon', 0.6))).toBeNull();
  expect(fatalFlaw(of, { ...draft('lagoon', 0.6), quote: 'Another sentence.' })).toBe('quote-not-on-page');
  const echoing = { ...draft('lagoon', 0.6), ...stem('What is the name of partly lagoonal water with rocka?') };
  expect(fatalFlaw(of, { ...echoing, type: 'multiple_choice', wrong: ['ebb', 'delta', 'mole'] })).toBe('echo');
});
