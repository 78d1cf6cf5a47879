import { expect, test } from 'vitest';
import { definitions } from '../../../support/engineInput.ts';

/** Each sentence with its [term] and its {meaning}. */
test.each([
  'A [lagoon] is {a stretch of salt water that is parted from the sea by a bank}.',
  'In contrast, [erosion] indicates {the slow removal of soil by wind and water}.',
  'A [log book] is {a record of each day at sea} and may be read by the owner of the ship.',
  '- [Seamanship]: {how a crew reads the sea and makes use of its tides}',
  'While [drift] refers to {the slow movement of a ship with the current}, leeway is caused by the wind.',
  'A [keel] is {a one-piece beam that carries the whole hull}.',
  'The [tidal law] states that {high water follows the moon with a fixed delay}.',
  'Sailors use the term [ebb] to describe {the outward flow of the water after high tide}.',
  'Harbour masters define [slack water] as {the short time in which the tide stands still}.',
  'A [dock fault] occurs {when a pilot refers to a berth that has not been dredged}.',
  '- [Transfer of the watch]: {the handing over of the helm}, as happened when the old captain fell ill',
  '- [Law of the winds] = {every vessel under sail goes before one under steam}',
  '[Harbour income] is {the sum of all dues that captains pay, regardless of where their ships lie}.',
  '[Hydrophobia], {an extreme and lasting horror of the sea}, accounts for most of the losses of the crew.',
  '[Harbour law] describes {situations in which two ships meet}.',
  '{A stretch of salt water behind a bank of sand} is what sailors call a [lagoon].',
  'The hardness runs from 1 to 10. {The tendency of a plank to break along its grain} is called [cleavage].',
])('%s', (marked) => {
  const found = definitions(marked.replace(/[[\]{}]/g, '')).map(([term, meaning]) => `[${term}] {${meaning}}`.toLowerCase());
  expect(found).toEqual([`${/\[.+?\]/.exec(marked)} ${/\{.+?\}/.exec(marked)}`.toLowerCase()]);
});

test('what stands between dashes is no part of a meaning', () => {
  const text = 'The slow — some feet in a year — movement of a bank down the coast is called drift.';
  expect(definitions(text)).toEqual([['drift', 'the slow movement of a bank down the coast']]);
});

test('a sentence of two halves may define two terms', () => {
  expect(
    definitions('An ebb tide is a flow of water that leaves the bay, while a flood tide is a flow of water that fills the bay.'),
  ).toEqual([
    ['ebb tide', 'a flow of water that leaves the bay'],
    ['flood tide', 'a flow of water that fills the bay'],
  ]);
});

test('a name behind a label keeps its capital', () => {
  const notes = [
    'The wall of Varn was built by Roman soldiers, and later Roman merchants used it.',
    '- Limes: Roman wall that kept riders out of the province',
  ].join('\n\n');
  expect(definitions(notes)).toEqual([['Limes', 'Roman wall that kept riders out of the province']]);
});
