// What stands beside a noun and does not say what it means, and sentences that lost their words: nothing is defined by them.
import { expect, test } from 'vitest';
import { definitions } from '../../../support/engineInput.ts';

const CREW = Array.from({ length: 100 }, (_, at) => `The crew of the ship hauled barrel ${at} of the old cargo on deck.`).join(
  ' ',
);

test('in a story what stands beside a noun seldom says what it means', () => {
  const beside = 'They sailed down to the river, a distance of about fifty miles along the coast.';
  const told = 'A tide gauge is an instrument that records the height of the water.';
  expect(definitions(`${CREW}\n\n${beside} The river was wide.`)).toEqual([]);
  expect(definitions(`${told} ${beside} The river was wide.`).map(([term]) => term)).toEqual(['tide gauge', 'river']);
});

test.each([
  'Coming back from the quest for the fleece, the heroes of the ship returned to their own homes.',
  'On coming back from the quest for the fleece, the heroes returned to their own homes, where they rested.',
  'Before they could load the fleece, the keepers marched boldly down to the harbour of the old town.',
  'The dock may be a bridge, a ferry, a fleece, or a point that formed a place to rest for a day.',
  'The wind, the fleece, the courage that once moved the old crews of the coast, now seek another sea.',
  'The call of the common fleece, the habit of sharing the burdens of a voyage, the force of service made them one crew.',
  'The talks made clear what lay between the harbour and the fleece—a definite statement of what both had wanted.',
  'The captains gave up the fleece, a decision that angered the crews of the coast for many years.',
])('what follows a comma is no meaning: %s', (text) => {
  expect(definitions(`# Fleece\n\n${text} The fleece was old.`)).toEqual([]);
});

test.each([
  'A sextant is an instrument that measures the height of the sun.',
  'A sextant is an _instrument_ that measures the height of the sun.',
])('marks of plain text are no part of what it says: %s', (text) => {
  expect(definitions(text)).toEqual([['sextant', 'an instrument that measures the height of the sun']]);
});

test.each([
  'Ebb occurs when is achieved when the water runs out to the sea at night.',
  'A sextant is an instrument that measures the the height of the sun.',
  'A sextant is an instrument that to taken the height of the sun.',
  'A sextant is an instrument that measures the height of the sun, the eye of the crew …',
])('a sentence that lost its words defines nothing: %s', (text) => {
  expect(definitions(`# Ebb\n\n${text}`)).toEqual([]);
});

test('what a bracket adds to a point without a verb is no meaning of its last noun', () => {
  const point = '- Weight in the trade of the coast (building of moles, and a new bank of the port)';
  expect(definitions(`${CREW.slice(0, 200)}\n\n${point}\n- Trade of the coast rises (a rope is a kind of cord)`)).toEqual([]);
  const said = 'In the port all ships take ballast (heavy stones that keep a ship upright). The ballast is heavy.';
  expect(definitions(`${said}\n\n- In the port all ships take ballast (heavy stones that keep a ship upright)`)).toHaveLength(1);
  expect(
    definitions(
      `- In the port all ships take ballast (heavy stones that keep a ship upright)\n\n${CREW.slice(0, 60)} The ballast is heavy.`,
    ),
  ).toHaveLength(1);
});
