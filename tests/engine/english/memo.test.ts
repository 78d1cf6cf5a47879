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

test('the same short text is made something of once', () => {
  const { lengthOf, made } = counting();
  expect([lengthOf('tide'), lengthOf('tide'), lengthOf('moon')]).toEqual([4, 4, 4]);
  expect(made()).toBe(2);
});

test('what is remembered has an end: after very many texts the first is forgotten, and made again the same', () => {
  const { lengthOf, made } = counting();
  lengthOf('first');
  for (let at = 0; at < 50_000; at += 1) lengthOf(String(at));
  expect(lengthOf('first')).toBe(5);
  expect(made()).toBe(50_002);
});
