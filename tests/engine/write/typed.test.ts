// Where a document has no three terms of the key's kind, the same thing is asked for in writing.
import { expect, test } from 'vitest';
import { seededRandom } from '#engine/random';
import { readTxt } from '#engine/read/txt';
import { materialOf } from '#engine/text/material';
import { sharedTagger } from '#engine/text/tagger';
import { definitionsOf } from '#engine/write/definition';
import type { Draft } from '#engine/write/draft';
import { gapQuestion } from '#engine/write/gapQuestion';
import { keyTermsOf } from '#engine/write/keyTerm';
import { subjectQuestion } from '#engine/write/subjectQuestion';
import { taggedBy } from '#engine/write/tagged';
import { shelfOf } from '#engine/write/termShelf';

const HARBOUR = [
  'A tide gauge is an instrument that records the height of the water.',
  'A warden is a person who looks after the harbour.',
  'A foreshore is an area that lies dry at low water.',
].join(' ');
const MORE_TOOLS = [
  'A sounding line is an instrument that measures the depth of the sea.',
  'A sextant is an instrument that measures the height of the sun.',
  'A log reel is an instrument that measures the speed of a ship.',
].join(' ');

function draftsOf(text: string, sentence: string, term: string): { subject: Draft | null; gap: Draft | null } {
  const material = materialOf(readTxt(new TextEncoder().encode(`${text}\n\n${sentence}`), 'notes.txt'));
  const tagged = taggedBy(sharedTagger(), material);
  const terms = shelfOf(keyTermsOf(material, definitionsOf(material, tagged), tagged));
  const key = terms.byKey.get(term);
  const last = material.sentences.at(-1);
  if (!key || !last) throw new Error(`The notes define no ${term}.`);
  return {
    subject: subjectQuestion(material, terms, last, tagged, seededRandom(1)),
    gap: gapQuestion(material, terms, last, key, tagged, seededRandom(1)),
  };
}

test('with three more instruments it is a choice, without them it is typed', () => {
  const sentence = 'The tide gauge warns every skipper of shallow channels before the vessel leaves port.';
  const choice = draftsOf(`${HARBOUR} ${MORE_TOOLS}`, sentence, 'tide gauge').subject;
  expect(choice).toMatchObject({ type: 'multiple_choice', answer: 'Tide gauge' });
  expect([...(choice?.wrong ?? [])].sort()).toEqual(['Log reel', 'Sextant', 'Sounding line']);
  const typed = draftsOf(HARBOUR, sentence, 'tide gauge').subject;
  expect(typed).toMatchObject({ type: 'short_answer', answer: 'tide gauge', wrong: [] });
  expect(typed?.text).toBe('What warns every skipper of shallow channels before the vessel leaves port?');
});

test('a typed gap needs a sentence that says what is missing', () => {
  const told = 'Near the old pier stands the warden, who records each vessel that enters port by night.';
  const untold = 'Most visitors of small ports have never spoken with the warden about their fees.';
  expect(draftsOf(HARBOUR, told.replace(', who', ', the officer who'), 'warden').gap).toMatchObject({ type: 'short_answer' });
  expect(draftsOf(HARBOUR, untold.replace('never ', ''), 'warden').gap).toBeNull();
});
