// "In many species, the …": does a noun stand in what only opens the sentence? Then what follows its comma is the main clause.

import { oneOf, pattern } from '../../english/pattern.ts';
import type { Token } from '../../english/tagger.ts';

const OPENS_ADVERBIAL = pattern(
  String.raw`^${oneOf(`
    according | across | after | along | although | among | around | as | at | because | before | besides | between | by
    despite | during | for | from | if | in | inside | instead | like | of | on | once | outside | over | since | through | to
    under | unlike | until | when | while | with | within | without | [a-z]{2,}ing(?= )
  `)}\b`,
  'i',
);
const OPENS_CLAUSE = /^(?:after|although|as|because|before|if|once|since|until|when|while)\b/i;

/** A verb that says what its subject does: not "coming back", "to avoid" or "affected by". */
function isFiniteVerb(tokens: readonly Token[], at: number): boolean {
  const { pos, text } = tokens[at] ?? { pos: '', text: '' };
  if (pos === 'AUX') return true;
  const isParticiple = /(?:ed|en)$/.test(text) && /^(?:by|with|from|in)$/i.test(tokens[at + 1]?.text ?? '');
  return pos === 'VERB' && !/ing$/i.test(text) && !/^to$/i.test(tokens[at - 1]?.text ?? '') && !isParticiple;
}

/** "In many species, the …", "Before they could collect new troops, the …": what follows the comma is the main clause and no meaning. */
export function isFrontedAdverbial(text: string, tokens: readonly Token[], start: number): boolean {
  const before = text.slice(0, start);
  if (!OPENS_ADVERBIAL.test(text) || before.trim() === '' || /, (?:an? |the )?$/i.test(before)) return false;
  // "When we speak of dues, we mean tolls, …": there the main clause has begun.
  if (OPENS_CLAUSE.test(text) && before.includes(',')) return false;
  const verbs = tokens.filter(
    (token, at) => token.end <= start && isFiniteVerb(tokens, at) && !isFiniteVerb(tokens, at - 1),
  ).length;
  return verbs <= (OPENS_CLAUSE.test(text) ? 1 : 0);
}
