// A wording by its parts of speech: does it open with a noun? It knows nothing of terms.
import { isPluralNoun } from '../../english/noun.ts';
import { kindsOfNoun } from '../../english/nounLexicon.ts';
import type { Token } from '../../english/tagger.ts';
import type { Tagged } from '../tagged.ts';

/** Does it open with a noun and what belongs to it, and not with a participle or an adverb? */
export function isNounPhrase(meaning: string, tagged: Tagged): boolean {
  if (/^(?:those (?:[a-zà-ÿ]+ )?|one )(?:that|which|who|whose)\b/iu.test(meaning)) return true;
  // The tagger takes "one-on-one" apart; as a whole it describes the noun after it, or is the noun.
  const tokens = tagged.tokens(
    meaning.replace(/\p{L}+(?:-\p{L}+)+( (?:that|which|who|of|in|for)\b|)/gu, (_, next: string) =>
      next ? `thing${next}` : 'big',
    ),
  );
  if (/(?:ed|en)$/.test(tokens[0]?.text ?? '') && !['NOUN', 'ADJ', 'PROPN'].includes(tokens[1]?.pos ?? '')) return false;
  // "a joint that …": what is a noun to the dictionary, where a noun must stand.
  const isNoun = (token: Token, at: number) =>
    token.pos === 'NOUN' ||
    token.pos === 'PROPN' ||
    // "the tracing of kinship"
    (/ing$/.test(token.text) && tokens[at - 1]?.pos === 'DET' && tokens[at + 1]?.text === 'of') ||
    (['ADJ', 'VERB'].includes(token.pos) &&
      /^(?:that|which|who|of|with)$/i.test(tokens[at + 1]?.text ?? '') &&
      kindsOfNoun(token.text).length > 0);
  const noun = tokens.findIndex(isNoun);
  if (noun < 0 || noun > 6) return false;
  // "Signaling molecules": the first word describes, whatever the tagger says.
  const first = tokens[0]?.pos === 'VERB' && /ing$/.test(tokens[0].text) && noun === 1 ? 1 : 0;
  const tokensBefore = tokens.slice(first, noun);
  const hasDeterminer = tokensBefore[0]?.pos === 'DET';
  const fits = tokensBefore.every(
    (token, at) =>
      ['DET', 'ADJ', 'NUM', 'CCONJ', 'PUNCT'].includes(token.pos) ||
      (at > 0 && hasDeterminer && (/(?:ly|ed|en|ing)$/.test(token.text) || token.pos === 'ADV')),
  );
  const plural = tokens.slice(noun, noun + 3).some((token) => token.pos === 'NOUN' && isPluralNoun(token.text));
  return fits && (hasDeterminer || plural || noun < 2);
}
