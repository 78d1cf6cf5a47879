// Which terms of a book are asked about: of a short document all, of a long one the best of each part.
import { expect, test } from 'vitest';
import { readTxt } from '#engine/read/txt';
import { materialOf } from '#engine/text/material';
import { sharedTagger } from '#engine/text/tagger';
import { definitionsOf } from '#engine/write/definition';
import { keyTermsOf } from '#engine/write/keyTerm';
import { leadingTerms } from '#engine/write/leadingTerms';
import { taggedBy } from '#engine/write/tagged';
import { shelfOf } from '#engine/write/termShelf';

const FIRST = ['amber', 'basalt', 'cedar', 'delta', 'ember', 'fennel', 'garnet', 'hazel', 'ivory', 'jasper'];
const LAST = ['gauge', 'lantern', 'buoy', 'anchor', 'rudder', 'compass', 'capstan', 'tiller', 'halyard', 'winch'];

/** Notes that define a hundred instruments: fifty at once, then each followed by so many sentences that define nothing. */
function shelvesOf(between: number) {
  const text = FIRST.flatMap((first) => LAST.map((last) => `${first} ${last}`)).map((term, at) =>
    [
      `A ${term} is an instrument that records the height of the water at a fixed place.`,
      ...Array.from({ length: at < 50 ? 0 : between }, () => 'The boats came back to the harbour with the morning wind.'),
    ].join(' '),
  );
  const material = materialOf(readTxt(new TextEncoder().encode(text.join('\n\n')), 'notes.txt'));
  const tagged = taggedBy(sharedTagger(), material);
  const terms = shelfOf(keyTermsOf(material, definitionsOf(material, tagged), tagged));
  return { material, terms, leading: leadingTerms(material, terms) };
}

test('of a short document every term is asked about', () => {
  const { terms, leading } = shelvesOf(1);
  expect(terms.byKey.size).toBeGreaterThanOrEqual(100);
  expect(leading).toBe(terms);
});

test('of a book some terms of each part are asked about, and all may stand beside them', () => {
  const { material, terms, leading } = shelvesOf(34);
  const places = [...leading.byKey.values()].map(({ definition }) => definition?.sentence.index ?? 0);
  // Of the fifty at the start a few are; of the others, which stand far apart, each is.
  expect(places.filter((place) => place < 60).length).toBeLessThan(20);
  expect(places.filter((place) => place >= 60)).toHaveLength(49);
  expect(material.sentences.length).toBeGreaterThan(1500);
  expect(leading.near(0)).toEqual(terms.near(0));
});
