// The grammatical form of a phrase that stands as an option: a noun, what one does, what somebody does, a whole statement. One of
// another form than the rest is crossed out, or ticked, unread.

import { isPhrase } from '../english/clause.ts';
import { kindsOfNoun } from '../english/nounLexicon.ts';
import { isPastForm } from '../english/participle.ts';
import type { Tagged } from './tagged.ts';

export type PhraseForm = 'noun' | 'to do' | 'doing' | 'does' | 'done' | 'case' | 'statement';

const CASE = /^(?:when|where|if|whether|after|before|because|although|while|in order to|so that|how|in which)\b/i;

/** What form has this phrase? "a rope", "to hold a ship", "holding a ship", "holds a ship", "held by a rope", "when …", "a rope holds it". */
export function formOf(phrase: string, tagged: Tagged): PhraseForm {
  const text = tagged.lowered(phrase);
  if (/^to \p{Ll}/u.test(text)) return 'to do';
  const tokens = tagged.tokens(text);
  if (CASE.test(text)) {
    const comma = tokens.findIndex((token) => token.text === ',');
    return comma > 0 && !isPhrase(tokens.slice(comma + 1)) ? 'statement' : 'case';
  }
  const [first, second] = tokens;
  if (first === undefined || second === undefined) return 'noun';
  const opensObject = second.pos === 'DET' || second.pos === 'PRON';
  // "meaning of each section", "costs that …", "land near the sea": a noun to the dictionary.
  const mayBeNoun = kindsOfNoun(singular(first.text)).length > 0 && !opensObject;
  if (first.pos !== 'VERB' && first.pos !== 'AUX') return !isPhrase(tokens) ? 'statement' : 'noun';
  if (/ing$/.test(first.text)) return mayBeNoun || second.text === 'of' || second.pos === 'NOUN' ? 'noun' : 'doing';
  if (isPastForm(first.text)) return second.pos === 'NOUN' ? 'noun' : 'done';
  return mayBeNoun ? 'noun' : 'does';
}

const singular = (word: string) => word.toLowerCase().replace(/(?<=\p{L}{2}[^s])s$/u, '');
