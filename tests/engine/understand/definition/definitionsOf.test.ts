import { expect, test } from 'vitest';
import { definitions } from '../../../support/engineInput.ts';

test.each([
  [
    'A lagoon is a stretch of salt water that is parted from the sea by a bank.',
    'lagoon',
    'a stretch of salt water that is parted from the sea by a bank',
  ],
  [
    'In contrast, erosion indicates the slow removal of soil by wind and water.',
    'erosion',
    'the slow removal of soil by wind and water',
  ],
  [
    'A log book is a record of each day at sea and may be read by the owner of the ship.',
    'log book',
    'a record of each day at sea',
  ],
  [
    'The slow — some feet in a year — movement of a bank down the coast is called drift.',
    'drift',
    'the slow movement of a bank down the coast',
  ],
  [
    '- Seamanship: how a crew reads the sea and makes use of its tides',
    'Seamanship',
    'how a crew reads the sea and makes use of its tides',
  ],
  [
    'Harbour income is the sum of all dues that captains pay, regardless of where their ships lie.',
    'harbour income',
    'the sum of all dues that captains pay, regardless of where their ships lie',
  ],
  [
    'Hydrophobia, an extreme and lasting horror of the sea, accounts for most of the losses of the crew.',
    'hydrophobia',
    'an extreme and lasting horror of the sea',
  ],
  [
    'While drift refers to the slow movement of a ship with the current, leeway is caused by the wind.',
    'drift',
    'the slow movement of a ship with the current',
  ],
  ['A keel is a one-piece beam that carries the whole hull.', 'keel', 'a one-piece beam that carries the whole hull'],
  ['Harbour law describes situations in which two ships meet.', 'harbour law', 'situations in which two ships meet'],
  [
    'The tidal law states that high water follows the moon with a fixed delay.',
    'tidal law',
    'high water follows the moon with a fixed delay',
  ],
  [
    'Sailors use the term ebb to describe the outward flow of the water after high tide.',
    'ebb',
    'the outward flow of the water after high tide',
  ],
  [
    'A stretch of salt water behind a bank of sand is what sailors call a lagoon.',
    'lagoon',
    'a stretch of salt water behind a bank of sand',
  ],
  [
    'Harbour masters define slack water as the short time in which the tide stands still.',
    'slack water',
    'the short time in which the tide stands still',
  ],
  [
    'A dock fault occurs when a pilot refers to a berth that has not been dredged.',
    'dock fault',
    'when a pilot refers to a berth that has not been dredged',
  ],
  [
    'The hardness runs from 1 to 10. The tendency of a plank to break along its grain is called cleavage.',
    'cleavage',
    'the tendency of a plank to break along its grain',
  ],
  [
    '- Transfer of the watch: the handing over of the helm, as happened when the old captain fell ill',
    'Transfer of the watch',
    'the handing over of the helm',
  ],
  [
    '- Law of the winds = every vessel under sail goes before one under steam',
    'Law of the winds',
    'every vessel under sail goes before one under steam',
  ],
])('%s', (sentence, term, meaning) => {
  expect(definitions(sentence)).toEqual([[term, meaning]]);
});

test.each([
  'Limpets are motile, able to carry their shells about on the rocks.',
  'A marsh cycle is a change in which a q plant takes the place of a Z plant by the shore.',
])('how something is does not define it: %s', (text) => {
  expect(definitions(text)).toEqual([]);
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
