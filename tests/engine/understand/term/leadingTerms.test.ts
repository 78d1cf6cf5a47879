// Which terms of a book are asked about: of a short document all, of a long one the best of each part.
import { expect, test } from 'vitest';
import { understoodOf } from '../../../support/engineInput.ts';

const STONES = ['amber', 'basalt', 'garnet', 'ivory', 'jasper', 'marble', 'onyx', 'quartz', 'ruby', 'topaz'];
const PLANTS = ['cedar', 'clover', 'fennel', 'hazel', 'juniper', 'linden', 'maple', 'poplar', 'rowan', 'willow'];
const TOOLS = ['gauge', 'lantern', 'buoy', 'anchor', 'rudder', 'compass', 'capstan', 'tiller', 'halyard', 'winch'];
const TERMS = [...STONES, ...PLANTS].flatMap((first) => TOOLS.map((last) => `${first} ${last}`));
const AT_ONCE = 150;

/** Notes that define two hundred instruments: most at once, then each followed by so many sentences that define nothing. */
function shelvesOf(between: number) {
  const text = TERMS.map((term, at) =>
    [
      `A ${term} is an instrument that records the height of the water at a fixed place.`,
      ...Array.from({ length: at < AT_ONCE ? 0 : between }, () => 'The boats came back to the harbour with the morning wind.'),
    ].join(' '),
  );
  return understoodOf(text.join('\n\n'));
}

test('of a short document every term is asked about', () => {
  const { terms, leading } = shelvesOf(1);
  expect(terms.byKey.size).toBeGreaterThanOrEqual(TERMS.length);
  expect(leading).toBe(terms);
});

test('of a book some terms of each part are asked about, and all may stand beside them', () => {
  const { material, terms, leading } = shelvesOf(34);
  const places = [...leading.byKey.values()].map(({ definition }) => definition?.sentence.index ?? 0);
  // Of those at the start some are; of the others, which stand far apart, each is.
  expect(places.filter((place) => place < AT_ONCE).length).toBeLessThan(AT_ONCE * 0.6);
  expect(places.filter((place) => place > AT_ONCE)).toHaveLength(TERMS.length - AT_ONCE - 1);
  expect(material.sentences.length).toBeGreaterThan(1500);
  expect(leading.near(0)).toEqual(terms.near(0));
});
