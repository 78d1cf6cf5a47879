// Does a statement tell what happened once? By its first finite verb, as the tagger sees it.
import { baseOfVerb, type Token } from './tagger.ts';

/** Is the first verb of these tokens past: "was", "grew up", "have elapsed" not? */
export function isPastTense(tokens: readonly Token[]): boolean {
  const verb = tokens.find(({ pos, text }) => (pos === 'VERB' || pos === 'AUX') && !/(?:ing|^to)$/i.test(text));
  if (verb === undefined) return false;
  if (verb.pos === 'AUX') return /^(?:was|were|did|had)$/i.test(verb.text);
  return baseOfVerb(verb.text) !== verb.text.toLowerCase() && !/[^s]s$/i.test(verb.text);
}
