// How likely a demanding teacher takes a draft as it stands.
import { expect, test } from 'vitest';
import { draftsOf } from '#engine/choose/draftsOf';
import { likelihoodOf } from '#engine/choose/score';
import { asking } from '#engine/draft/frame';
import { ownKind } from '#engine/draft/passage/ownQuestion';
import { termOfMeaning } from '#engine/draft/term/definitionQuestion';
import { seededRandom } from '#engine/random';
import { understoodOf } from '../../support/engineInput.ts';

const NOTES = [
  'A sextant is an instrument that measures the height of the sun. Every captain kept a sextant in his cabin.',
  'A tide gauge is an instrument that records the height of the water. The tide gauge stands on the mole.',
  'A sounding line is an instrument that measures the depth of the sea. The sounding line is made of hemp.',
  'A log reel is an instrument that measures the speed of a ship. The log reel is read every hour.',
].join('\n\n');

const of = understoodOf(NOTES);
const drafts = draftsOf(of, seededRandom(1));

test('a plain definition is likelier taken than the same with names in its stem; the document’s own question always is', () => {
  const plain = drafts.find(
    ({ kind, type, answer }) => kind === termOfMeaning && type === 'short_answer' && answer === 'sextant',
  );
  if (!plain) throw new Error('The notes define a sextant.');
  const rough = { ...plain, ...asking({ ...plain.stem, content: `${plain.stem.content} of Captain Campbell in Bristol` }) };
  expect(likelihoodOf(of, plain)).toBeGreaterThan(likelihoodOf(of, rough));
  expect(likelihoodOf(of, { ...rough, kind: ownKind })).toBe(1);
});
