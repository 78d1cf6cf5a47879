// Which terms are of one sort: options that cannot be crossed out unread.
import { expect, test } from 'vitest';
import { sharedTagger } from '#engine/english/tagger';
import { readTxt } from '#engine/read/txt';
import { definitionsOf } from '#engine/understand/definition/definitionsOf';
import { materialOf } from '#engine/understand/material';
import { taggedBy } from '#engine/understand/tagged';
import { keyTermsOf } from '#engine/understand/term/keyTerm';
import { kinship, membersWith } from '#engine/understand/term/kin';
import { termIndexOf } from '#engine/understand/term/termIndex';

const text = `Life in a Harbour

A neap tide is a movement of the water that is weak. A spring tide is a movement of the water that is strong. A towage is an act that brings a ship to the quay.
A hawser is a rope that holds a ship. A painter is a rope that holds a boat. A warden is a person who looks after the quays.
The crews fear storms, fog and ice. The crews fear ice more than the fog of the winter, and storms more than both.
Erosion is a process that takes sand from the beach. Navigation is a process that takes a ship to its harbour. A mooring is an act that ties a ship.
Each neap tide follows a spring tide. The warden sees each hawser and each painter. The erosion, the navigation, the towage and the mooring are in every report.`;

const material = materialOf(readTxt(new TextEncoder().encode(text), 'harbour.txt'));
const tagged = taggedBy(sharedTagger(), material);
const terms = termIndexOf(keyTermsOf(material, definitionsOf(material, tagged), tagged));
const term = (key: string) => {
  const found = terms.byKey.get(key);
  if (!found) throw new Error(`${key} is no term`);
  return found;
};

test.each([
  ['neap tide', 'spring tide', 2, 'their last word'],
  ['hawser', 'painter', 2, 'the genus of their meanings'],
  ['towage', 'mooring', 2, 'a list of the text'],
  ['towage', 'hawser', 0, 'nothing'],
  ['spring tide', 'navigation', 1, 'the place that says what both acts are'],
  ['warden', 'hawser', 0, 'nothing'],
])('%s and %s: kinship %i by %s', (key, option, expected) => {
  expect(kinship(material, terms, term(key), term(option))).toBe(expected);
});

test('members of a list are whole parts of it; a pair is less sure', () => {
  const storm = membersWith(material, 'storms');
  expect(storm.get('fog')).toBe('listed');
  expect(storm.get('ice')).toBe('listed');
  expect([...storm.keys()]).not.toContain('crew');
});

test('people of a story who do something are of one sort, and no place that is only named', () => {
  const story =
    'Wenzel rowed his small boat to the town of Tolmin. Wenzel mended the old nets in Tolmin all day. Wenzel slept under the wall of the harbour. Zdenka sold the fish of her father in the street. Zdenka left the house before the morning. The road of Zdenka leads to Tolmin and to the sea. In the evening both see the lamps of Tolmin.';
  const told = materialOf(readTxt(new TextEncoder().encode(story), 'story.txt'));
  const words = taggedBy(sharedTagger(), told);
  const index = termIndexOf(keyTermsOf(told, definitionsOf(told, words), words));
  const of = (key: string) => index.byKey.get(key);
  const [wenzel, zdenka, tolmin] = [of('wenzel'), of('zdenka'), of('tolmin')];
  if (!wenzel || !zdenka || !tolmin) throw new Error('The story has three names.');
  expect(kinship(told, index, wenzel, zdenka)).toBe(1);
  expect(kinship(told, index, wenzel, tolmin)).toBe(0);
});
