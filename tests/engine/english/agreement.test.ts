// A plural with the verb of one thing is asked about as it should be.
import { expect, test } from 'vitest';
import { withNumber } from '#engine/english/agreement';

test.each([
  ['Anchors is the weight of a ship.', 'Anchors are the weight of a ship.'],
  ['Larger harbours has more ships.', 'Larger harbours have more ships.'],
])('%s', (text, said) => {
  expect(withNumber(text)).toBe(said);
});

test.each([
  'Physics is the study of matter.',
  'Diabetes is a disease of the blood.',
  'James is the captain of a ship.',
  'Malaysia Airlines is owned by the state.',
  'Media studies has a long past.',
  'Mooring ships is a craft of its own.',
  'The price of ships is the weight of the port.',
  'Thirty minutes is a long time at sea.',
])('%s stays', (text) => {
  expect(withNumber(text)).toBe(text);
});
