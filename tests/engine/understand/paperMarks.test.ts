// Marks as exam papers write them.
import { expect, test } from 'vitest';
import { marksIn, marksOfEach } from '#engine/understand/paperMarks';

test.each([
  ['Name the bone of the thigh. (2 marks)', 2],
  ['Explain erosion [12 pts.]', 12],
  ['Draw it. (two marks)', 2],
  ['What happened in (1990)?', null],
  ['Marks were given (in 3 rows)', null],
])('%s: %s', (text, marks) => {
  expect(marksIn(text)).toBe(marks);
});

test.each([
  ['Answer all questions. Each question carries one mark.', 1],
  ['SECTION B - THEORY (5 marks each)', 5],
  ['Each student carries a bag.', null],
])('%s: %s for each', (text, marks) => {
  expect(marksOfEach(text)).toBe(marks);
});
