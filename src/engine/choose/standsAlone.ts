// Does a wording say a whole thing by itself? Extraction cuts sentences; what is asked must not show it. It looks at grammar
// and reference only, never at whether the question is true or good.

import type { Draft } from '../draft/draft.ts';
import { withoutTopic } from '../draft/frame.ts';
import { termOfMeaning } from '../draft/term/definitionKind.ts';
import { hasBrokenClause, hasMainClause, isPhrase } from '../english/clause.ts';
import { GAP } from '../english/gapSentence.ts';
import { isPluralNoun } from '../english/noun.ts';
import { oneOf, pattern } from '../english/pattern.ts';
import { isBalanced } from '../english/plainText.ts';
import { anyRefuses, type Rule } from '../english/rule.ts';
import { withoutFullStop } from '../english/sentence.ts';
import type { Token } from '../english/tagger.ts';
import { contentWordStems } from '../english/words.ts';
import { isOneOfNames } from '../understand/definition/naming.ts';
import type { Tagged } from '../understand/tagged.ts';

const OPEN_END = pattern(
  oneOf(String.raw`
    ,$
    \b${oneOf(`
      allowing | also | among | being | between | both | causing | consisting | containing | (?<!decision[ -])making | either
      having | including | involving | leading | meaning | not | resulting | so | such | than | very
    `)}$
  `),
  'i',
);

/** Cut in the middle of a phrase: "resemble the textured", "either common in all environments". */
function endsOpen(text: string, tokens: readonly Token[]): boolean {
  const [before, last] = tokens.filter((token) => /[\p{L}\p{N}]/u.test(token.text)).slice(-2);
  if (OPEN_END.test(text)) return true;
  const either = tokens.findIndex((token) => /^either$/i.test(token.text));
  if (either >= 0 && tokens[either + 1]?.pos !== 'NOUN' && !/\bor\b/i.test(text)) return true;
  if (/\b(?:the|an?|of|to|in|for|with|by|from|and|or|is|are)$/i.test(text)) return true;
  return last?.pos === 'ADJ' && before?.pos === 'DET' && !/^(?:individual|whole|young|adult)$/i.test(last.text);
}

/** "the chemical reactions that take place within it": nothing before it that it could stand for. */
function hasLoosePronoun(tokens: readonly Token[]): boolean {
  return tokens.some((token, at) => {
    const pronoun = /^(?:(it|its|itself)|(they|them|their|themselves))$/i.exec(token.text);
    if (!pronoun) return false;
    const nouns = tokens
      .slice(0, at)
      .filter((one) => (one.pos === 'NOUN' || one.pos === 'PROPN') && !/^(?:place|part|role|order)$/i.test(one.text));
    if (pronoun[1]) return !nouns.some((noun) => !isPluralNoun(noun.text));
    return (
      !nouns.some((noun) => isPluralNoun(noun.text) || /^(?:person|people|individual|one)$/i.test(noun.text)) &&
      !tokens.slice(0, at).some((one) => /^(?:and|each|every|someone|anyone|who)$/i.test(one.text))
    );
  });
}

/** Two sentences that were taken for one. */
const TWO_SENTENCES = /(?:\p{Ll}{3,}|\bc?[A-Z]{2,})\.\s+\p{L}|\b(?:B\.C|A\.D|C\.E)\.\s+\p{Lu}/u;

/** A phrase with its parts of speech. */
type Phrase = { phrase: string; tokens: readonly Token[] };

/** Rules for a phrase that stands as what is asked for or as an option. */
export const wholeRules: readonly Rule<Phrase, string>[] = [
  {
    // "a term that Christians use": the meaning of a word is no word.
    name: 'said of the word',
    example: 'a term that sailors use for a rope',
    counterexample: 'a rope that sailors use for a sail',
    refuses: ({ phrase }) => /^(?:(?:an?|the)\s+(?:\w+\s+)?(?:term|word|name)\b|that\b)/i.test(phrase),
  },
  {
    name: 'two sentences',
    example: 'a rope that holds a sail. The sail is white',
    refuses: ({ phrase }) => TWO_SENTENCES.test(phrase),
  },
  {
    name: 'half of a pair of brackets',
    example: 'a rope (that holds a sail',
    refuses: ({ phrase }) => !isBalanced(phrase),
  },
  {
    name: 'cut in the middle',
    example: 'a rope that is tied to the',
    refuses: ({ phrase, tokens }) => endsOpen(phrase, tokens),
  },
  {
    name: 'a clause that has lost its verb',
    example: 'a bay where a source of fresh water',
    refuses: ({ tokens }) => hasBrokenClause(tokens),
  },
  {
    name: 'a pronoun with nothing before it',
    example: 'the knots that hang within it',
    counterexample: 'a mast and the sail that hangs from it',
    refuses: ({ tokens }) => hasLoosePronoun(tokens),
  },
  {
    name: 'a sentence',
    example: 'the rope holds the sail of a ship',
    refuses: ({ tokens }) => !isPhrase(tokens),
  },
];

/** May this phrase, a meaning, stand as what is asked for or as an option? */
export function isWholePhrase(phrase: string, tagged: Tagged): boolean {
  return !anyRefuses(wholeRules, { phrase, tokens: tagged.tokens(phrase) });
}

/** "the less dense region", "the name at each level": one must have read what stands before it. */
function leansOnContext(phrase: string): boolean {
  if (!/^the\b/i.test(phrase)) return false;
  const complement = /\b(?:of|that|which|who|whose|where|when|for|between|in|to|from|by|with|at|on|used|\w+ing|\w+ed)\b/i.test(
    phrase.replace(/^the\s+(?:\S+ed\s+|\S+ing\s+)?/i, ''),
  );
  if (!complement) return true;
  const vague =
    /^the\s+(?:\S+\s)?(?:area|region|space|name|point|part|place|layer|side|end|structure|group|explanation|one|stage|step)\b/i;
  return (
    vague.test(phrase) && !/\b(?:that|which|who|whose|where|when)\b/i.test(phrase) && new Set(contentWordStems(phrase)).size <= 3
  );
}

/** "in which Whenever levels fall …": a sentence that was put after its own end. */
const DISPLACED =
  /\b(?:in|by|through) which (?:when|whenever|if|after|before|as|while|because|although|once|in|during|usually|often)\b/i;

/** What stands in a gap while its sentence is read. */
const STAND_IN = 'Xx';

/** "the _____ allele", "the Korean _____": half a name; only the right half would fit. */
function isHalfName(sentence: string, tagged: Tagged): boolean {
  const tokens = tagged.tokens(sentence);
  const at = tokens.findIndex((token) => token.text === STAND_IN);
  const [before, next, second] = [tokens[at - 1], tokens[at + 1], tokens[at + 2]];
  if (['NOUN', 'PROPN', 'ADJ', 'ADV'].includes(before?.pos ?? '')) return true;
  const goesOn = second === undefined || ['VERB', 'AUX', 'ADP', 'PUNCT', 'CCONJ', 'PART'].includes(second.pos);
  return (next?.pos === 'NOUN' || next?.pos === 'PROPN') && goesOn;
}

/** A heading that ran into its sentence: "The Work Ethic In a series of essays …". */
const RUN_IN_HEADING = /^(?:\p{Lu}[\p{L}’'-]*\s+){4}/u;

/** Of "Some mutations are not expressed. These are known as …" the first sentence says it all, and must be whole. */
function isLed(gap: string, tagged: Tagged): boolean {
  const lead = gap.slice(0, gap.lastIndexOf('. ', gap.indexOf(STAND_IN)));
  const tokens = tagged.tokens(lead);
  return !TWO_SENTENCES.test(lead) && !hasBrokenClause(tokens) && !hasLoosePronoun(tokens) && hasMainClause(tokens);
}

const IS = /^(?:is|are) /;

/** A sentence with a word in its gap, without its end stop. */
function gapRead(said: string): string {
  return withoutFullStop(said)
    .replace(/\ba\(n\) /, 'a ')
    .replace(GAP, STAND_IN);
}

/** Does this draft's stem, and each meaning among its options, stand alone? */
export function standsAlone(draft: Draft, tagged: Tagged): boolean {
  const { type, kind, answer, wrong } = draft;
  const { judgedAs } = kind;
  const stem = draft.statement ?? draft.stem;
  const { frame } = stem;
  if (type === 'essay' || judgedAs === 'own') return true;
  if (judgedAs === 'options')
    return [answer, ...wrong].every((one) => isWholePhrase(one.charAt(0).toLowerCase() + one.slice(1), tagged));
  if (judgedAs === 'name' && isOneOfNames(draft.sentence, answer)) return false;
  if (RUN_IN_HEADING.test(draft.sentence.clean) || DISPLACED.test(stem.said)) return false;
  if (frame === 'term-for' || frame === 'refers-to') return isWholePhrase(stem.said, tagged) && !leansOnContext(stem.said);
  if (kind === termOfMeaning && frame === 'which' && IS.test(stem.said)) return isWholePhrase(stem.said.replace(IS, ''), tagged);
  const gap = frame === 'gap' ? gapRead(stem.said) : undefined;
  const said = gap ?? (frame === 'case' ? stem.said : withoutTopic(stem).replace(/\?$/, ''));
  if (judgedAs === 'gap' && gap !== undefined && isHalfName(gap, tagged)) return false;
  if (gap !== undefined && draft.quote !== draft.sentence.text) return isLed(gap, tagged);
  const tokens = tagged.tokens(said);
  if (TWO_SENTENCES.test(said) || endsOpen(said, tokens) || hasBrokenClause(tokens)) return false;
  if (gap === undefined) return true;
  return !hasLoosePronoun(tokens) && (judgedAs !== 'name' || hasMainClause(tokens));
}
