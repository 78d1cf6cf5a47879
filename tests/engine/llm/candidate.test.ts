// What a model wrote as a question of ours: an essay of points that the document makes, a typed answer that can be typed in few ways, an
// explanation in the document's language, and nothing that no page may show: signs, addresses, another language, figures, options that name
// the others. What a text says is held to the passage by a reader (answerCheck.test.ts).
import { expect, test } from 'vitest';
import { candidateOf } from '#engine/llm/candidate';
import { type Passage, passagesOf } from '#engine/llm/passage';
import { type ModelQuestion, questionsIn } from '#engine/llm/reply';
import { seededRandom } from '#engine/random';
import type { TextDocument } from '#engine/read/textDocument';
import { readTxt } from '#engine/read/txt';
import { materialOf } from '#engine/understand/material';
import { textFile } from '../../support/engineInput.ts';

const SENTENCES = [
  'A sextant measures the height of the sun above the horizon within 2 minutes of arc.',
  'From that height and the exact time the navigator works out the latitude of the ship.',
  'Fog hides the horizon, so that the sextant is of no use.',
  'A compass shows the navigator where north is.',
];

const base: ModelQuestion = {
  type: 'essay',
  asks: 'how',
  question: 'Explain how a navigator finds the position of a ship with a sextant.',
  answer: SENTENCES.slice(0, 3).join(' '),
  wrong_options: [],
  accepted_answers: [],
  key_points: [
    { text: 'The sextant measures the height of the sun above the horizon.', terms: ['sun', 'horizon'] },
    { text: 'The navigator works out the latitude from that height and the time.', terms: ['latitude'] },
  ],
  quotes: SENTENCES.slice(0, 3),
  explanation: '',
  difficulty: 'Medium',
};
const choice = {
  type: 'multiple_choice' as const,
  asks: 'fact' as const,
  question: 'Which instrument measures the height of the sun?',
  answer: 'a sextant',
  wrong_options: ['a compass', 'a barometer', 'a lead'].map((text) => ({ text, why_wrong: '' })),
  key_points: [],
  quotes: [SENTENCES[0] ?? ''],
};
const typed = { ...choice, type: 'short_answer' as const, wrong_options: [], accepted_answers: ['the sextant', 'quadrant'] };

function candidateFrom(written: Partial<ModelQuestion>, language?: string) {
  const read = readTxt(textFile(`Ships\n\n${SENTENCES.join(' ')}`).bytes, 'ships.txt');
  const document: TextDocument = language === undefined ? read : { ...read, language };
  const material = materialOf(document);
  const [passage] = passagesOf(material, [], 4) as [Passage];
  const [parsed] = questionsIn({ questions: [{ ...base, ...written }] }) as [ModelQuestion];
  return candidateOf(material, passage, parsed, 'A', seededRandom(1));
}

const questionOf = (written: Partial<ModelQuestion>) => candidateFrom(written)?.question ?? null;

const point = (text: string, ...terms: string[]) => ({ text, terms });

test.each([
  ['made up', point('The moon is measured by radar.', 'radar')],
  [
    'of words that the document does not say together',
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
    'what has no other word',
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
  const candidate = candidateFrom({ ...choice, question: 'Sextant, sun, horizon?', wrong_options: wrong }, language);
  expect(candidate?.reasoning).toBe(reasoning);
  expect(candidate?.question.explanation?.startsWith(explanation)).toBe(true);
});

test('what is honest stays', () => {
  for (const written of [base, choice, typed]) expect(questionOf(written)?.question_text).toBe(written.question);
  expect(questionOf(typed)?.accepted_answers).toEqual(typed.accepted_answers);
});

test.each([
  'Which instrument measures the **height** of the sun?',
  'Which instrument measures the height of the sun &amp; the horizon?',
  'Which instrument measures the height of the sun at example.com?',
  'Which instrument measures the height of the sun, as the table below shows?',
  'Welches Gerät misst die Höhe der Sonne über dem Horizont und wie ist es mit der Breite?',
  'WHICH INSTRUMENT MEASURES THE HEIGHT of the sun?',
  "A SHIP'S SEXTANT MEASURES WHAT?",
  'Which instrument does not measure the height of the sun?',
  "On a ship in fog, why doesn't a sextant measure the height of the sun?",
  `${'Of the height of the sun above the horizon much is said. '.repeat(6)}Which instrument measures it?`,
])('“%s” is no question', (question) => expect(questionOf({ ...choice, question })).toBeNull());

test.each(['All of the above', 'A compass.', 'a “compass”', 'a com\u200bpass', '<b>a lead</b>', ''])(
  'the option “%s” is none',
  (text) => {
    expect(questionOf({ ...choice, wrong_options: [...choice.wrong_options.slice(0, 2), { text, why_wrong: '' }] })).toBeNull();
  },
);

test('a question may deny what its quote denies, and its case may deny anything', () => {
  const stays = (written: Partial<ModelQuestion>) => expect(questionOf({ ...choice, ...written })).not.toBeNull();
  const wrong_options = ['north', 'the latitude', 'the navigator'].map((text) => ({ text: `Fog hides ${text}`, why_wrong: '' }));
  const fog = { answer: 'Fog hides the horizon', wrong_options, quotes: [SENTENCES[2] ?? ''] };
  stays({ ...fog, question: 'Why can a navigator not use a sextant in fog?' });
  stays({ question: 'A ship does not move. Which instrument measures the height of the sun?' });
  stays({ question: 'Which instrument helps a navigator who does not know the height of the sun?' });
});

test.each(['a sextant,', 'a sextant ·', 'a sextant, A sextant', 'a compass:'])('the option “%s” breaks off', (text) => {
  const wrong = (first: string) => [first, 'a barometer', 'a lead'].map((one) => ({ text: one, why_wrong: '' }));
  expect(questionOf({ ...choice, answer: text, wrong_options: wrong('a log') })).toBeNull();
  expect(questionOf({ ...choice, wrong_options: wrong(`${text} log`) }) === null).toBe(text.includes('A sextant'));
});

test.each([
  ['fog and the sun', 'the sun and fog'],
  ['clouds, rain and the sun', 'the sun, clouds and rain'],
  ['no use, as fog hides it', 'no use as fog hides it'],
])('“%s” and “%s” are one option', (first, second) => {
  const wrong = (...texts: string[]) => texts.map((text) => ({ text, why_wrong: '' }));
  const written = { ...choice, answer: 'a sextant and the exact time', question: 'What does the navigator need?' };
  expect(questionOf({ ...written, wrong_options: wrong(first, second, 'the ship and the horizon') })).toBeNull();
  expect(questionOf({ ...written, wrong_options: wrong(first, 'the moon and fog', 'the ship and the horizon') })).not.toBeNull();
});

test('a right option that is longer than each other one by a fifth is none', () => {
  const wrong = ['It hides the ship from view', 'It hides the sun'].map((text) => ({ text, why_wrong: '' }));
  const written = { ...choice, question: 'Why is a sextant of no use in fog?', quotes: [SENTENCES[2] ?? ''] };
  const questionWith = (text: string) =>
    questionOf({
      ...written,
      answer: 'It hides the horizon from the navigator',
      wrong_options: [...wrong, { text, why_wrong: '' }],
    });
  expect(questionWith('It hides the north')).toBeNull();
  expect(questionWith('It hides the north from the compass')).not.toBeNull();
});

test.each(['both', 'three', 'none'])('the option “%s” is one', (text) => {
  expect(questionOf({ ...choice, wrong_options: [...choice.wrong_options.slice(0, 2), { text, why_wrong: '' }] })).not.toBeNull();
});

test.each(['', '<b>sextant</b>', 'example.com', '_____'])('“%s” is no other wording of an answer, and no point', (text) => {
  expect(questionOf({ ...typed, accepted_answers: ['quadrant', text] })?.accepted_answers).toEqual(['quadrant']);
  const points = [...base.key_points, { text: `The sextant measures the height of the sun ${text}`, terms: ['sun', text] }];
  if (text !== '') expect(questionOf({ key_points: points })?.key_points).toHaveLength(2);
});

test.each(['quadrant', 'instrument'])('a typed question that says “%s”, which it accepts, is none', (text) => {
  const question = 'Which instrument, a quadrant for instance, measures the height of the sun?';
  expect(questionOf({ ...typed, question, accepted_answers: [text] })).toBeNull();
});
