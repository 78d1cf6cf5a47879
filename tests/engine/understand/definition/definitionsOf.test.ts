import { expect, test } from 'vitest';
import { definitions } from '../../../support/engineInput.ts';

test.each([
  [
    'A lagoon is a stretch of salt water that is parted from the sea by a bank.',
    'lagoon',
    'a stretch of salt water that is parted from the sea by a bank',
  ],
  [
    'A sea mark is a sign that describes the way through a channel.',
    'sea mark',
    'a sign that describes the way through a channel',
  ],
  [
    'In contrast, erosion indicates the slow removal of soil by wind and water.',
    'erosion',
    'the slow removal of soil by wind and water',
  ],
  [
    'A harbour is a sheltered stretch of water and provides a place for ships of all sizes.',
    'harbour',
    'a sheltered stretch of water',
  ],
  [
    'The term voyage refers to the time at sea, including the calms, the gales and the days in port.',
    'voyage',
    'the time at sea, including the calms, the gales and the days in port',
  ],
  [
    'Dead water is a area of the sea in which a ship hardly moves, including the fjords of the north.',
    'dead water',
    'an area of the sea in which a ship hardly moves',
  ],
  ['A sea fog is a cloud of fine drops over water, but is rare in the summer.', 'sea fog', 'a cloud of fine drops over water'],
  [
    'Ballast is defined as anything that fills the hold and has a weight of its own, and it is all around us.',
    'Ballast',
    'anything that fills the hold and has a weight of its own',
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
    'Winter idling occurs when sailors lose their work because the ice closes the port.',
    'winter idling',
    'when sailors lose their work because the ice closes the port',
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
  ['Retreat occurs as the crew leaves a burning ship.', 'Retreat', 'as the crew leaves a burning ship'],
  ['A keel is a one-piece beam that carries the whole hull.', 'keel', 'a one-piece beam that carries the whole hull'],
  ['A mooring occurs when one ship holds fast to the other.', 'mooring', 'when one ship holds fast to the other'],
  ['Harbour law describes situations in which two ships meet.', 'harbour law', 'situations in which two ships meet'],
  [
    'A curfew is a type of order wherein every house puts out its lights.',
    'curfew',
    'a type of order wherein every house puts out its lights',
  ],
  [
    'A sandbar is a bank that differs from others in that the ebb uncovers it.',
    'sandbar',
    'a bank that differs from others in that the ebb uncovers it',
  ],
  [
    'A roadstead is a stretch of water that has a depth similar to that of a harbour.',
    'roadstead',
    'a stretch of water that has a depth similar to that of a harbour',
  ],
  ['The term lagoon refers to a shallow water behind a bank of sand.', 'lagoon', 'a shallow water behind a bank of sand'],
  ['Erosion is defined as the slow removal of soil by wind and water.', 'erosion', 'the slow removal of soil by wind and water'],
  [
    'The slow removal of soil by wind and running water is called erosion.',
    'erosion',
    'the slow removal of soil by wind and running water',
  ],
  [
    'In geology, erosion refers to the slow removal of soil by wind and water.',
    'erosion',
    'the slow removal of soil by wind and water',
  ],
  [
    'A neap tide occurs when the pull of the sun weakens the pull of the moon.',
    'neap tide',
    'when the pull of the sun weakens the pull of the moon',
  ],
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
    'An instrument called a tide gauge records the height of the water at a fixed place.',
    'tide gauge',
    'an instrument that records the height of the water at a fixed place',
  ],
  [
    'Harbour masters define slack water as the short time in which the tide stands still.',
    'slack water',
    'the short time in which the tide stands still',
  ],
  [
    'The loaded draught of a ship is the depth of water that it needs to float.',
    'loaded draught',
    'the depth of water that it needs to float',
  ],
  ['- Spring tide: a very high tide that comes at full moon', 'Spring tide', 'a very high tide that comes at full moon'],
  [
    'A dock fault occurs when a pilot refers to a berth that has not been dredged.',
    'dock fault',
    'when a pilot refers to a berth that has not been dredged',
  ],
  [
    'A tug is a boat that draws a ship without being carried by it.',
    'tug',
    'a boat that draws a ship without being carried by it',
  ],
  [
    'A ballast is a naturally occurring, inorganic solid with a great weight and a low price.',
    'ballast',
    'a naturally occurring, inorganic solid with a great weight and a low price',
  ],
  ['A seamanship is a settled disposition to steer and trim well.', 'seamanship', 'a settled disposition to steer and trim well'],
  [
    'The bulkhead is a strong sheet of timber that parts the hold from the cabin.',
    'bulkhead',
    'a strong sheet of timber that parts the hold from the cabin',
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
    'The berth-table buffer is a small, fast list that holds recently used entries.',
    'berth-table buffer',
    'a small, fast list that holds recently used entries',
  ],
  [
    '- Harbour dues: the sum that a ship pays for its berth, e.g. for one night',
    'Harbour dues',
    'the sum that a ship pays for its berth',
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
  'Pitch is hydrophobic and keeps the water of the sea out of the hull.',
  'Shipwreck is a random event occurring anywhere on a coast.',
  'If the hull is dry, the main sail is perpendicular to the deck, holding the boat steady.',
  'Old writers likened a whole crew to a swarm, in which each sailor plays a necessary role.',
  'Boats drift to the halocline (a layer of salty water) at night. The halocline is deep.',
  'A marsh cycle is a change in which a q plant takes the place of a Z plant by the shore.',
  'Zone B, the salt marsh surrounding the harbour of the old town, is wet. This zone is wide, and zone B is old.',
  'In the harbour tradition, young sailors were expected to work in the trade of the crew.',
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

test('marks of a layout at a label and at its meaning are not read, and what stands behind a label begins small', () => {
  const notes =
    'Cells\n\n- Flagellum^: A thin thread that moves a cell through water #\n- Cilium *: Thin hairs that cover the outside of a cell';
  expect(definitions(notes)).toEqual([
    ['Flagellum', 'a thin thread that moves a cell through water'],
    ['Cilium', 'thin hairs that cover the outside of a cell'],
  ]);
});

test('a name behind a label keeps its capital', () => {
  const notes = [
    'The wall of Varn was built by Roman soldiers, and later Roman merchants used it.',
    '- Limes: Roman wall that kept riders out of the province',
  ].join('\n\n');
  expect(definitions(notes)).toEqual([['Limes', 'Roman wall that kept riders out of the province']]);
});
