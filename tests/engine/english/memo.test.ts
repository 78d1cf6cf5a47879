import { expect, test } from 'vitest';
import { remembered } from '#engine/english/memo';

test('after very many texts the first is forgotten, and made again the same', () => {
  let made = 0;
  const lengthOf = remembered((text) => {
    made += 1;
    return text.length;
  });
  for (const text of ['first', ...Array.from({ length: 50_000 }, (_, at) => String(at))]) lengthOf(text);
  expect(lengthOf('first')).toBe(5);
  expect(made).toBe(50_002);
});
