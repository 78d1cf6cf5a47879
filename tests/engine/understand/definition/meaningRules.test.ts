// Each rule for a meaning refuses its example, and what looks like it is a meaning.
import { expect, test } from 'vitest';
import { type Claim, isSoundMeaning, meaningRules } from '#engine/understand/definition/meaning';
import { understoodOf } from '../../../support/engineInput.ts';

type Example = readonly [sentence: string, term: string, meaning: string, wording: Claim['wording']];

/** What the notes say, with their one sentence taken for a definition. */
function claimOf([text, term, meaning, wording]: Example): Claim {
  const { material, tagged } = understoodOf(text);
  return { term, meaning, wording, sentence: material.sentences[0] as Claim['sentence'], tagged };
}

const examples: Record<keyof typeof meaningRules, Example> = {
  'too few or too many words': ['A painter means rope of hemp.', 'painter', 'rope of hemp', 'refers'],
  'only describes': ['A sextant is an important tool of every sailor.', 'sextant', 'an important tool of every sailor', 'is'],
  'points back': ['A painter means the rope so given to a captain.', 'painter', 'the rope so given to a captain', 'refers'],
  'a remark': ['Sails are the backbone of the age of trade by sea.', 'sails', 'the backbone of the age of trade by sea', 'is'],
  'half of something': ['A painter means but a rope of laid threads.', 'painter', 'but a rope of laid threads', 'refers'],
  'a question, a formula, or the letters of an example': [
    'A knot means speed $v$ of a ship.',
    'knot',
    'speed $v$ of a ship',
    'refers',
  ],
  'the term again': ['The term rope refers to a rope that holds a sail.', 'rope', 'a rope that holds a sail', 'refers'],
  'of one case': ['This tide is a wave that travels up a river.', 'tide', 'a wave that travels up a river', 'is'],
  'too short to tell': ['A gold ring is a symbol of marriage.', 'gold ring', 'a symbol of marriage', 'is'],
  'no thing': ['A ship is tied to the quay.', 'ship', 'tied to the quay of stone', 'is'],
  'a clause that is called so': ['A ship is tied and is called a mooring.', 'mooring', 'a ship is tied to the quay', 'called'],
};

test.each(Object.entries(examples))('%s: no meaning', (name, example) => {
  expect(meaningRules[name as keyof typeof examples](claimOf(example))).toBe(true);
  expect(isSoundMeaning(claimOf(example))).toBe(false);
});

test.each<Example>([
  ['A bolt rope is a rope that holds the foot of a sail.', 'bolt rope', 'a rope that holds the foot of a sail', 'is'],
  ['A pilot is one who steers a ship into a port.', 'pilot', 'one who steers a ship into a port', 'is'],
  ['A castaway means a sailor who lost his or her ship.', 'castaway', 'a sailor who lost his or her ship', 'refers'],
  ['Hydrology is the study of water and of where it goes.', 'hydrology', 'the study of water', 'is'],
])('%s: a meaning', (...example) => {
  expect(isSoundMeaning(claimOf(example))).toBe(true);
});
