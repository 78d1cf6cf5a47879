// Labels that are fields of a form, and what stands behind them is of one case.
import { expect, test } from 'vitest';
import { sharedTagger } from '#engine/english/tagger';
import { readTxt } from '#engine/read/txt';
import { definitionsOf } from '#engine/understand/definition/definitionsOf';
import { materialOf } from '#engine/understand/material';
import { taggedBy } from '#engine/understand/tagged';

const CASES = `The Old Quay

- Trouble: the stone wall that keeps out the sea
- Verdict: the cheapest of all the plans that were drawn
- Hawser: a thick rope that holds a ship to the quay

The New Quay

- Trouble: the deep mud that fills the basin in winter
- Verdict: the plan of the pilots, with a pier of timber
- Halyard: a thin line that hoists the flag of a ship

The Lighthouse

- Hawser: a thick rope which holds a ship to a quay
- Ballast: a heavy material that keeps the hull of a ship upright`;

test('labels that come back together with other glosses are no terms; one that is explained twice is', () => {
  const material = materialOf(readTxt(new TextEncoder().encode(CASES), 'quays.txt'));
  const terms = definitionsOf(material, taggedBy(sharedTagger(), material)).map(({ key }) => key);
  expect(terms.sort()).toEqual(['ballast', 'halyard', 'hawser']);
});
