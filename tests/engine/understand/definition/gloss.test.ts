// A label's gloss is its meaning, what it does, or neither of them.
import { expect, test } from 'vitest';
import { definitions } from '../../../support/engineInput.ts';

const told = 'The mate keeps the log of the ship. The log is old. Sailors pay the harbour dues.';

test.each([
  ['Sounding: a measure of the depth of the water under the keel', 'a measure of the depth of the water under the keel'],
  ['Salvage law: protects whoever saves a ship from the rocks', 'protects whoever saves a ship from the rocks'],
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
  'Harbour server: //port.example/files/log of the day and the night',
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
