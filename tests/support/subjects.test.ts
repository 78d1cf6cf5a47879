// Subjects of commits are at most 72 characters long.
import { expect, test } from 'vitest';
import { longSubjects } from './subjects.ts';

test('no commit of this repository has a subject of more than 72 characters', () => {
  expect(longSubjects('.')).toEqual([]);
});
