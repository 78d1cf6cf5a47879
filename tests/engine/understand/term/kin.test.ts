// Which terms are of one sort: options that cannot be crossed out unread.
import { expect, test } from 'vitest';
import { kinship } from '#engine/understand/term/category';
import { understoodOf } from '../../../support/engineInput.ts';

const text = [
  'Life in a Harbour',
  'A neap tide is a movement of the water that is weak. A spring tide is a movement of the water that is strong. A towage is an act that brings a ship to the quay.\nA hawser is a rope that holds a ship. A painter is a rope that holds a boat. A warden is a person who looks after the quays.\nErosion is a process that takes sand from the beach. Navigation is a process that takes a ship to its harbour. A mooring is an act that ties a ship.\nEach neap tide follows a spring tide. The warden sees each hawser and each painter. The erosion, the navigation, the towage and the mooring are in every report.',
].join('\n\n');

const { terms } = understoodOf(text);
const term = (key: string) => {
  const found = terms.byKey.get(key);
  if (!found) throw new Error(`${key} is no term`);
  return found;
};

test.each([
  ['neap tide', 'spring tide', 2, 'their last word'],
  ['hawser', 'painter', 2, 'the genus of their meanings'],
  ['towage', 'hawser', 0, 'nothing'],
  ['spring tide', 'navigation', 1, 'the place that says what both acts are'],
  ['warden', 'hawser', 0, 'nothing'],
])('%s and %s: kinship %i by %s', (key, option, expected) => {
  expect(kinship(term(key), term(option))).toBe(expected);
});
