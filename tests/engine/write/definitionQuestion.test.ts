import { expect, test } from 'vitest';
import { readTxt } from '#engine/read/txt';
import { materialOf } from '#engine/text/material';
import type { Definition } from '#engine/write/definition';
import { askForTermOpenly } from '#engine/write/definitionQuestion';

const [sentence] = materialOf(
  readTxt(new TextEncoder().encode('The tide turns twice a day along this coast.'), 'notes.txt'),
).sentences;

test.each<[string, boolean, string]>([
  ['molecule that absorbs light', false, 'What is the term for a molecule that absorbs light?'],
  ['organism that feeds on others', false, 'What is the term for an organism that feeds on others?'],
  ['number of ecological niches', false, 'What is the term for the number of ecological niches?'],
  ['series of cell divisions', false, 'What is the term for a series of cell divisions?'],
  ['energy that comes from motion', false, 'What is the term for energy that comes from motion?'],
  ['molecules that absorb light', true, 'What is the term for molecules that absorb light?'],
  ['the union of two cells', false, 'What is the term for the union of two cells?'],
])('a meaning without an article gets one where it needs it: %s', (body, plural, question) => {
  if (!sentence) throw new Error('The notes hold a sentence.');
  const definition: Definition = { term: 'pigment', key: 'pigment', body, family: 'apposition', plural, sentence, score: 1 };
  expect(askForTermOpenly(definition)).toBe(question);
});
