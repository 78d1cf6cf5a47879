// Every hard flaw, planted into a good quiz, is caught, and the gate takes the question out.
import { beforeAll, expect, test } from 'vitest';
import type { Question, Quiz } from '#core/quiz/quiz';
import { passGate } from '#engine/check/gate';
import { type HardFlaw, hardRules } from '#engine/check/hardFlaw';
import { type SoftFlaw, softRules } from '#engine/check/softFlaw';
import { flawsOf } from '#engine/engine';
import type { TextDocument } from '#engine/read/textDocument';
import { readTxt } from '#engine/read/txt';
import { fixture, quizOf } from '../../support/engineInput.ts';

let quiz: Quiz;
let document: TextDocument;

beforeAll(async () => {
  const file = fixture('notes_sociology.txt');
  document = readTxt(file.bytes, file.name);
  quiz = await quizOf(file);
});

const kinds = (question: Question, of: Quiz = { ...quiz, questions: [question] }) =>
  flawsOf(question, of, document).map((flaw) => flaw.kind);
const first = (type: Question['question_type']) =>
  structuredClone(quiz.questions.find((one) => one.question_type === type) as Question);

type Plant = (question: Question) => object;
const option = (question: Question) => question.options as Record<string, string>;
const wrongLetter = (question: Question) =>
  Object.keys(option(question)).find((letter) => letter !== question.correct_answer) as string;
const withOption = (q: Question, letter: string, text = '') => ({ options: { ...option(q), [letter]: text } });
const right = (q: Question) => option(q)[q.correct_answer] ?? '';
const asking =
  (question_text: string): Plant =>
  () => ({ question_text });

const planted: [HardFlaw, string, Question['question_type'], Plant][] = [
  ['missing-field', 'no explanation', 'multiple_choice', () => ({ explanation: undefined })],
  ['missing-field', 'an essay without key points', 'essay', () => ({ key_points: undefined })],
  ['options-not-distinct', 'the same option twice', 'multiple_choice', (q) => withOption(q, wrongLetter(q), right(q))],
  ['key-is-no-option', 'a letter that no option has', 'multiple_choice', () => ({ correct_answer: 'E' })],
  ['quote-not-on-page', 'another page', 'multiple_choice', (q) => ({ source: { page: 9, quote: q.source?.quote } })],
  ['answer-not-in-quote', 'the key turned to another letter', 'multiple_choice', (q) => ({ correct_answer: wrongLetter(q) })],
  ['answer-not-in-quote', 'a wrong short answer', 'short_answer', () => ({ correct_answer: 'photosynthesis' })],
  [
    'answer-in-stem',
    'the answer in the question',
    'short_answer',
    (q) => ({ question_text: `Is it ${q.correct_answer} or not?` }),
  ],
  ['answer-in-title', 'the answer as the title of the quiz', 'short_answer', () => ({ correct_answer: document.title })],
  ['junk', 'an address', 'multiple_choice', (q) => ({ question_text: `${q.question_text} See www.example.org.` })],
  ['unescaped-dollar', 'an amount of money', 'multiple_choice', asking('Which of the following costs $5 a day?')],
  ['point-not-in-source', 'a foreign point', 'essay', () => ({ key_points: [{ text: 'Cells divide.', terms: ['mitosis'] }] })],
  [
    'foreign-explanation',
    'that of another question',
    'multiple_choice',
    () => ({ explanation: 'Page 1: “Ships wait for the tide.”' }),
  ],
];

test.each(planted)('%s is caught: %s', (kind, _, type, plant) => {
  const bad = first(type);
  expect(kinds(bad)).not.toContain(kind);
  Object.assign(bad, plant(bad));
  const planting: Quiz = { ...quiz, questions: [bad] };
  expect(kinds(bad, planting)).toContain(kind);
  expect(passGate(planting, document).questions).toEqual([]);
});

/** Two need another question beside them, two a document that says more: they have tests of their own. */
const ownTests: (HardFlaw | SoftFlaw)[] = ['near-duplicate', 'key-asked-twice', 'word-of-key-in-stem', 'other-may-be-right'];

test.each(Object.keys({ ...hardRules, ...softRules }))('%s is planted', (name) => {
  expect([...planted.map(([kind]) => kind), ...soft.map(([kind]) => kind), ...ownTests]).toContain(name);
});

test('a word that the stem shares with the key alone is counted', () => {
  const asked = first('multiple_choice');
  Object.assign(asked, {
    question_text: 'Which of the following is a green space at the edge of a town?',
    options: { A: 'Green belts', B: 'Suburbs', C: 'Push factors', D: 'Harbors' },
    correct_answer: 'A',
  });
  expect(kinds(asked)).toContain('word-of-key-in-stem');
  asked.options = { A: 'Green belts', B: 'Green roofs', C: 'Push factors', D: 'Harbors' };
  expect(kinds(asked)).not.toContain('word-of-key-in-stem');
});

test('two choices under one stem that names nothing are told apart by their right options', () => {
  const one = first('multiple_choice');
  Object.assign(one, { question_text: 'Which of these terms is paired with its correct meaning?' });
  const right = one.options?.[one.correct_answer] ?? '';
  const saying = (text: string): Question => ({
    ...one,
    question_id: 99,
    options: { ...one.options, [one.correct_answer]: text },
  });
  const flaws = (two: Question) => kinds(two, { ...quiz, questions: [one, two] });
  expect(flaws(saying('Lighthouses warn sailors of rocks'))).not.toContain('near-duplicate');
  expect(flaws(saying(right))).toContain('near-duplicate');
  expect(flaws({ ...saying('Lighthouses warn sailors of rocks'), question_type: 'essay' })).toContain('near-duplicate');
});

test('the same question in other words is caught as a near duplicate, and the earlier one stays', () => {
  const one = first('short_answer');
  const two = { ...one, question_id: 99, question_text: `${one.question_text} Name it.` };
  const both: Quiz = { ...quiz, questions: [one, two] };
  expect(kinds(one, both)).not.toContain('near-duplicate');
  expect(kinds(two, both)).toContain('near-duplicate');
  expect(kinds(two, both)).toContain('key-asked-twice');
  expect(passGate(both, document).questions).toEqual([{ ...one, question_id: 1 }]);
});

const soft: [SoftFlaw, Question['question_type'], Plant][] = [
  ['dangling', 'short_answer', asking('This refers to what kind of district near a city?')],
  ['figure-talk', 'short_answer', asking('What does the district in the figure on the left show?')],
  ['article-mismatch', 'short_answer', asking('What is a area that lies at the edge of town called?')],
  ['doubled-word', 'short_answer', asking('What is the the name of a district at the edge?')],
  ['unbalanced', 'short_answer', asking('What is the name (or term for a district of towers?')],
  ['stem-length', 'short_answer', asking('What is it called?')],
  ['long-key', 'multiple_choice', (q) => withOption(q, q.correct_answer, right(q) + ' and very much more'.repeat(9))],
  ['option-inside-option', 'multiple_choice', (q) => withOption(q, wrongLetter(q), `Great ${right(q)}`)],
  ['mixed-options', 'multiple_choice', (q) => withOption(q, wrongLetter(q), '42')],
  ['negative-stem', 'multiple_choice', asking('Which of the following is not a district of a city?')],
  ['long-short-answer', 'short_answer', () => ({ correct_answer: 'a large and dense settlement of people' })],
];

test.each(soft)('%s is counted', (kind, type, plant) => {
  const bad = first(type);
  expect(kinds(bad)).not.toContain(kind);
  Object.assign(bad, plant(bad));
  expect(kinds(bad)).toContain(kind);
});

test.each([
  [
    'the document says so',
    'protect farmland and give residents a place to walk',
    ['Suburbs', 'Green belts', 'Push factors', 'Chains'],
  ],
  ['it says the stem again', 'are infections caused by fungi in water', ['Mycoses', 'Fungal infections', 'Tides', 'Harbors']],
])('an option that may be right too is counted: %s', (_, said, [A, B, C, D]) => {
  const options = { A, B, C, D } as Record<string, string>;
  const bad = { ...first('multiple_choice'), question_text: `Which of the following ${said}?`, options, correct_answer: 'A' };
  expect(kinds(bad)).toContain('other-may-be-right');
});

test.each([
  ['a condition', 'Which of the following is a condition in which the water does not move?', false],
  ['the seas except for one', 'Which of the following live in all seas, except for the polar ones?', false],
  ['is not', 'Which of the following is not a district of a city?', true],
  ['all except', 'All of the following are districts of a city except which one?', true],
])('a negative stem asks for what is not so: %s', (_, question_text, negative) => {
  const asked = { ...first('multiple_choice'), question_text };
  expect(kinds(asked).includes('negative-stem')).toBe(negative);
});

test.each([
  [['Mitochondria', 'Cyanobacteria', 'Plastids', 'Eukaryotes'], false],
  [['Species', 'Genera', 'Families', 'Orders'], false],
  [['Hydrogen and oxygen', 'Plants', 'Salts', 'Metals'], false],
  [['Suburb', 'Plants', 'Salts', 'Metals'], true],
])('options of mixed number: %s: %s', (texts, mixed) => {
  const [A, B, C, D] = texts;
  const asked = { ...first('multiple_choice'), options: { A, B, C, D } as Record<string, string>, correct_answer: 'A' };
  expect(kinds(asked).includes('mixed-options')).toBe(mixed);
});
