// What a page would show as it is, and none may read: signs, addresses, another language, figures, options that name the others. What a
// text says is held to the passage by a reader (answerCheck.test.ts).
import { expect, test } from 'vitest';
import { candidateOf } from '#engine/llm/candidate';
import { type Passage, passagesOf } from '#engine/llm/passage';
import { type ModelQuestion, questionsIn } from '#engine/llm/reply';
import { seededRandom } from '#engine/random';
import { readTxt } from '#engine/read/txt';
import { materialOf } from '#engine/understand/material';

const SENTENCES = [
  'A sextant measures the height of the sun above the horizon within 2 minutes of arc.',
  'From that height and the exact time the navigator works out the latitude of the ship.',
  'Fog hides the horizon, so that the sextant is of no use.',
  'A compass shows the navigator where north is.',
];
const material = materialOf(readTxt(new TextEncoder().encode(`Ships\n\n${SENTENCES.join(' ')}`), 'ships.txt'));
const [passage] = passagesOf(material, [], 4) as [Passage];

const base = { explanation: '', wrong_options: [], accepted_answers: [], key_points: [], difficulty: 'Medium', asks: 'fact' };
const essay = {
  ...base,
  type: 'essay',
  question: 'Explain how a navigator finds the latitude of a ship with a sextant.',
  answer: SENTENCES.slice(0, 2).join(' '),
  key_points: [
    { text: 'The sextant measures the height of the sun above the horizon.', terms: ['sun', 'horizon'] },
    { text: 'The navigator works with that height and the exact time.', terms: ['height', 'time'] },
  ],
  quotes: SENTENCES.slice(0, 2),
};
const choice = {
  ...base,
  type: 'multiple_choice',
  question: 'Which instrument measures the height of the sun?',
  answer: 'a sextant',
  wrong_options: ['a compass', 'a barometer', 'a lead'].map((text) => ({ text, why_wrong: '' })),
  quotes: [SENTENCES[0] ?? ''],
};
const typed = { ...choice, type: 'short_answer', wrong_options: [], accepted_answers: ['the sextant', 'quadrant'] };

function questionOf(written: object) {
  const [parsed] = questionsIn({ questions: [written] }) as [ModelQuestion];
  return candidateOf(material, passage, parsed, 'A', seededRandom(1))?.question ?? null;
}

test('what is honest stays', () => {
  for (const written of [essay, choice, typed]) expect(questionOf(written)?.question_text).toBe(written.question);
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
  const stays = (written: object) => expect(questionOf({ ...choice, ...written })).not.toBeNull();
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
  const points = [...essay.key_points, { text: `The sextant measures the height of the sun ${text}`, terms: ['sun', text] }];
  if (text !== '') expect(questionOf({ ...essay, key_points: points })?.key_points).toHaveLength(2);
});

test.each(['quadrant', 'instrument'])('a typed question that says “%s”, which it accepts, is none', (text) => {
  const question = 'Which instrument, a quadrant for instance, measures the height of the sun?';
  expect(questionOf({ ...typed, question, accepted_answers: [text] })).toBeNull();
});
