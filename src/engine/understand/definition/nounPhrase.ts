// Tells by parts of speech whether a text is a noun phrase.
import { isPluralNoun } from '../../english/noun.ts';
import { kindsOfNoun } from '../../english/nounLexicon.ts';
import type { Token } from '../../english/tagger.ts';
import type { Tagged } from '../tagged.ts';

/** Whether a text begins with a noun and its modifiers, and not with a participle or an adverb. */
export function isNounPhrase(meaning: string, tagged: Tagged): boolean {
  if (/^(?:those (?:[a-zà-ÿ]+ )?|one )(?:that|which|who|whose)\b/iu.test(meaning)) return true;
  // The tagger splits "one-on-one". It is replaced by an adjective, or by a noun if no noun follows.
  const tokens = tagged.tokens(
    meaning.replace(/\p{L}+(?:-\p{L}+)+( (?:that|which|who|of|in|for)\b|)/gu, (_, next: string) =>
      next ? `thing${next}` : 'big',
    ),
  );
  if (/(?:ed|en)$/.test(tokens[0]?.text ?? '') && !['NOUN', 'ADJ', 'PROPN'].includes(tokens[1]?.pos ?? '')) return false;
  // "a joint that …": tagged as an adjective or verb, but a noun in the dictionary, and "that" follows nouns.
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
