// A label's gloss is its meaning, what it does, or neither of them.
import { expect, test } from 'vitest';
import { definitions } from '../../../support/engineInput.ts';

const told = 'The mate keeps the log of the ship. The log is old. Sailors pay the harbour dues.';

test.each([
  ['Sounding: a measure of the depth of the water under the keel', 'a measure of the depth of the water under the keel'],
  ['Salvage law: protects whoever saves a ship from the rocks', 'protects whoever saves a ship from the rocks'],
  ['Harbour pilots: guide ships past the rocks into the port', 'guide ships past the rocks into the port'],
  ['Bank effect: the stern of a ship swings towards the near bank', 'the stern of a ship swings towards the near bank'],
  ['Pulse: beat felt in a ship, some six times in a minute', 'beat felt in a ship, some six times in a minute'],
])('it says what its label is or does: %s', (line, meaning) => {
  expect(definitions(`${told}\n\n- ${line}\n- Keel: the long beam on which a ship is built`).map(([, found]) => found)).toContain(
    meaning,
  );
});

test.each([
  'Yellow fever: 40 mg of bark twice daily, repeated after an hour',
  'Identify: mast, main sail, rigging, rudder, keel, anchor, capstan',
  'Picture credits: Ada Lindqvist and the museum of the port',
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
  'draught: The number of feet that a ship lies under the water line',
])('it says neither: %s', (line) => {
  expect(definitions(`${told}\n\n- ${line}\n- Keel: the long beam on which a ship is built`).map(([term]) => term)).toEqual([
    'Keel',
  ]);
});

test.each([
  ['Keel: the long beam on which a ship is built 4', 'the long beam on which a ship is built'],
  ['Keel: the long beam on which a ship is built Planks: the boards of its hull', 'the long beam on which a ship is built'],
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
