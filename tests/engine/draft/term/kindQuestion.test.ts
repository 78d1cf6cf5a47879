// A term among others of its kind is asked for by the kind: "Which nets are drawn …?", "Which kind of tide …?".
import { expect, test } from 'vitest';
import { standsAlone } from '#engine/choose/standsAlone';
import type { Draft } from '#engine/draft/draft';
import { kindOfMeaning, kindOfThing, kindQuestions } from '#engine/draft/term/kindQuestion';
import { sharedTagger } from '#engine/english/tagger';
import { readTxt } from '#engine/read/txt';
import { definitionsOf } from '#engine/understand/definition/definitionsOf';
import { materialOf, sentencesWith } from '#engine/understand/material';
import { taggedBy } from '#engine/understand/tagged';
import { keyTermsOf } from '#engine/understand/term/keyTerm';
import { termIndexOf } from '#engine/understand/term/termIndex';

function read(text: string) {
  const material = materialOf(readTxt(new TextEncoder().encode(text), 'notes.txt'));
  const tagged = taggedBy(sharedTagger(), material);
  const definitions = definitionsOf(material, tagged);
  return { material, tagged, definitions, terms: termIndexOf(keyTermsOf(material, definitions, tagged)) };
}

function asked(text: string): (Draft & { alone: boolean })[] {
  const { material, tagged, definitions, terms } = read(text);
  const ofTerms = [...terms.byKey.values()].flatMap((key) =>
    kindQuestions(material, terms, sentencesWith(material, key.text), key, tagged),
  );
  const ofMeanings = definitions.flatMap((definition) => kindOfMeaning(material, definition, tagged) ?? []);
  return [...ofTerms, ...ofMeanings]
    .map((draft): Draft => ({ kind: kindOfThing, ...draft }))
    .map((draft) => ({ ...draft, alone: standsAlone(draft, tagged) }));
}

const NETS = 'Trawl nets are drawn along the bottom of the sea by two boats.';
const MORE_NETS = 'Drift nets hang in the water like curtains.';

test.each([
  [`${NETS} ${MORE_NETS}`, 'Which nets are drawn along the bottom of the sea by two boats?', 'trawl nets', 'trawl'],
  [
    `Neap tide leaves the upper sands dry for a week. Spring tide covers the whole marsh twice a month.`,
    'Which kind of tide leaves the upper sands dry for a week?',
    'neap tide',
    'neap',
  ],
  [
    'A storm signal is a visible signal that warns the ships in a harbour. A fog signal warns by its sound.',
    'Which kind of visible signal warns the ships in a harbour?',
    'storm signal',
    'storm',
  ],
  [
    'In contrast, drift nets, also called gill nets, hang in the water like curtains and keep near the surface. Drift nets are light, and trawl nets are heavy.',
    'Which nets hang in the water like curtains and keep near the surface?',
    'drift nets',
    'drift',
  ],
])('%s', (text, question, answer, short) => {
  const draft = asked(text).find((one) => one.text === question);
  expect(draft?.answer.toLowerCase()).toBe(answer);
  expect(draft?.accepted).toContain(short);
  expect(draft?.alone).toBe(true);
});

test('the next statement about another thing is not asked along', () => {
  const text = `Trawl nets are drawn along the muddy bottom of the sea, and gill nets float in the water like a wall. ${MORE_NETS}`;
  expect(asked(text).map((draft) => draft.text)).toContain('Which nets are drawn along the muddy bottom of the sea?');
});

test('without another of its kind beside it, a term is not asked for so', () => {
  expect(asked(NETS)).toEqual([]);
  expect(asked(`Newer nets are drawn along the bottom of the sea by two boats. ${MORE_NETS} Newer nets are light.`)).toEqual([]);
});

test('several of a kind are asked for by what they are called, since a student would name some of them', () => {
  const [draft] = asked('- Mooring rope: Ropes that hold a ship of any weight at its berth');
  expect(draft?.text).toBe('What are ropes that hold a ship of any weight at its berth called?');
});

test('where a sentence says which other thing a term is, it is not asked for by its kind', () => {
  const ofTrawls = (text: string) => asked(`${text} ${MORE_NETS}`).filter(({ answer }) => /trawl/i.test(answer));
  expect(ofTrawls(NETS)).toHaveLength(1);
  expect(ofTrawls(NETS.replace('are drawn', 'are the gear that is drawn'))).toEqual([]);
});

test('a case and a part of one thing are of no kind', () => {
  const notes = (meaning: string) =>
    `The trade is old.\n\n- Harbour neglect: ${meaning}\n- Keel: the long beam on which a ship is built`;
  const ofNeglect = (meaning: string) => asked(notes(meaning)).filter(({ answer }) => /neglect/i.test(answer));
  expect(ofNeglect('the neglect of a quay and its cranes by an owner')).not.toEqual([]);
  expect(ofNeglect('when owners neglect the quay and its cranes for years')).toEqual([]);
});
