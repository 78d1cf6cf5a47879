// Gap questions: a sentence of the document without a term that it is about. Typed, they show the first letters of the term
// (lettering.ts); to choose for, only where the document marks the term and no list stands around the gap.

import { GAP } from '../../english/gapSentence.ts';
import { CALLED } from '../../english/namingVerbs.ts';
import { otherNumber } from '../../english/noun.ts';
import { oneOf, pattern } from '../../english/pattern.ts';
import { isBalanced, isDangling } from '../../english/plainText.ts';
import { COMPARATIVE, leaningOr } from '../../english/reference.ts';
import { contentStems, wordsOf } from '../../english/words.ts';
import type { Random } from '../../random.ts';
import { isRemark } from '../../understand/definition/remark.ts';
import { isOfMany } from '../../understand/definition/saysWhich.ts';
import type { Material, Sentence } from '../../understand/material.ts';
import { isLong, sentencesWith } from '../../understand/material.ts';
import type { Tagged } from '../../understand/tagged.ts';
import { importanceOf } from '../../understand/term/importance.ts';
import type { KeyTerm } from '../../understand/term/keyTerm.ts';
import type { TermIndex } from '../../understand/term/termIndex.ts';
import type { Understood } from '../../understand/understood.ts';
import { capitalised, type Drafted, type QuestionKind, usual } from '../draft.ts';
import { framed, type Stem } from '../frame.ts';
import { isMarked, termChoice } from '../options/termChoice.ts';
import { isAdjective } from '../options/unfitOption.ts';
import { typedDraft } from './shortAnswer.ts';

const IS_WORD = /^[”"]?\sis an?(?: [a-zà-ÿ]+)? (?:word|term|name)\b/iu;
const BAD_BEFORE = /(?:\b(?:is|are|was|were|an?|called|in addition to|of each|other|no)|[’'-]|[’']s)\s*$/i;
const BAD_AFTER = /^[’'-]/;
/** "classical, or Mendelian, _____" says its name twice; of "X-linked" the first letter is half. */
const NAMED_BEFORE = /, or [^,]{3,30}, $/;
const LETTER_FIRST = /^\p{L}-/u;
/** One of a list: its first letter says which one is meant, and options beside each other do not. */
const LISTED_BEFORE = /(?:\b(?:such as|like|including|both|either|between|or|and)|,)\s*$/i;
const LISTED_AFTER = /^(?:,? (?:and|or|including|such as) |, \w+,)/i;
const FEWEST_STEMS = 4;
const FEWEST_WORDS = 6;
const SHORTEST = 35;
const LONGEST = 230;
/** What joins a sentence to the one before and says nothing here. */
const ASIDE = /, (?:on the other hand|in contrast|by contrast|in turn|of course|for example|for instance|in fact),/gi;
const OPENING = /^(?:interestingly|importantly|notably|indeed|in fact|generally|of course|in addition|additionally|moreover), /i;
const POINTS_AWAY = leaningOr(`
  additional | already | also(?! (?:called|known|referred|termed)) | her | his | (?:if|when|after|before|since) that
  instead(?! of\\b) | (?:is|are) the (?:first|second|third|fourth|next|last) | never | no | not | the other | then
`);
const CALLED_NEXT = new RegExp(` (?:is|are) ${CALLED} `, 'i');
/** What was said, or what one compares with, stands elsewhere. */
const SAID_BEFORE = pattern(
  oneOf(String.raw`
    , and so\b | , another\b | \badd to (?:this|that)\b
    ^(?:after|once|when|during|before) the process\b(?! (?:of|in which|by which|through which|that|where)\b)
    ^at the same time\b | ^in (?:others?|some|many|most)\b
    \b(?:is|are) an? ${COMPARATIVE}\b(?!.*\bthan\b)
    \bsimilar\b(?! to\b) | \bthe (?:two|three|four|five|six|seven) [a-zà-ÿ]+s\b(?! of\b)
    ^(?:think|consider|imagine|recall|note|suppose|remember)\b
  `),
  'iu',
);

/** What a gap needs to know of its term. */
export type GapTerm = Pick<KeyTerm, 'text' | 'key' | 'plural' | 'name' | 'definition'>;
type Gap = { typed: Drafted; stem: Stem; written: GapTerm; isAnyOne: boolean; isListed: boolean };

/** The term in the number in which this text writes it; null where it does not. */
function asWrittenIn(text: string, term: GapTerm): GapTerm | null {
  const small = text.toLowerCase();
  const stands = (form: string) => {
    const at = small.indexOf(form.toLowerCase());
    return at >= 0 && !/^\p{L}/u.test(text.slice(at + form.length));
  };
  if (stands(term.text)) return term;
  const other = otherNumber(term.text);
  return !term.name && stands(other) ? { ...term, text: other, plural: !term.plural } : null;
}

/** The sentence without this term, to be typed; null where that makes no question. */
export function gapIn(material: Material, sentence: Sentence, term: GapTerm, tagged: Tagged): Gap | null {
  const text = capitalised(sentence.clean.replace(OPENING, '').replace(ASIDE, '').replace(/\s+/g, ' '));
  if (
    !sentence.usable ||
    sentence.kind === 'item' ||
    text.length < SHORTEST ||
    text.length > LONGEST ||
    isDangling(text) ||
    isRemark(text) ||
    POINTS_AWAY.test(text) ||
    SAID_BEFORE.test(text)
  )
    return null;
  const written = asWrittenIn(text, term);
  if (written === null) return null;
  const at = text.toLowerCase().indexOf(written.text.toLowerCase());
  const end = at + written.text.length;
  const before = text.slice(0, at);
  const after = text.slice(end);
  // "X-linked", "the Industrial Revolution": with the capitals that it has inside a sentence.
  const key = /\p{Ll}.* $/u.test(before) ? { ...written, text: text.slice(at, end) } : written;
  const isSubject = /^(?:(?:the|an?) )?$/i.test(before);
  const isAnyOne = /^an? $/i.test(before);
  if (
    /\p{L}$/u.test(before) ||
    (BAD_BEFORE.test(before) && !isSubject) ||
    BAD_AFTER.test(after) ||
    NAMED_BEFORE.test(before) ||
    LETTER_FIRST.test(key.text) ||
    (key.definition === null && /^ of\b/.test(after)) ||
    IS_WORD.test(after) ||
    // "Any _____ that lets charge move is called a conductor": the name is what is worth asking for.
    CALLED_NEXT.test(after) ||
    !isBalanced(before + after)
  )
    return null;
  const rest = new Set(contentStems(before + after));
  if (
    rest.size < FEWEST_STEMS ||
    contentStems(key.text).some((stem) => rest.has(stem)) ||
    wordsOf(before).length + wordsOf(after).length < FEWEST_WORDS
  )
    return null;
  if (
    isOfExample(material, sentence, text) ||
    describesNext(text, key, tagged) ||
    isOfMany(/^ (?:is|are) (.*)$/.exec(after)?.[1] ?? '')
  )
    return null;
  const stem = framed('gap', `${before}${GAP}${after}`);
  const typed = typedDraft(material, { stem, key, sentence });
  const isListed = LISTED_BEFORE.test(before) || LISTED_AFTER.test(after);
  return { typed, stem, written: key, isAnyOne, isListed };
}

/** The questions that leave this term out of this sentence: one to write, and one to choose where its rivals are known; or none. */
export function gapQuestions(
  material: Material,
  terms: TermIndex,
  sentence: Sentence,
  term: KeyTerm,
  tagged: Tagged,
  random: Random,
): Drafted[] {
  const gap = gapIn(material, sentence, term, tagged);
  if (gap === null) return [];
  const { typed, stem, written, isAnyOne, isListed } = gap;
  const key = { ...term, ...written };
  // Only terms that the document defines or sets apart make a fair choice here; "A _____" gives away how the answer begins.
  const choice = isMarked(key) && !isAnyOne && !isListed ? termChoice(material, terms, { stem, key, sentence }, random) : null;
  return choice?.picked.every(isMarked) ? [typed, choice.draft] : [typed];
}

const LEADS_UP = 4;
const NAMED_AGAIN = /\bthe ([a-zà-ÿ]+)(?: ([a-zà-ÿ]{3,}))?/giu;
const MOST_BEFORE_NOUN = 4;
const introduced = new WeakMap<Sentence, ReadonlySet<string>>();

/** The words behind "a" and "an", up to the fourth: "rod" of "a positively charged rod". */
function introducedIn(sentence: Sentence): ReadonlySet<string> {
  const known = introduced.get(sentence);
  if (known) return known;
  const words = sentence.clean.toLowerCase().split(/[^\p{L}-]+/u);
  const found = new Set(
    words.flatMap((word, at) => (word === 'a' || word === 'an' ? words.slice(at + 1, at + 1 + MOST_BEFORE_NOUN) : [])),
  );
  introduced.set(sentence, found);
  return found;
}

/** "the charged rod … the sphere" after "a charged rod is brought near a sphere": said of one case, which the gap does not tell. */
function isOfExample(material: Material, { index, section }: Sentence, text: string): boolean {
  const before = material.sentences.slice(Math.max(0, index - LEADS_UP), index).filter((one) => one.section === section);
  const isKnown = (word: string) => before.some((one) => introducedIn(one).has(word));
  const again = [...text.toLowerCase().matchAll(NAMED_AGAIN)].filter(
    ([, first = '', second = first]) => isKnown(first) || isKnown(second),
  );
  return again.length > 1;
}

/** "The dominant allele": before a noun the term only describes, and nothing else fits the gap. */
function describesNext(text: string, key: GapTerm, tagged: Tagged): boolean {
  const end = text.toLowerCase().indexOf(key.text.toLowerCase()) + key.text.length;
  if (key.text.includes(' ') || text.charAt(end) !== ' ') return false;
  const [next, ...later] = tagged.tokens(text).filter(({ start }) => start > end);
  const second = later.find(({ start }) => next !== undefined && start > next.end);
  // "Plant secondary metabolites"
  const isNoun = (token: typeof next) => token?.pos === 'NOUN' || token?.pos === 'PROPN';
  return isNoun(next) || (next?.pos === 'ADJ' && isNoun(second));
}

/** From here on a term is worth a gap: about every sixteenth such one stands in a glossary. */
const WORTH_A_GAP = 0.06;
const WORTH_IN_A_BOOK = 0.3;

/** May this term be a gap at all? */
export function isGapTerm(key: KeyTerm, isLong: boolean): boolean {
  const least = isLong ? WORTH_IN_A_BOOK : WORTH_A_GAP;
  const isKnown = key.definition !== null || (key.mentions > 1 && key.apart) || importanceOf(key) >= least;
  return isKnown && !key.name && importanceOf(key) >= least && !isAdjective(key);
}

const GAPS_PER_TERM = 5;
/** In a book a term stands in hundreds of sentences. */
export const GAP_TRIES = 8;

/** The first gaps that a term makes; the sentences after them are not looked at. */
function gapsFor({ material, leading, tagged }: Understood, key: KeyTerm, most: number, random: Random): Drafted[] {
  const gaps: Drafted[] = [];
  let asked = 0;
  for (const sentence of sentencesWith(material, key.text).slice(0, GAP_TRIES)) {
    const drafts = gapQuestions(material, leading, sentence, key, tagged, random);
    gaps.push(...drafts);
    if (drafts.length > 0) asked += 1;
    if (asked === most) break;
  }
  return gaps;
}

/** A text that defines less than this, for each hundred sentences, tells rather than explains: a word left out of it is any word. */
const LEAST_DEFINED = 1;

function isExplaining({ material, definitions }: Understood): boolean {
  const told = material.sentences.filter(({ usable }) => usable).length;
  return definitions.length * 100 >= told * LEAST_DEFINED;
}

/** "Complete the sentence: …", of a sentence that a term is left out of. */
export const gap: QuestionKind = {
  ...usual,
  name: 'gap',
  draft: (of, random) => {
    const long = isLong(of.material);
    const explains = isExplaining(of);
    return [...of.leading.byKey.values()]
      .filter((key) => isGapTerm(key, long) && (explains || isMarked(key)))
      .flatMap((key) => gapsFor(of, key, long ? 1 : GAPS_PER_TERM, random));
  },
  acceptance: { typed: 'gap', choice: 'choice' },
  least: { typed: 0.55, choice: 0.3, isTrivial: true },
  judgedAs: 'gap',
  showsTopic: true,
};
