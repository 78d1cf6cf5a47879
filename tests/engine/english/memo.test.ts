import { expect, test } from 'vitest';
import { remembered } from '#engine/english/memo';

function counting() {
  let made = 0;
  const lengthOf = remembered((text) => {
    made += 1;
    return text.length;
  });
  return { lengthOf, made: () => made };
}

test('what is remembered has an end: after very many texts the first is forgotten, and made again the same', () => {
  const { lengthOf, made } = counting();
  lengthOf('first');
  for (let at = 0; at < 50_000; at += 1) lengthOf(String(at));
  expect(lengthOf('first')).toBe(5);
  expect(made()).toBe(50_002);
});
