// A gloss that only names things: "cluster tolerance and topology rules", "physical movements for writing". It may be a line of an
// outline or an example as well as a meaning, and describes nothing: of 19 such descriptions readers took one or two.

import { oneOf, pattern } from '../../english/pattern.ts';
import type { Tagged } from '../tagged.ts';

/** "a rope …", "what is left …", "one’s ability …" */
const OPENS = pattern(
  `^${oneOf(String.raw`
    an? | any(?:one|thing)? | each | everything | how | one | some(?:one|thing) | the | those | what(?:ever)? | when | where
    whoever | \p{L}+[’']s?
  `)} `,
  'iu',
);
/** What tells a thing apart behind its noun. */
const GOES_ON = pattern(
  String.raw`\b${oneOf(String.raw`
    at | by | not | of | that | to \p{L}+ | under | when | where(?:by|in)? | which | who | whom | whose | with | without
  `)}\b`,
  'iu',
);

/** Does a gloss name things, without a word that tells which of them is meant? */
export function isBareGloss(gloss: string, tagged: Tagged): boolean {
  if (OPENS.test(gloss) || GOES_ON.test(gloss)) return false;
  // "warping a ship along the quay", "rope fixed in a wall": what is done says it.
  const tokens = tagged.tokens(gloss);
  return !tokens.some(({ pos, text }, at) => (at === 0 ? /(?:ing|ed)$/.test(text) : pos === 'VERB'));
}
