// A typed question says which topic it is of, where that tells more than its own words and gives nothing away.

import { expect, test } from 'vitest';
import type { Draft } from '#engine/draft/draft';
import { asking, framed, textWithoutTopic, withoutTopic } from '#engine/draft/frame';
import { own } from '#engine/draft/passage/ownQuestion';
import { reason } from '#engine/draft/passage/relationQuestion';
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
  expect(text).toBe('Sponges: What is the term for the pore through which water leaves?');
  expect(textWithoutTopic(text)).toBe(plain);
  expect(withoutTopic(shown)).toBe(plain);
});

test.each([
  ['4.Sponges', 'Sponges'],
  ['3D Sponges', '3D Sponges'],
])('of “%s” it is “%s”', (heading, topic) => {
  expect(inContext(draft(heading), tagged).text).toBe(`${topic}: ${plain}`);
});

test.each(['Chapter Review', 'Key Terms', 'Summary', 'Paper 2', 'Difference', 'End of chapter test', 'Unit III'])(
  'not “%s”, which names no topic, but the topic above it',
  (heading) => {
    expect(inContext(draft(heading, {}, 'Sponges'), tagged).text).toMatch(/^Sponges: /);
    expect(inContext(draft(heading), tagged).text).toBe(plain);
  },
);

const claim: Partial<Draft> = {
  type: 'multiple_choice',
  kind: reason,
  ...asking(framed('plain', 'Why is it that the water leaves through one pore?')),
  answer: 'It would be drawn in again',
  wrong: ['It would be too cold', 'It would be too slow', 'It would be too salty'],
};

test('it stands in front of a question on how clauses hang together too, though that is a choice', () => {
  expect(inContext(draft('Sponges', claim), tagged).text).toBe('Sponges: Why is it that the water leaves through one pore?');
});

test('a number in front of a heading is not said', () => {
  expect(inContext(draft('4. Sponges'), tagged).text).toBe(`Sponges: ${plain}`);
  expect(inContext(draft('4.2 Sponges', claim), tagged).text).toMatch(/^Sponges: Why/);
});

test('a colon inside a question is no topic', () => {
  const asked = 'Which term matches this description: “The pore through which water leaves”?';
  expect(textWithoutTopic(asked)).toBe(asked);
});

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
