// A typed question says which topic it is of, where that tells more than its own words and gives nothing away.

import { expect, test } from 'vitest';
import type { Draft } from '#engine/draft/draft';
import { asking, framed, textWithoutTopic, withoutTopic } from '#engine/draft/frame';
import { own } from '#engine/draft/passage/ownQuestion';
import { termOfMeaning } from '#engine/draft/term/definitionKind';
import { inContext } from '#engine/draft/topicPrefix';
import { sharedTagger } from '#engine/english/tagger';
import { readTxt } from '#engine/read/txt';
import { materialOf, type Sentence } from '#engine/understand/material';
import { taggedBy } from '#engine/understand/tagged';

const tagged = taggedBy(sharedTagger(), materialOf(readTxt(new TextEncoder().encode('Sponges live in the sea.'), 'notes.txt')));
const stem = framed('term-for', 'the pore through which water leaves');
const plain = 'What is the term for the pore through which water leaves?';

function draft(heading: string, changes: Partial<Draft> = {}, named = ''): Draft {
  const sentence = { section: { index: 1, heading, topic: named || 'notes_1', named, skipped: false } } as Sentence;
  return {
    type: 'short_answer',
    kind: termOfMeaning,
    ...asking(stem),
    answer: 'osculum',
    wrong: [],
    accepted: [],
    keyPoints: [],
    keys: ['osculum'],
    quote: '',
    sentence,
    score: 0.6,
    ...changes,
  };
}

test('the topic stands in front, and can be taken away again', () => {
  const { text, stem: shown } = inContext(draft('Sponges'), tagged);
  expect(text).toBe('On the topic of “Sponges”, what is the term for the pore through which water leaves?');
  expect(textWithoutTopic(text)).toBe(plain);
  expect(withoutTopic(shown)).toBe(plain);
});

test.each(['Chapter Review', 'Key Terms', 'Summary', 'Paper 2', 'Difference', 'End of chapter test', 'Unit III'])(
  'not “%s”, which names no topic, but the topic above it',
  (heading) => {
    expect(inContext(draft(heading, {}, 'Sponges'), tagged).text).toMatch(/^On the topic of “Sponges”, /);
    expect(inContext(draft(heading), tagged).text).toBe(plain);
  },
);

test.each<[string, Partial<Draft>, string]>([
  ['Summary', {}, 'names no topic'],
  ['Feudal', {}, 'is no noun'],
  ['The Osculate Sponges', {}, 'begins as the answer does'],
  ['Water and Pores', {}, 'is in the stem already'],
  ['How Sponges Without a Gut Feed', {}, 'is a sentence'],
  ['Sponges', { type: 'multiple_choice' as const }, 'belongs to a choice, whose options say what is meant'],
  [
    'Sponges',
    asking(framed('term-for', 'the wide pore at the upper end of the body through which filtered water leaves the animal')),
    'is not needed where the stem says so much',
  ],
  ['Sponges', { kind: own }, 'belongs to a question of the document itself'],
])('a heading “%s” %o adds nothing: it %s', (heading, changes, _) => {
  expect(inContext(draft(heading, changes), tagged).text).toBe(changes.text ?? plain);
});
