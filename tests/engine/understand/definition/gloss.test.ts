// A label's gloss is its meaning, what it does, or neither of them.
import { expect, test } from 'vitest';
import { definitions } from '../../../support/engineInput.ts';

const told = 'The mate keeps the log of the ship. The log is old. Sailors pay the harbour dues.';

test('a label in capitals, which the text writes small, is no name and no abbreviation', () => {
  const terms = definitions(
    `${told} The towage is dear.\n\n- TOWAGE: the pay of a boat that pulls a ship\n- KEEL: the long beam on which a ship is built`,
  );
  expect(terms.map(([term]) => term)).toEqual(['Towage', 'KEEL']);
});

test('how often it comes is no meaning', () => {
  const often = '- Spring tide: once a fortnight, when the moon is full';
  expect(definitions(`${told}\n\n${often}\n- Keel: the long beam on which a ship is built`).map(([term]) => term)).toEqual([
    'Keel',
  ]);
});

test.each([
  ['Sounding: a measure of the depth of the water under the keel', 'a measure of the depth of the water under the keel'],
  ['Salvage law: protects whoever saves a ship from the rocks', 'protects whoever saves a ship from the rocks'],
  ['Harbour pilots: guide ships past the rocks into the port', 'guide ships past the rocks into the port'],
  ['Bank effect: the stern of a ship swings towards the near bank', 'the stern of a ship swings towards the near bank'],
  ['Charts: documents that outline how a ship is going to sail', 'documents that outline how a ship is going to sail'],
  ['Flotsam: what is left of a ship on the water', 'what is left of a ship on the water'],
  ['Opinion of the crew: what sailors think or feel about a ship', 'what sailors think or feel about a ship'],
  [
    'Port watch: group of sailors, stokers, and pilots who keep the deck',
    'group of sailors, stokers, and pilots who keep the deck',
  ],
  ['Charter: This is an agreement that lends a ship to a merchant', 'an agreement that lends a ship to a merchant'],
  ['Limited berth: a right that may be withdrawn in a storm', 'a right that may be withdrawn in a storm'],
  ['Port medicine: branch that studies, heals, and feeds crews', 'branch that studies, heals, and feeds crews'],
  ['Warping: hauling ships along a quay', 'hauling ships along a quay'],
  [
    'Hard ground: state of the sea bed that is rough, has a steep side, and has a name on the chart',
    'state of the sea bed that is rough, has a steep side, and has a name on the chart',
  ],
])('it says what its label is or does: %s', (line, meaning) => {
  expect(definitions(`${told}\n\n- ${line}\n- Keel: the long beam on which a ship is built`).map(([, found]) => found)).toContain(
    meaning,
  );
});

test.each([
  'Yellow fever: 40 mg of bark twice daily, repeated after an hour',
  'Identify: mast, main sail, rigging, rudder, keel, anchor, capstan',
  'Storm drill: for small boats, turn the bow into the waves at once',
  'Scurvy: swallowing of lemon juice, 30 mg in the first hour of the day',
  'Storm signal: lower-case “st” or a black ball at the mast',
  'Iron: A. a metal that is used for the anchor of a ship',
  'Log book: invented and kept by an old mate of the harbour',
  'Tide table: for sailors, it is easy to look up in the port',
  'Harbour server: //port.example/files/log of the day and the night',
  'Odour: a foul smell results from water in the bilge of the ship',
  'Ballast: a dry hold can be the result of too little water in the ship',
  'Night watch: monitor wind and water as a storm can rise at any time',
  'High: spring tides, storm surges',
  'Signals: flags, lamps',
  'Cleaning fluids: iron salts will make the deck of a ship turn black',
  'Challenge: move a ship from an inner berth to an outer berth',
  'Check for Understanding: Draft a short letter of a mate to the owner',
  'Storm causes: associated with warm water at the end of the summer',
  'Slack trade: no money to give to the building of ships',
  'Hand over hand: oldest, most common method on the ships of the coast',
  'Soundings: to confirm depths and take samples of the ground',
  'Silent leak: asymptomatic in most of the ships of the coast',
  'Mooring line: plain rope of hemp for small boats Pay the harbour dues',
  'Custom of the port: answers are relevant to what the mate has asked',
  'Ship rot: excess salt causes growth of worms in the hull',
  'Bark tea: a small cup of bark tea twice daily for 7 days',
  'Tuesday: the building of a ship from the keel to the mast',
  'Sea room: Storms increase the distance of a ship from the rocks',
  'Contrast with steam: we needed to find one rule for all of the ships',
  'Course of the storm: The first wave occurred, tearing the ropes and flooding the docks',
  'Foul water: Bilge rot & Timber worm',
  'Small harbours: low dues for each ship but high costs of loading',
  'Sailing order: ‘What the mate of each ship will do next’',
  'Turning circle: dependent on the type of the ship',
  'Loading: both night and day shifts of the crew',
  'FOSS: free and open source software',
  'Stowage: break cargo into small loads for the hold',
  'Sail plans: several possible for one ship',
  'Marsh fever: common with water from the old wells',
  'Phase II: trial of the ship with all of its sails',
  'Deficiency: weak bones and slow growth of the crew',
  'Spring haul: the melting of ice releases all boats of the port, so that trade goes on',
  'Turning tide: when the sand is soft, the bank may move to the far side of the bay',
  'Old banks: lots of sand on the side of the sea',
  'Chart signs: all known rocks represented',
  'Daily duties: many small tasks like washing and rope work on the deck',
  'Old captain: usually of noble birth and from a rich port',
  'Lindqvist: mate + pilot of the harbour',
  'Harbour survey: depth tolerance and berth rules',
  'Signal drill: arbitrary links between flags',
  'Provisions: sailors that are well fed reach the port faster than those that are not',
  'Storm surge: key point for success',
  'Best speed: rate of the ship in knots = R = DX',
])('it says neither: %s', (line) => {
  expect(definitions(`${told}\n\n- ${line}\n- Keel: the long beam on which a ship is built`).map(([term]) => term)).toEqual([
    'Keel',
  ]);
});

test.each([
  ['Keel: the long beam on which a ship is built 4', 'the long beam on which a ship is built'],
  ['Keel: the long beam on which a ship is built Planks: the boards of its hull', 'the long beam on which a ship is built'],
  ['Keel: · the long beam on which a ship is built', 'the long beam on which a ship is built'],
  ['Keel: \\ the long beam on which a ship is built', 'the long beam on which a ship is built'],
  ['Keel: the long beam of a ship of class 4', 'the long beam of a ship of class 4'],
])('what a layout ran together with it is no part of a meaning: %s', (line, meaning) => {
  expect(definitions(`${told}\n\n- ${line}\n- Sounding: a measure of depth under a ship`).map(([, found]) => found)).toContain(
    meaning,
  );
});

test('under a heading that promises meanings, whatever follows a term is its meaning', () => {
  const lines =
    '- Blue flag: only flown by a ship that is about to leave the port\n- Keel: the long beam on which a ship is built';
  const termsUnder = (heading: string) => definitions(`${heading}\n\n${lines}`).map(([term]) => term);
  expect(termsUnder('Glossary')).toEqual(['Blue flag', 'Keel']);
  expect(termsUnder('Leaving the Port')).toEqual(['Keel']);
});

test('what two terms are both said to mean tells neither apart, but for a longer name of the same', () => {
  const lines = [
    '- Night run: a high chance of a rough passage',
    '- Winter run: a high chance of a rough passage',
    '- Hawser: a thick rope that holds a ship to the quay',
    '- Steel hawser: a thick rope that holds a ship to the quay',
  ];
  const terms = definitions(`${told}\n\n${lines.join('\n')}`).map(([term]) => term);
  expect(terms).not.toContain('Night run');
  expect(terms).not.toContain('Winter run');
  expect(terms).toContain('Hawser');
});
