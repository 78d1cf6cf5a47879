// What a model wrote as a question of ours: an essay of points that the document makes, a typed answer that can be typed in few ways, and an
// explanation in the document's language.
import { expect, test } from 'vitest';
import { candidateOf } from '#engine/llm/candidate';
import { type Passage, passagesOf } from '#engine/llm/passage';
import type { ModelQuestion } from '#engine/llm/reply';
import { seededRandom } from '#engine/random';
import type { TextDocument } from '#engine/read/textDocument';
import { readTxt } from '#engine/read/txt';
import { materialOf } from '#engine/understand/material';

const SENTENCES = [
  'A sextant measures the height of the sun above the horizon.',
  'From that height and the exact time the navigator works out the latitude of the ship.',
  'Fog hides the horizon, so that the sextant is of no use.',
];

const base: ModelQuestion = {
  type: 'essay',
  asks: 'how',
  question: 'Explain how a navigator finds the position of a ship with a sextant.',
  answer: SENTENCES.join(' '),
  wrong_options: [],
  accepted_answers: [],
  key_points: [
    { text: 'The sextant measures the height of the sun above the horizon.', terms: ['sun', 'horizon'] },
    { text: 'The navigator works out the latitude from that height and the time.', terms: ['latitude'] },
  ],
  quotes: SENTENCES,
  explanation: '',
  difficulty: 'Medium',
};

function candidateFrom(written: Partial<ModelQuestion>, language?: string) {
  const read = readTxt(new TextEncoder().encode(`Ships\n\n${SENTENCES.join(' ')}`), 'ships.txt');
  const document: TextDocument = language === undefined ? read : { ...read, language };
  const material = materialOf(document);
  const [passage] = passagesOf(material, [], 4) as [Passage];
  return candidateOf(material, passage, { ...base, ...written }, 'A', seededRandom(1));
}

const questionOf = (written: Partial<ModelQuestion>) => candidateFrom(written)?.question ?? null;

const point = (text: string, ...terms: string[]) => ({ text, terms });

test.each([
  ['made up', point('The moon is measured by radar.', 'radar')],
  [
    'of words of the document that it does not say together',
    point('The navigator measures the fog above the ship.', 'latitude', 'fog'),
  ],
  ['said before', point('The height of the sun above the horizon is measured.', 'sun', 'horizon')],
  ['that the question says', point('The navigator has a ship with a sextant.', 'navigator', 'ship')],
])('a point of an essay that is %s is dropped', (_, fault) => {
  const kept = questionOf({ key_points: [...base.key_points, fault] })?.key_points?.map(({ text }) => text);
  expect(kept).toEqual(base.key_points.map(({ text }) => text));
  expect(questionOf({ key_points: [...base.key_points.slice(0, 1), fault] })).toBeNull();
});

test.each([
  [['latitude', 'ship'], ['latitude']],
  [
    ['navigator', 'ship'],
    ['navigator', 'ship'],
  ],
])('of the terms %j of a point those stay that the question does not say, if there are any', (terms, remaining) => {
  const [first] = base.key_points;
  const points = [first ?? point(''), point('The navigator works out the latitude from the height and the time.', ...terms)];
  expect(questionOf({ key_points: points })?.key_points?.[1]?.terms).toEqual(remaining);
});

test('an essay whose model answer leaves a point out is none', () => {
  expect(questionOf({ answer: SENTENCES[0] ?? '' })).toBeNull();
});

test('two points that only a word tells apart are two', () => {
  const points = [
    point('The sextant measures the height of the sun above the horizon.', 'horizon'),
    point('The navigator works out the height of the sun above the horizon.', 'height', 'sun'),
  ];
  expect(questionOf({ key_points: points })?.key_points).toHaveLength(2);
});

test.each<[string, Partial<ModelQuestion>, boolean]>([
  ['a term', { asks: 'fact', question: 'Which instrument measures the height of the sun?', answer: 'sextant' }, true],
  ['a reason', { asks: 'why', question: 'Why is a sextant of no use in fog?', answer: 'fog hides the horizon' }, false],
  ['a piece of a sentence', { asks: 'fact', question: 'What is measured?', answer: 'height of the' }, false],
  [
    'what has no other wording',
    { asks: 'fact', question: 'What is it?', answer: 'exact sextant time', accepted_answers: [] },
    false,
  ],
  ['a line', { asks: 'fact', question: 'What does a sextant measure?', answer: 'the height of the sun' }, false],
])('a typed question asks for %s', (_, written, isTaken) => {
  const question = questionOf({ type: 'short_answer', key_points: [], accepted_answers: ['the sextant'], ...written });
  expect(question !== null).toBe(isTaken);
  if (isTaken) expect(question?.accepted_answers).toEqual(['the sextant']);
});

test.each([
  ['en', 'Not “a log”: The height of the sun above the horizon.', 'Under “Ships”: “A sextant'],
  ['de', 'Nicht „a log“: The height of the sun above the horizon.', 'Unter „Ships“: “A sextant'],
  ['nl', '', '“Ships”: “A sextant'],
])('an explanation in %s', (language, reasoning, explanation) => {
  const wrong = ['a log', 'a lead', 'a map'].map((text, at) => ({
    text,
    why_wrong: at === 0 ? 'The height of the sun above the horizon' : '',
  }));
  const choice = {
    type: 'multiple_choice' as const,
    question: 'Sextant, sun, horizon?',
    answer: 'a sextant',
    wrong_options: wrong,
    key_points: [],
  };
  const candidate = candidateFrom({ ...choice, quotes: [SENTENCES[0] ?? ''] }, language);
  expect(candidate?.reasoning).toBe(reasoning);
  expect(candidate?.question.explanation?.startsWith(explanation)).toBe(true);
});
