import { expect, test } from 'vitest';
import { leftOutText } from '#texts/paper';

test('the sentence counts what is there and what is left out, with its reasons', () => {
  expect(leftOutText({ figure: 12, no_answer: 7 }, 41)).toBe(
    '41 of 60 questions are in this quiz. Left out: 12 with a figure, 7 without an answer.',
  );
  expect(leftOutText({ unclear: 1 }, 1)).toBe('1 of 2 questions is in this quiz. Left out: 1 not read clearly.');
});

test('a reason of a later version is another reason, and where nothing is left out nothing is said', () => {
  expect(leftOutText({ handwriting: 2 }, 3)).toBe('3 of 5 questions are in this quiz. Left out: 2 for other reasons.');
  expect([leftOutText(undefined, 3), leftOutText(null, 3), leftOutText({ figure: 0 }, 3)]).toEqual([null, null, null]);
});
