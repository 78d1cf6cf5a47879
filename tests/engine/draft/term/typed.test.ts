// Where a document has no three terms of the key's kind, the same thing is asked for in writing.

import { expect, test } from 'vitest';
import { acceptanceOf } from '#engine/choose/acceptance';
import type { Drafted } from '#engine/draft/draft';
import { gap as gapKind, gapQuestions } from '#engine/draft/term/gapQuestion';
import { echoes } from '#engine/draft/term/shortAnswer';
import { subjectQuestion } from '#engine/draft/term/subjectQuestion';
import { sharedTagger } from '#engine/english/tagger';
import { seededRandom } from '#engine/random';
import { readTxt } from '#engine/read/txt';
import { definitionsOf } from '#engine/understand/definition/definitionsOf';
import { materialOf } from '#engine/understand/material';
import { taggedBy } from '#engine/understand/tagged';
import { keyTermsOf } from '#engine/understand/term/keyTerm';
import { termIndexOf } from '#engine/understand/term/termIndex';

const HARBOUR = [
  'A tide gauge is an instrument that records the height of the water.',
  'A warden is a person who looks after the harbour.',
  'A foreshore is an area that lies dry at low water.',
].join(' ');
const MORE_TOOLS = [
  'A depth gauge is an instrument that measures the depth of the sea.',
  'A wind gauge is an instrument that measures the strength of the wind.',
  'A log reel is an instrument that measures the speed of a ship.',
].join(' ');

type Drafts = { subject: Drafted | null; gap: Drafted | null; likely: number };

function draftsOf(text: string, sentence: string, term: string): Drafts {
  const material = materialOf(readTxt(new TextEncoder().encode(`${text}\n\n${sentence}`), 'notes.txt'));
  const tagged = taggedBy(sharedTagger(), material);
  const terms = termIndexOf(keyTermsOf(material, definitionsOf(material, tagged), tagged));
  const key = terms.byKey.get(term);
  const last = material.sentences.at(-1);
  if (!key || !last) throw new Error(`The notes define no ${term}.`);
  const [gap = null] = gapQuestions(material, terms, last, key, tagged, seededRandom(1));
  return {
    subject: subjectQuestion(material, terms, last, tagged, seededRandom(1)),
    gap,
    likely: gap ? acceptanceOf(material, terms, { kind: gapKind, ...gap }) : 0,
  };
}

test('with three more instruments, two of them gauges, it is a choice, without them it is not asked', () => {
  const warns = 'The tide gauge warns every skipper of shallow channels before the vessel leaves port.';
  const choice = draftsOf(`${HARBOUR} ${MORE_TOOLS}`, warns, 'tide gauge').subject;
  expect(choice).toMatchObject({ type: 'multiple_choice', answer: 'Tide gauge' });
  expect([...(choice?.wrong ?? [])].sort()).toEqual(['Depth gauge', 'Log reel', 'Wind gauge']);
  expect(draftsOf(HARBOUR, warns, 'tide gauge').subject).toBeNull();
});

test('a teacher takes a gap rather where the sentence says what is missing', () => {
  const told = 'The tide gauge, which records the height of the water, warns every skipper of shallow channels.';
  const untold = 'Most visitors may also see some of the more curious uses of the tide gauge in other northern harbours.';
  const [likely, unlikely] = [told, untold].map((sentence) => draftsOf(HARBOUR, sentence, 'tide gauge').likely);
  expect(likely).toBeGreaterThan((unlikely ?? 1) + 0.2);
});

test('what is typed has its verb in the question, too, where only the ending differs', () => {
  expect(echoes('hunting', 'an activity that makes successful hunters known')).toBe(true);
  expect(echoes('sealing', 'an activity that makes successful hunters known')).toBe(false);
});
