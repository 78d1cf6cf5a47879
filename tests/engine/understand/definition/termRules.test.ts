// Each rule for what may stand as a term refuses its example.
import { expect, test } from 'vitest';
import { sharedTagger } from '#engine/english/tagger';
import { readTxt } from '#engine/read/txt';
import { isTermPhrase } from '#engine/understand/definition/termPhrase';
import { type Phrase, termRules } from '#engine/understand/definition/termRules';
import { materialOf } from '#engine/understand/material';
import { taggedBy } from '#engine/understand/tagged';

test.each(termRules)('$name: no term', ({ example: [notes, term, wording], refuses }) => {
  const material = materialOf(readTxt(new TextEncoder().encode(notes), 'notes.txt'));
  const tagged = taggedBy(sharedTagger(), material);
  const phrase: Phrase = { term, words: term.split(' '), wording, sure: wording === 'label', said: false, material, tagged };
  expect(refuses(phrase)).toBe(true);
  expect(isTermPhrase(material, term, wording, tagged)).toBe(false);
});

test('what a sentence says something is called may stand as a term', () => {
  const material = materialOf(readTxt(new TextEncoder().encode('Such a tide is called a spring tide.'), 'notes.txt'));
  expect(isTermPhrase(material, 'spring tide', 'called', taggedBy(sharedTagger(), material))).toBe(true);
});
