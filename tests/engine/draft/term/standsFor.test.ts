// What an abbreviation stands for.
import { expect, test } from 'vitest';
import { standsFor } from '#engine/draft/term/shortAnswer';
import { seededRandom } from '#engine/random';
import { understoodOf } from '../../../support/engineInput.ts';

const TEXT = `The mean low water (MLW) is drawn on every map of the coast. The pilots check the MLW each year, and it is printed. The MLW is known at once.
The marine library (ML) was founded by the pilots. The ML is open in winter. Most pilots know the ML well.`;

const asked = (text: string) => standsFor.draft(understoodOf(text), seededRandom(1)).map(({ answer }) => answer);

test('an abbreviation is asked for where the document lives by it', () => {
  expect(asked(TEXT)).toEqual(['mean low water', 'marine library']);
});

test('a label that is spelt out is asked for, where it is an abbreviation of just these words', () => {
  const line = (gloss: string) =>
    `The FOSS is old. Pilots know the FOSS. They use the FOSS.\n\n- FOSS = ${gloss}\n- A point of the list`;
  expect(asked(line('Fleet of Open Sea Ships'))).toEqual(['Fleet of Open Sea Ships']);
  expect(asked(line('the old fleet of ships'))).toEqual([]);
});

test('what everybody knows is not asked for', () => {
  const text = (words: string, short: string) =>
    `The ${words} (${short}) is checked in spring. Pilots know the ${short}. They use the ${short} each day.`;
  expect(asked(text('pilot inspection number', 'PIN'))).toEqual([]);
  expect(asked(text('positron emission tomography', 'PET'))).toEqual(['positron emission tomography']);
});

test('two words that only begin and end like the abbreviation are not what it stands for', () => {
  const uses = 'Pilots know the AES. They use the AES each day.';
  expect(asked(`Some codes follow an algebraic structure (AES). ${uses}`)).toEqual([]);
});
