// Where a document has no three terms of the key's kind, the same thing is asked for in writing.

import { expect, test } from 'vitest';
import type { Drafted } from '#engine/draft/draft';
import { echoes, shortTermQuestion } from '#engine/draft/term/shortAnswer';
import { sharedTagger } from '#engine/english/tagger';
import { readTxt } from '#engine/read/txt';
import { definitionsOf } from '#engine/understand/definition/definitionsOf';
import { materialOf } from '#engine/understand/material';
import { taggedBy } from '#engine/understand/tagged';

test('what is typed has its verb in the question, too, where only the ending differs', () => {
  expect(echoes('hunting', 'an activity that makes successful hunters known')).toBe(true);
  expect(echoes('sealing', 'an activity that makes successful hunters known')).toBe(false);
});

test('a word without its prefix is heard in the question, too', () => {
  expect(echoes('resettlement', 'the act by which people are settled again')).toBe(true);
  expect(echoes('research', 'the act by which goods are arched')).toBe(false);
});

function asked(text: string): Drafted[] {
  const material = materialOf(readTxt(new TextEncoder().encode(text), 'notes.txt'));
  const definitions = definitionsOf(material, taggedBy(sharedTagger(), material));
  return definitions.map((definition) => shortTermQuestion(material, definition)).filter((draft) => draft !== null);
}

const GAUGE = 'A brass gauge is a device that measures the height of the water in a dock. Each brass gauge has a lamp.';

test('the last word of a term is as right where the document says the same of it', () => {
  const same = 'A gauge is a device in a dock by which the height of the water is measured each day.';
  expect(asked(GAUGE)[0]?.accepted).toEqual([]);
  const [draft] = asked(`${GAUGE} ${same}`);
  expect(draft?.answer).toBe('brass gauge');
  expect(draft?.accepted).toEqual(['gauge']);
});

test('what is typed is a term, and the question a phrase that can stand behind "for"', () => {
  expect(asked('Trade in timber is the process by which old forests are turned into ships. Trade in timber is old.')).toEqual([]);
  const peak =
    'The turning point is peak, just before the ebb when the height of the water goes down. Each turning point is short.';
  expect(asked(peak)).toEqual([]);
  const [hold] = asked('Hold: body cavity made up of planks and ribs of a ship. A bilge hold is old. Each hold has a lamp.');
  expect(hold?.text ?? '').not.toContain('for body cavity');
});
