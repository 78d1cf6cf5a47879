import { expect, test } from 'vitest';
import { asRichText } from '#engine/draft/draft';
import { keyLetters } from '#engine/draft/lettering';
import { isTooClose, pickThree } from '#engine/draft/options/pickThree';
import { seededRandom } from '#engine/random';

test('each letter is the key equally often, in an order that the seed draws', () => {
  const letters = keyLetters(400, seededRandom(7));
  for (const letter of ['A', 'B', 'C', 'D']) expect(letters.filter((one) => one === letter)).toHaveLength(100);
  expect(keyLetters(400, seededRandom(7))).toEqual(letters);
  expect(keyLetters(400, seededRandom(8))).not.toEqual(letters);
});

test('over many questions the key is the longest option about one time in four', () => {
  const words = 'tide lagoon estuary peninsula archipelago continental oceanography transgression circumnavigator'.split(' ');
  const random = seededRandom(3);
  let longest = 0;
  const rounds = 2000;
  for (let round = 0; round < rounds; round += 1) {
    const picked = pickThree(words, 10.5, (word) => word, random) ?? [];
    if (picked.every((word) => word.length < 10.5)) longest += 1;
  }
  expect(longest / rounds).toBeGreaterThan(0.2);
  expect(longest / rounds).toBeLessThan(0.3);
});

test.each([
  ['material culture', 'culture', true],
  ['culture shock', 'culture lag', false],
])('%s and %s too close: %s', (one, other, isClose) => {
  expect(isTooClose(one, other)).toBe(isClose);
});

test.each([
  ['It costs $5.', 'txt', 'It costs \\$5.'],
  ['From $5 and up to $10 a day.', 'txt', 'From \\$5 and up to \\$10 a day.'],
  ['The price of 5$ is less than the price of 9$ here.', 'txt', 'The price of 5\\$ is less than the price of 9\\$ here.'],
  ['The area is $a b$ today.', 'pdf', 'The area is \\$a b\\$ today.'],
] as const)('%s (%s) becomes %s', (text, kind, rich) => {
  expect(asRichText(text, kind)).toBe(rich);
});
