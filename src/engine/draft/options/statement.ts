// What makes a statement of a document plain enough to be shown or to stand as an option.

import type { Tagged } from '../../understand/tagged.ts';

/** Quotes, formulas, figures and halves of words: what a plain statement has not. */
export const NOT_PLAIN =
  /["“”:;$?()…=<>]|\b(?:figure|table|chapter|following)\b|\b(?:above|below)$|\bas (?:shown|seen)\b|\p{L}-$/iu;

/** Has it a subject before its first verb? */
export function isClause(text: string, tagged: Tagged): boolean {
  const tokens = tagged.tokens(text);
  const verb = tokens.findIndex(({ pos }) => pos === 'VERB' || pos === 'AUX');
  return (
    verb > 0 &&
    tokens.slice(0, verb).some(({ pos }) => pos === 'NOUN' || pos === 'PROPN') &&
    !['SCONJ', 'ADP', 'ADV', 'CCONJ', 'PART'].includes(tokens[0]?.pos ?? '')
  );
}
