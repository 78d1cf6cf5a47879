import { expect, test } from 'vitest';
import { mostAlike, rankedDistractors } from '#engine/draft/options/distractor';
import { sharedTagger } from '#engine/english/tagger';
import { readTxt } from '#engine/read/txt';
import { definitionsOf } from '#engine/understand/definition/definitionsOf';
import { materialOf } from '#engine/understand/material';
import { taggedBy } from '#engine/understand/tagged';
import { type KeyTerm, keyTermsOf } from '#engine/understand/term/keyTerm';

const TEXT = `A lagoon is a stretch of salt water that is parted from the sea by a bank of sand.
A harbor is a stretch of deep water in which ships lie safe from the wind and the waves. Quays, cranes and stores stand around the basin.
A spit is a narrow bank of sand that grows from the shore into the open sea.
Longshore drift is the movement of sand along a coast by waves that arrive at an angle.
Wind drift is the movement of the water at the surface in the direction of the wind.
A lighthouse is a tower with a strong lamp that warns ships at night of a coast.
The coast is shaped by lagoons, spits, and harbors in turn. Every lagoon, harbor, and spit is mapped.
Portland has a lighthouse, and ships from Portland pass it. The harbor of Portland is deep.

Spindrift

Spindrift is a fine spray that a gale blows from the tops of the waves.
`;

function read() {
  const material = materialOf(readTxt(new TextEncoder().encode(TEXT), 'notes.txt'));
  const tagged = taggedBy(sharedTagger(), material);
  return { material, terms: keyTermsOf(material, definitionsOf(material, tagged), tagged) };
}

function ranked(keyText: string): string[] {
  const { material, terms } = read();
  const key = terms.get(keyText);
  if (!key) throw new Error(`${keyText} is no term: ${[...terms.keys()].join(', ')}`);
  return mostAlike(material, terms.values(), key, 0).map((term) => term.key);
}

test('terms that the document puts into lists with the key come first', () => {
  expect(ranked('lagoon').slice(0, 2).sort()).toEqual(['harbor', 'spit']);
});

test('terms that end as the key does come first where no list tells', () => {
  expect(ranked('longshore drift')[0]).toBe('wind drift');
});

test('a term whose own definition, read on, says what the stem says is no wrong option', () => {
  const { material, terms } = read();
  const key = terms.get('lighthouse') as KeyTerm;
  const beside = (stem: string) => rankedDistractors(material, terms.values(), key, stem, -1, 0).map((term) => term.key);
  expect(beside('Which of the following sends out a beam at night?')).toContain('harbor');
  expect(beside('Which of the following gives ships deep water, quays, cranes and stores?')).not.toContain('harbor');
});

test('a term that only ever begins sentences has common terms beside it, and no names', () => {
  const beside = ranked('spindrift');
  expect(beside).toContain('lighthouse');
  expect(beside).not.toContain('portland');
  expect(ranked('portland')).not.toContain('lighthouse');
});

test('the key itself is not among its wrong options', () => {
  expect(ranked('spit')).not.toContain('spit');
});
