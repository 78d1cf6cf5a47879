import { expect, test } from 'vitest';
import { readTxt } from '#engine/read/txt';
import { materialOf } from '#engine/understand/material';
import { coListedWith } from '#engine/understand/term/coListed';

const FILLER = 'The coast of the island was mapped by the crew in the course of one long summer of work. '.repeat(4);

function mates(text: string, phrase: string): string[] {
  const material = materialOf(readTxt(new TextEncoder().encode(`${FILLER}${text}`), 'notes.txt'));
  return [...coListedWith(material, phrase).keys()];
}

test.each([
  ['The phases are ebb, slack water, and flood.', 'ebb', ['slack water', 'flood']],
  ['The phases are ebb, slack water, and flood.', 'flood', ['ebb', 'slack water']],
  ['Spits and the long barrier islands protect the shore.', 'spit', ['barrier island']],
  ['A storm can reach the lagoons, the marshes, and the dunes.', 'marshes', ['lagoon', 'dune']],
  ['It is a spring tide rather than a neap tide.', 'spring tide', ['neap tide']],
])('in “%s” the mates of %s are %j', (text, phrase, expected) => {
  expect(mates(text, phrase)).toEqual(expect.arrayContaining(expected));
});

test.each([
  ['The lagoon is fed by rivers, and the marshes dry up.', 'lagoon', 'marsh'],
  ['Marshes grow where the water of the lagoon is still.', 'marshes', 'lagoon'],
  ['Spits, which form where the current along a coast slows down, join dunes.', 'spits', 'dune'],
])('in “%s” %s and %s are not listed', (text, phrase, other) => {
  expect(mates(text, phrase)).not.toContain(other);
});

test('counts the sentences that list them together', () => {
  const text = `${FILLER}Spits and dunes move. The wind shapes spits and dunes. Spits, bars, and cliffs differ.`;
  const counts = coListedWith(materialOf(readTxt(new TextEncoder().encode(text), 'notes.txt')), 'spits');
  expect(counts.get('dune')).toBe(2);
  expect(counts.get('cliff')).toBe(1);
});
