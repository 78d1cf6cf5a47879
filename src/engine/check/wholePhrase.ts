// Decides whether a phrase is complete, so that it can be an option or be asked for. Extraction sometimes cuts sentences.
import { hasBrokenClause, isPhrase } from '../english/clause.ts';
import { isPluralNoun } from '../english/noun.ts';
import { anyRefuses, type Rules } from '../english/rule.ts';
import type { Token } from '../english/tagger.ts';
import type { Tagged } from '../understand/tagged.ts';

/** Cut in the middle of a phrase: "resemble the textured", "either common in all environments". */
export function endsOpen(text: string, tokens: readonly Token[]): boolean {
  const [tokenBefore, last] = tokens.filter((token) => /[\p{L}\p{N}]/u.test(token.text)).slice(-2);
  const either = tokens.findIndex((token) => /^either$/i.test(token.text));
  if (either >= 0 && tokens[either + 1]?.pos !== 'NOUN' && !/\bor\b/i.test(text)) return true;
  if (/\b(?:the|an?|of|to|in|for|with|by|from|and|or|is|are)$/i.test(text)) return true;
  return last?.pos === 'ADJ' && tokenBefore?.pos === 'DET' && !/^(?:individual|whole|young|adult)$/i.test(last.text);
}

/** Whether a pronoun refers to nothing in the phrase: "the chemical reactions that take place within it". */
export function hasLoosePronoun(tokens: readonly Token[]): boolean {
  return tokens.some((token, at) => {
    const pronoun = /^(?:(it|its|itself)|(they|them|their|themselves))$/i.exec(token.text);
    if (!pronoun) return false;
    const nouns = tokens
      .slice(0, at)
      .filter(
        (earlierToken) =>
          (earlierToken.pos === 'NOUN' || earlierToken.pos === 'PROPN') &&
          !/^(?:place|part|role|order)$/i.test(earlierToken.text),
      );
    if (pronoun[1]) return !nouns.some((noun) => !isPluralNoun(noun.text));
    return (
      !nouns.some((noun) => isPluralNoun(noun.text) || /^(?:person|people|individual|one)$/i.test(noun.text)) &&
      !tokens.slice(0, at).some((earlierToken) => /^(?:and|each|every|someone|anyone|who)$/i.test(earlierToken.text))
    );
  });
}

/** Two sentences that were read as one. */
export const TWO_SENTENCES = /(?:\p{Ll}{3,}|\bc?[A-Z]{2,})\.\s+\p{L}|\b(?:B\.C|A\.D|C\.E)\.\s+\p{Lu}/u;

type Phrase = { phrase: string; tokens: readonly Token[] };

export const wholeRules = {
  // "a term that Christians use" describes the word, not its meaning.
  'said of the word': ({ phrase }) => /^(?:(?:an?|the)\s+(?:\w+\s+)?(?:term|word|name)\b|that\b)/i.test(phrase),
  'two sentences': ({ phrase }) => TWO_SENTENCES.test(phrase),
  'cut in the middle': ({ phrase, tokens }) => endsOpen(phrase, tokens),
  'a clause that has lost its verb': ({ tokens }) => hasBrokenClause(tokens),
  'a pronoun with nothing before it': ({ tokens }) => hasLoosePronoun(tokens),
  'a sentence': ({ tokens }) => !isPhrase(tokens),
} satisfies Rules<Phrase>;

export function isWholePhrase(phrase: string, tagged: Tagged): boolean {
  return !anyRefuses(wholeRules, { phrase, tokens: tagged.tokens(phrase) });
}
