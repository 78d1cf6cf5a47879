// Gap questions: a sentence of the document without a term that it is about. Typed, they show the first letters of the term
// (lettering.ts); to choose for, only where the document marks the term and no list stands around the gap.

import { GAP } from '../../english/gapSentence.ts';
import { CALLED } from '../../english/namingVerbs.ts';
import { anyRefuses } from '../../english/rule.ts';
import { withoutFullStop } from '../../english/sentence.ts';
import { isFunctionWord } from '../../english/words.ts';
import type { Random } from '../../random.ts';
import type { Material, Sentence } from '../../understand/material.ts';
import { isLong, sentencesWith } from '../../understand/material.ts';
import type { Tagged } from '../../understand/tagged.ts';
import { importanceOf } from '../../understand/term/importance.ts';
import type { KeyTerm } from '../../understand/term/keyTerm.ts';
import type { TermIndex } from '../../understand/term/termIndex.ts';
import type { Understood } from '../../understand/understood.ts';
import { capitalised, type Drafted, type QuestionKind, usual, weakIf } from '../draft.ts';
import { framed, type Stem } from '../frame.ts';
import { isHalfShown } from '../lettering.ts';
import { areSiblings, isMarked, termChoice } from '../options/termChoice.ts';
import { isAdjective } from '../options/unfitOption.ts';
import { type GapTerm, gapRules, placeOf } from './gapRules.ts';
import { echoes, typedDraft } from './shortAnswer.ts';

/** One of a list: its first letter says which one is meant, and options beside each other do not. */
const LISTED_BEFORE = /(?:\b(?:such as|like|including|both|either|between|or|and)|,)\s*$/i;
const LISTED_AFTER = /^(?:,? (?:and|or|including|such as) |, \w+,)/i;
/** What joins a sentence to the one before and says nothing here. */
const ASIDE = /, (?:on the other hand|in contrast|by contrast|in turn|of course|for example|for instance|in fact),/gi;
const OPENING = /^(?:interestingly|importantly|notably|indeed|in fact|generally|of course|in addition|additionally|moreover), /i;
type Gap = { typed: Drafted; stem: Stem; written: GapTerm; isAnyOne: boolean; hasArticle: boolean; isListed: boolean };

/** Does the text write this term with "the"? */
function hasArticleIn(material: Material, term: string): boolean {
  return sentencesWith(material, term).some(({ clean }) => clean.toLowerCase().includes(`the ${term.toLowerCase()}`));
}

/** Has it a subject before its first verb? */
function isClause(text: string, tagged: Tagged): boolean {
  const tokens = tagged.tokens(text);
  const verb = tokens.findIndex(({ pos }) => pos === 'VERB' || pos === 'AUX');
  return (
    verb > 0 &&
    tokens.slice(0, verb).some(({ pos }) => pos === 'NOUN' || pos === 'PROPN') &&
    !['SCONJ', 'ADP', 'ADV', 'CCONJ', 'PART'].includes(tokens[0]?.pos ?? '')
  );
}

/** The points of slides are often whole sentences: with a subject before the verb, and a full stop. */
function isStatement({ text, clean }: Sentence, tagged: Tagged): boolean {
  return /^\p{Lu}.*[.!]$/su.test(text) && isClause(tagged.lowered(withoutFullStop(clean)), tagged);
}

/** The sentence without this term, to be typed; null where that makes no question. */
export function gapIn(material: Material, sentence: Sentence, term: GapTerm, tagged: Tagged): Gap | null {
  if (!sentence.usable || (sentence.kind === 'item' && !isStatement(sentence, tagged))) return null;
  const text = capitalised(sentence.clean.replace(OPENING, '').replace(ASIDE, '').replace(/\s+/g, ' '));
  const place = placeOf(text, term);
  if (place === null || anyRefuses(gapRules, { ...place, material, sentence, tagged })) return null;
  const { before, after, key } = place;
  const stem = framed('gap', `${before}${GAP}${after}`);
  const typed = typedDraft(material, { stem, key, sentence });
  const isListed = LISTED_BEFORE.test(before) || LISTED_AFTER.test(after);
  return { typed, stem, written: key, isAnyOne: /^an? $/i.test(before), hasArticle: /\bthe $/i.test(before), isListed };
}

/** "human population growth" as three blanks is a riddle: readers took 1 of 21 such gaps, and of those with one or two a third. */
const MOST_BLANKS = 2;
const blanksOf = (term: string) => term.split(/[ -]/).filter((word) => !isFunctionWord(word.toLowerCase())).length;

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
  const { typed, stem, written, isAnyOne, hasArticle, isListed } = gap;
  const key = { ...term, ...written };
  // Only terms that the document defines or sets apart make a fair choice here; "A _____" gives away how the answer begins.
  const choice = isMarked(key) && !isAnyOne && !isListed ? termChoice(material, terms, { stem, key, sentence }, random) : null;
  // "the Asch effect" beside "compliance" and "obedience": only one of them has an article.
  const fits = (picked: readonly KeyTerm[]) =>
    picked.every(isMarked) &&
    areSiblings(key, picked) &&
    (!hasArticle || picked.some(({ text }) => hasArticleIn(material, text))) &&
    EARLY.test(stem.said) &&
    !echoes(written.text, stem.said);
  const chosen = choice && fits(choice.picked) ? [choice.draft] : [];
  const isWeak =
    blanksOf(written.text) > MOST_BLANKS ||
    isHalfShown(written.text) ||
    echoes(written.text, stem.said) ||
    !isMeantBy(stem, sentence, term);
  return [{ ...typed, ...weakIf(isWeak) }, ...chosen];
}

/** "The _____ is", "Examples of _____ are": behind a verb ("suitable for _____") more than one thing fits. */
const EARLY = new RegExp(`^(?:\\S+ ){0,2}(?:examples? of )?${GAP}`, 'i');

/** "…, called _____": what is asked for is the name. */
const NAMED_BEFORE = new RegExp(`\\b${CALLED} (?:an? |the )?[“"]?$`, 'i');

/**
 * Does the sentence say what the term means that its gap hides, or begins it with a term that the document prints in bold? Typed, strict
 * readers took half of the former and two fifths of the latter, and of all others less than a quarter.
 */
function isMeantBy({ said }: Stem, sentence: Sentence, { definition, emphasised }: KeyTerm): boolean {
  const before = said.slice(0, said.indexOf(GAP));
  return definition?.sentence === sentence || NAMED_BEFORE.test(before) || (emphasised && /^(?:(?:the|an?) )?$/i.test(before));
}

/** From here on a term is worth a gap: about every sixteenth such one stands in a glossary. */
const WORTH_A_GAP = 0.06;
const WORTH_IN_A_BOOK = 0.3;

/** May this term be a gap at all? */
function isGapTerm(key: KeyTerm, isLong: boolean): boolean {
  const least = isLong ? WORTH_IN_A_BOOK : WORTH_A_GAP;
  const isKnown = key.definition !== null || (key.mentions > 1 && key.apart) || importanceOf(key) >= least;
  return isKnown && !key.name && importanceOf(key) >= least && !isAdjective(key);
}

const GAPS_PER_TERM = 5;
/** In a book a term stands in hundreds of sentences. */
const GAP_TRIES = 8;

/** The first gaps that a term makes, of its definition before all others; the sentences after them are not looked at. */
function gapsFor({ material, leading, tagged }: Understood, key: KeyTerm, most: number, random: Random): Drafted[] {
  const gaps: Drafted[] = [];
  let asked = 0;
  const told = sentencesWith(material, key.text);
  const meant = told.filter((sentence) => key.definition?.sentence === sentence);
  for (const sentence of [...new Set([...meant, ...told])].slice(0, GAP_TRIES)) {
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
  judgedAs: 'gap',
};
