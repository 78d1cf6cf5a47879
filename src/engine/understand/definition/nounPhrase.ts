// A wording by its parts of speech: does it open with a noun, has it a verb of its own, is it cut off? It knows nothing of terms.

import { isContact } from '../../english/clause.ts';
import { isPluralNoun } from '../../english/noun.ts';
import { kindsOfNoun } from '../../english/nounLexicon.ts';
import { isPastForm } from '../../english/participle.ts';
import { oneOf, pattern } from '../../english/pattern.ts';
import type { Token } from '../../english/tagger.ts';
import { isFunctionWord } from '../../english/words.ts';
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
  const before = tokens.slice(first, noun);
  const opened = before[0]?.pos === 'DET';
  const fits = before.every(
    (token, at) =>
      ['DET', 'ADJ', 'NUM', 'CCONJ', 'PUNCT'].includes(token.pos) ||
      (at > 0 && opened && (/(?:ly|ed|en|ing)$/.test(token.text) || token.pos === 'ADV')),
  );
  const plural = tokens.slice(noun, noun + 3).some((token) => token.pos === 'NOUN' && isPluralNoun(token.text));
  return fits && (opened || plural || noun < 2);
}

const RELATIVE = /^(?:that|which|who|whom|whose|where|wherein|whereby|when|what|how)$/i;

/** A clause with a verb of its own, before any relative word, is no noun phrase. */
export function hasMainVerb(meaning: string, tagged: Tagged): boolean {
  const tokens = tagged.tokens(meaning);
  // "years a person may expect to live": a clause without its "that".
  const relative = tokens.findIndex((token, at) => RELATIVE.test(token.text) || isContact(tokens, at));
  return tokens.slice(0, relative < 0 ? tokens.length : relative).some((token, at) => {
    if (token.pos === 'AUX') return true;
    // "one's rank"
    if (
      token.pos !== 'VERB' ||
      /ing$/.test(token.text) ||
      /^(?:to|[’']s?)$/.test(tokens[at - (tokens[at - 1]?.pos === 'ADV' ? 2 : 1)]?.text ?? '')
    )
      return false;
    const next = tokens[at + 1]?.pos;
    // "power made legitimate": not the verb of a clause, unless an object follows.
    return isPastForm(token.text)
      ? next === 'DET' || next === 'PRON'
      : tokens[at - 1]?.pos !== 'CCONJ' && tokens[at - 1]?.pos !== 'DET';
  });
}

const MAY_END = pattern(
  `^${oneOf(`
    again | alone | another | apart | down | ever | it | itself | known | life | off | on | once | one | ones | only | other
    others | out | own | place | them | themselves | together | up | way | ways | well | yet
  `)}$`,
  'i',
);

/** Cut in the middle of a phrase: "unequal access to basic", "a circle that". */
export function endsOpen(meaning: string, tagged: Tagged): boolean {
  const [before, last] = tagged.tokens(meaning).slice(-2);
  if (last === undefined) return true;
  if (MAY_END.test(last.text)) return false;
  if (isFunctionWord(last.text.toLowerCase())) return true;
  if (last.pos === 'ADJ' && before?.pos === 'DET') return kindsOfNoun(last.text).length === 0;
  return last.pos === 'ADJ' && before?.pos === 'ADP';
}
