import { expect, test } from 'vitest';
import { realWishes } from '#core/document/wishes';
import { wishText } from '#texts/wishes';

test('wishes are told in a few words, and wishes for nothing are none', () => {
  expect(wishText({ count: 20, kind: 'choice', difficulty: 'Hard', parts: [{ number: 1, heading: 'Roots' }] })).toBe(
    '20 hard choices from “Roots”',
  );
  expect(wishText({ difficulty: 'Easy' })).toBe('Easy questions');
  expect(wishText({ count: 10, without_essays: true })).toBe('10 questions without essays');
  expect(realWishes({ kind: 'typed', without_essays: true })).toEqual({ kind: 'typed' });
  expect(realWishes({ parts: [] })).toBeNull();
  expect(realWishes({ count: 10, parts: [] })).toEqual({ count: 10 });
});
