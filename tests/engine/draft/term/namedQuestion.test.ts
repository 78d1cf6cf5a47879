// What a document says something is called is asked for by its own words: as a question where that can be, else as a gap.
import { expect, test } from 'vitest';
import { standsAlone } from '#engine/choose/standsAlone';
import type { Draft } from '#engine/draft/draft';
import { named, namedQuestions } from '#engine/draft/term/namedQuestion';
import { sharedTagger } from '#engine/english/tagger';
import { readTxt } from '#engine/read/txt';
import { definitionsOf } from '#engine/understand/definition/definitionsOf';
import { materialOf } from '#engine/understand/material';
import { taggedBy } from '#engine/understand/tagged';
import { keyTermsOf } from '#engine/understand/term/keyTerm';
import { termIndexOf } from '#engine/understand/term/termIndex';

function typed(text: string): (Draft & { alone: boolean }) | undefined {
  const material = materialOf(readTxt(new TextEncoder().encode(text), 'notes.txt'));
  const tagged = taggedBy(sharedTagger(), material);
  const terms = termIndexOf(keyTermsOf(material, definitionsOf(material, tagged), tagged));
  const last = material.sentences.at(-1);
  if (!last) throw new Error('The notes are empty.');
  const drafted = namedQuestions(material, terms, last, tagged).at(0);
  const draft: Draft | undefined = drafted && { kind: named, ...drafted };
  return draft && { ...draft, alone: standsAlone(draft, tagged) };
}

test('a plain statement of a name is asked as a question', () => {
  const draft = typed('Narrow channels between two banks of sand are called gullies.');
  expect(draft).toMatchObject({ text: 'What are narrow channels between two banks of sand called?', answer: 'gullies' });
});

test.each([
  [
    'Every spring the pilots measure the depth of narrow channels called gullies.',
    'Every spring the pilots measure the depth of narrow channels called what?',
  ],
  [
    'Sand from the northern beaches is carried behind the long pier in a process called silting.',
    'Sand from the northern beaches is carried behind the long pier in which process?',
  ],
  [
    'Wooden walls called groynes can keep the sand of a beach where strong waves would carry the grains off.',
    'Which wooden walls can keep the sand of a beach where strong waves would carry the grains off?',
  ],
  [
    'Every pilot knows the narrow channels called gullies, which run dry at low water every day.',
    'Complete the sentence: “Every pilot knows the narrow channels called _____, which run dry at low water every day.”',
  ],
  [
    'Some pilots keep a second rope, called a painter, which holds the boat at the pier.',
    'Complete the sentence: “Some pilots keep a second rope, called a(n) _____, which holds the boat at the pier.”',
  ],
])('%s', (statement, question) => {
  const draft = typed(statement);
  expect(draft?.text).toBe(question);
  expect(draft?.alone).toBe(true);
});

test('"This is called …" is asked with the sentence before it, and both are the source', () => {
  const [lead, name] = ['The tide carries sand along the shore behind the pier.', 'This process is called silting.'];
  const draft = typed(`${lead} ${name}`);
  expect(draft?.text).toBe(`Complete the sentence: “${lead} This process is called _____.”`);
  expect(draft?.quote).toBe(`${lead} ${name}`);
  expect(draft?.alone).toBe(true);
});

test('"This is called …" is not asked where the sentence before leans on another one', () => {
  expect(typed('It carries them along the shore and drops them there. This process is called silting.')).toBeUndefined();
});

test('what is pointed at in the same sentence is no obstacle', () => {
  const draft = typed('The tide drops sand behind the pier during the night; this is called silting.');
  expect(draft?.text).toBe('The tide drops sand behind the pier during the night; this is called what?');
});

test.each([
  'On the northern coast the channels of the marsh are described as navigable or unnavigable.',
  'The structure consists of heavy stones from the northern hills, called armour.',
  'Lower sills along the northern coast of the bay are referred to as thresholds.',
  'All but the pilots of the northern coast belong to one old guild and are known as lodesmen.',
  'The papers were copied by the clerks of the port into two heavy books called ledgers.',
  'The guild possessed a little wooden house near the northern pier called a lodge.',
  'If the sand is heated by the sun, the shore is covered with a thin hard skin called a crust.',
  'If the sand of the bank is coarse or mixed with shells, it is known as a shingle.',
  'To the pilots of the north and the south of the bay, these narrow channels were known as gullies.',
  'Some cases occur as the result of storms and high tides through a process known as silting.',
  'About one-third of the planks of the old boats have rough edges and are called slabs.',
  'The young woman from Lumen lists her boat as one of the narrow channel boats called skiffs.',
  'Seaweed helps the fields of the coast by its weight; by salting the soil it drives out little worms called eels.',
])('which of them, or which one, is not said: %s', (statement) => {
  expect(typed(statement)).toBeUndefined();
});

test('what is told of someone is not asked', () => {
  const told = (who: string) => `The pilots are old. ${who} had used a form of small wooden boat called a skiff.`;
  expect(typed(told('Pilots'))).toBeDefined();
  expect(typed(told('Hansen'))).toBeUndefined();
});

test('half of a name is no answer', () => {
  expect(
    typed('In that year the harbour board bought a small ship called the Northern Harbour Survey and Rescue Vessel.'),
  ).toBeUndefined();
});

test('of two names none is asked for, since either would be right', () => {
  expect(typed('Narrow channels between two banks of sand are often called gullies or tidal creeks.')).toBeUndefined();
});

test.each([
  [
    'A bank of sand that lies across the mouth of a river is called a bar.',
    'What is a bank of sand that lies across the mouth of a river called?',
  ],
  [
    'A long, narrow bank of sand between two channels is known as a spit.',
    'What is a long, narrow bank of sand between two channels known as?',
  ],
])('with an article in front of the name too: %s', (text, question) => {
  expect(typed(text)?.text).toBe(question);
});

test('a name that ran into its verb is not asked for', () => {
  expect(typed('A yard called Lumen Docks claims to be able to mend the hull of a ship in a single day.')).toBeUndefined();
});
