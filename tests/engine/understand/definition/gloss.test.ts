// A label's gloss is its meaning, or it is not.
import { expect, test } from 'vitest';
import { definitions } from '../../../support/engineInput.ts';

const told = 'The mate keeps the log of the ship. The log is old. Sailors pay the harbour dues.';

test('a label in capitals, which the text writes small, is no name and no abbreviation', () => {
  const terms = definitions(
    `${told} The towage is dear.\n\n- TOWAGE: the pay of a boat that pulls a ship\n- KEEL: the long beam on which a ship is built`,
  );
  expect(terms.map(([term]) => term)).toEqual(['Towage', 'KEEL']);
});

test.each([
  ['Sounding: a measure of the depth of the water under the keel', 'a measure of the depth of the water under the keel'],
  ['Bank effect: the stern of a ship swings towards the near bank', 'the stern of a ship swings towards the near bank'],
  ['Charter: This is an agreement that lends a ship to a merchant', 'an agreement that lends a ship to a merchant'],
  ['Warping: hauling ships along a quay', 'hauling ships along a quay'],
])('it says what its label is: %s', (line, meaning) => {
  expect(definitions(`${told}\n\n- ${line}\n- Keel: the long beam on which a ship is built`).map(([, found]) => found)).toContain(
    meaning,
  );
});

test.each([
  'Yellow fever: 40 mg of bark twice daily, repeated after an hour',
  'Identify: mast, main sail, rigging, rudder, keel, anchor, capstan',
  'Storm signal: lower-case “st” or a black ball at the mast',
  'Iron: A. a metal that is used for the anchor of a ship',
  'Harbour server: //port.example/files/log of the day and the night',
  'Storm causes: associated with warm water at the end of the summer',
  'Soundings: to confirm depths and take samples of the ground',
  'Mooring line: plain rope of hemp for small boats Pay the harbour dues',
  'Sailing order: ‘What the mate of each ship will do next’',
  'Stowage: break cargo into small loads for the hold',
  'Old banks: lots of sand on the side of the sea',
  'Harbour survey: depth tolerance and berth rules',
  'Spring tide: once a fortnight, when the moon is full',
  'Storm surge: key point for success',
  'Best speed: rate of the ship in knots = R = DX',
])('it says neither: %s', (line) => {
  expect(definitions(`${told}\n\n- ${line}\n- Keel: the long beam on which a ship is built`).map(([term]) => term)).toEqual([
    'Keel',
  ]);
});

test('under a heading that promises meanings, whatever follows a term is its meaning', () => {
  const lines =
    '- Blue flag: only flown by a ship that is about to leave the port\n- Keel: the long beam on which a ship is built';
  const termsUnder = (heading: string) => definitions(`${heading}\n\n${lines}`).map(([term]) => term);
  expect(termsUnder('Glossary')).toEqual(['Blue flag', 'Keel']);
  expect(termsUnder('Leaving the Port')).toEqual(['Keel']);
});
