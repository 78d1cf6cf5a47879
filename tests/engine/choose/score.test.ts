// How likely a demanding teacher takes a draft as it stands.
import { expect, test } from 'vitest';
import { draftsOf } from '#engine/choose/draftsOf';
import { likelihoodOf } from '#engine/choose/score';
import { ownKind } from '#engine/draft/passage/ownQuestion';
import { termOfMeaning } from '#engine/draft/term/definitionQuestion';
import { seededRandom } from '#engine/random';
import { understoodOf } from '../../support/engineInput.ts';

const of = understoodOf(
  'A sextant is an instrument that measures the height of the sun. Every captain kept a sextant in his cabin.',
);
const drafts = draftsOf(of, seededRandom(1));

test('a plain definition is likelier taken than the same with names in its stem; the document’s own question always is', () => {
  const plain = drafts.find(
    ({ kind, type, answer }) => kind === termOfMeaning && type === 'short_answer' && answer === 'sextant',
  );
  if (!plain) throw new Error('The notes define a sextant.');
  const rough = { ...plain, stem: { ...plain.stem, content: `${plain.stem.content} of Captain Campbell in Bristol` } };
  expect(likelihoodOf(of, plain)).toBeGreaterThan(likelihoodOf(of, rough));
  expect(likelihoodOf(of, { ...rough, kind: ownKind })).toBe(1);
});
