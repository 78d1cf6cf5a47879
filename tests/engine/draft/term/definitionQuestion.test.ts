import { expect, test } from 'vitest';
import { renderStem } from '#engine/draft/frame';
import { askForTermOpenly } from '#engine/draft/term/askForTerm';
import { meaningQuestion } from '#engine/draft/term/definitionQuestion';
import { seededRandom } from '#engine/random';
import type { Definition } from '#engine/understand/definition/definition';
import { understoodOf } from '../../../support/engineInput.ts';

const notes = understoodOf('The tide turns twice a day along this coast.');
const sentence = notes.material.sentences[0] as Definition['sentence'];

test.each([
  ['is', 'a sea without wind', 'What is the term for a sea without wind?'],
  ['when', 'when the sun weakens the moon', 'What is the term for what occurs when the sun weakens the moon?'],
] as const)('a meaning is asked for as it is worded: %s, %s', (wording, meaning, question) => {
  const stem = askForTermOpenly({ term: 'lull', key: 'lull', meaning, wording, plural: false, sentence, score: 1 });
  expect(stem && renderStem(stem)).toBe(question);
});

/** The choices on what terms of one lesson mean, each given with its meaning. */
function draftsOn(given: readonly (Pick<Definition, 'term' | 'meaning'> & Partial<Definition>)[]) {
  const all = given.map(
    (one, at): Definition => ({
      key: one.term,
      wording: 'label',
      plural: false,
      sentence: { ...sentence, index: at },
      score: 1,
      ...one,
    }),
  );
  return all.map((definition) => meaningQuestion({ ...notes, definitions: all }, definition, seededRandom(1)));
}

const wrongOf = (given: Parameters<typeof draftsOn>[0]) => draftsOn(given).map((draft) => draft?.wrong ?? null);

const LESSON = [
  { term: 'headway', meaning: 'the speed of a ship over the ground' },
  { term: 'brawl', meaning: 'a loud quarrel of two crews' },
  { term: 'doldrums', meaning: 'the lack of wind near the equator' },
  { term: 'wharfage', meaning: 'the right to land goods at a quay' },
];

test('terms of one lesson stand beside each other, though a dictionary calls one a measure and the next an act', () => {
  expect(wrongOf(LESSON).map((wrong) => wrong?.length)).toEqual([3, 3, 3, 3]);
});

test('a time beside what is no time is crossed out unread', () => {
  const [wrong] = wrongOf([...LESSON.slice(0, 3), { term: 'watch', meaning: 'a period of four hours on deck' }]);
  expect(wrong).toBeNull();
});

const DUES = [
  { term: 'harbour dues', meaning: 'the dues that each ship pays alike for its berth' },
  { term: 'tonnage dues', meaning: 'the dues that grow with the size of a ship' },
  { term: 'light dues', meaning: 'the dues that keep the lamps of a coast burning' },
  { term: 'pilot dues', meaning: 'the dues that are paid to whoever guides a ship' },
];

test('a word that term and meaning share tells nothing where the other meanings say it too, else the term is not asked for so', () => {
  expect(wrongOf(DUES).map((wrong) => wrong?.length)).toEqual([3, 3, 3, 3]);
  expect(wrongOf([...DUES.slice(0, 1), ...LESSON]).at(0)).toBeNull();
});

test('what a term is told apart by is never said in its meaning', () => {
  const [wrong] = wrongOf([
    { term: 'lamp dues', meaning: 'the dues that keep the lamps of a coast burning' },
    ...DUES.slice(0, 2),
    ...DUES.slice(3),
  ]);
  expect(wrong).toBeNull();
});

test('a word of the same root in the right meaning alone gives it away', () => {
  const [wrong] = wrongOf([{ term: 'provision', meaning: 'the goods provided to a crew at sea' }, ...LESSON.slice(1)]);
  expect(wrong).toBeNull();
});

test('no option ran on, is quoted, a note, or of one day', () => {
  const others = [
    { term: 'salvage', meaning: 'the saving of goods from a wreck' },
    { term: 'towage', meaning: 'the pulling of ships- Found in all ports' },
    { term: 'stowage', meaning: 'the “laying away” of goods in a hold' },
    { term: 'stranding', meaning: 'the loss of the Vega in March 1887' },
    { term: 'crowding', meaning: 'the number of ships / length of a quay' },
    { term: 'straying', meaning: 'the course of a crew that had lost its way' },
    { term: 'tackle', meaning: 'things like an anchor and its chain' },
  ];
  for (const [asked] of wrongOf([...LESSON, ...others]).map((one) => [one?.join(' ') ?? '']))
    expect(asked).not.toMatch(/Found|laying|Vega|length of a quay|lost its way|its chain/);
});

test('a meaning that names no thing is no option beside things, and is not asked for among them', () => {
  const meanings = ['a bank of sand', 'a tower with a lamp', 'a wall of stone', 'a box of maps', 'full of boats and nets'];
  const wrong = wrongOf(meanings.map((meaning, at) => ({ term: `term${at}`, meaning, wording: 'refers' as const })));
  expect(wrong.map((options) => options?.length)).toEqual([3, 3, 3, 3, undefined]);
  expect(wrong.flat()).not.toContain('Full of boats and nets');
});
