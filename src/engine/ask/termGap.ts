// Asks for a key term by the sentence that says most of it, mostly with a gap. English only: the tagger says what is a term.
import { echoes } from '../check/cue.ts';
import { TWO_SENTENCES } from '../check/wholePhrase.ts';
import { type Drafted, type QuestionKind, usual } from '../draft/draft.ts';
import type { Stem } from '../draft/frame.ts';
import { termChoice } from '../draft/options/termChoice.ts';
import { hasMainClause } from '../english/clause.ts';
import { isEveryday } from '../english/everyday.ts';
import { GAP } from '../english/gapSentence.ts';
import { kindsOfNoun } from '../english/nounLexicon.ts';
import { oneOf, regex } from '../english/pattern.ts';
import { RUN_IN_HEADING } from '../english/plainText.ts';
import { withoutFullStop } from '../english/sentence.ts';
import { contentWordStems, isContent, wordsOf } from '../english/words.ts';
import type { Random } from '../random.ts';
import { centralityIn, type Sentence, sentencesWith } from '../understand/material.ts';
import { importanceOf } from '../understand/term/importance.ts';
import type { KeyTerm } from '../understand/term/keyTerm.ts';
import type { Understood } from '../understand/understood.ts';
import { isStatement, posBehindGap } from './gap.ts';

/** A phrase comes back less often. */
const FEWEST_MENTIONS = { word: 3, phrase: 2 };
/** The least importance. Strict readers accepted 2 of 16 words below it and 19 of 27 above it, but 2 of 12 names. */
const LEAST_IMPORTANT = { word: 0.2, phrase: 0.05 };
/** How many readers accept it: if the sentence says what the term is or names it, if a phrase recurs, and otherwise. */
const SHARE = { told: 0.5, phrase: 0.38, other: 0.15 };
const IMPORTANCE = 0.2;
/** The most that any other term gets: it is asked only if there is no quiz without it (choose/pick.ts). */
const SPARE = 0.19;
const IN_TITLE = 0.1;
const MENTIONS_OF_PHRASE = 3;
const NAMED = /\b(?:called|known as|means|named|termed)(?: (?:an?|the))? $/i;

/** Whether a gap can be made in the sentence: a statement that merged with nothing. */
const isOneStatement = (sentence: Sentence) =>
  isStatement(sentence) && !RUN_IN_HEADING.test(sentence.clean) && !TWO_SENTENCES.test(sentence.clean);

/** The term is part of a longer word. */
const GOES_ON = { head: /[\p{L}\p{N}-]$/u, tail: /^(?:[\p{L}\p{N}]|-\p{L})/u };

type Surroundings = { head: string; tail: string; name: string };

/** Returns a function that splits a sentence at the term. Null if the term occurs in it elsewhere too, or the rest has the same words. */
function surroundingsOf({ text }: KeyTerm): (sentence: Sentence) => Surroundings | null {
  const literal = new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'giu');
  const stems = contentWordStems(text);
  return ({ clean }) => {
    let surroundings: Surroundings | null = null;
    literal.lastIndex = 0;
    for (let match = literal.exec(clean); match !== null; match = literal.exec(clean)) {
      const [head, tail] = [clean.slice(0, match.index), clean.slice(literal.lastIndex)];
      if (GOES_ON.head.test(head.slice(-2)) || GOES_ON.tail.test(tail)) continue;
      if (surroundings !== null) return null;
      surroundings = { head, tail, name: match[0] };
    }
    if (surroundings === null) return null;
    const restStems = new Set(contentWordStems(`${surroundings.head} ${surroundings.tail}`));
    return stems.some((stem) => restStems.has(stem)) ? null : surroundings;
  };
}

/** A member of a list: nothing says which one is missing. */
const LISTED = {
  head: /(?:\p{L},|\b(?:and|or|like|including)) (?:the )?$/u,
  tail: /^(?:, \p{L}+(?:,| and | or )| (?:and|or) )/u,
};

/** What is left must tell the term: of "The _____ can be quite involved." nobody knows it. */
const FEWEST_TELLING = 3;
const saysEnough = ({ head, tail }: Surroundings) =>
  wordsOf(`${head} ${tail}`).filter((word) => isContent(word) && !isEveryday(word)).length >= FEWEST_TELLING;

/** At the start, behind an article, or behind a phrase and its comma. */
const BEFORE_SUBJECT = /^(?:[^,]{3,60}, )?(?:an?|the)? ?$/i;

const isPhrase = ({ text }: KeyTerm) => text.includes(' ');

type Gap = {
  sentence: Sentence;
  head: string;
  tail: string;
  name: string;
  isSubject: boolean;
  share: number;
  centrality: number;
};

const byRank = (a: Gap, b: Gap) => b.share - a.share || b.centrality - a.centrality || a.sentence.index - b.sentence.index;

/** The gap in the best sentence with the term. Tagging only lowers a share, so sentences are tagged from the best on. */
function gapOf({ material, tagged }: Understood, term: KeyTerm, aloneSentences: ReadonlySet<Sentence>): Gap | undefined {
  const centrality = centralityIn(material);
  const surroundingsIn = surroundingsOf(term);
  const otherShare = isPhrase(term) && term.mentions >= MENTIONS_OF_PHRASE ? SHARE.phrase : SHARE.other;
  const gaps = sentencesWith(material, term.text).flatMap((sentence): Gap[] => {
    const surroundings = aloneSentences.has(sentence) ? surroundingsIn(sentence) : null;
    if (
      surroundings === null ||
      !saysEnough(surroundings) ||
      LISTED.head.test(surroundings.head) ||
      LISTED.tail.test(surroundings.tail)
    )
      return [];
    const { head } = surroundings;
    const isSubject = BEFORE_SUBJECT.test(head);
    const share = isSubject || NAMED.test(head) ? SHARE.told : otherShare;
    return [{ ...surroundings, sentence, isSubject, share, centrality: centrality(sentence) }];
  });
  let best: Gap | undefined;
  for (const gap of gaps.sort(byRank)) {
    if (best !== undefined && byRank(best, gap) < 0) break;
    const pos = posBehindGap(tagged, gap.head, gap.tail, true);
    const isSubject = gap.isSubject && ['AUX', 'VERB'].includes(pos ?? '');
    // "Explain why …": the first word of a sentence without a verb is a verb, and not a term.
    if (pos === null || (gap.head === '' && !isSubject)) continue;
    const actual = { ...gap, isSubject, share: isSubject || NAMED.test(gap.head) ? SHARE.told : otherShare };
    if (best === undefined || byRank(actual, best) < 0) best = actual;
  }
  return best;
}

function isWorthAsking(term: KeyTerm): boolean {
  const size = isPhrase(term) ? 'phrase' : 'word';
  return term.mentions >= FEWEST_MENTIONS[size] && importanceOf(term) >= LEAST_IMPORTANT[size];
}

/** "Which of the following carries oxygen?", where the sentence is the term and one statement about it. */
function predicateStem({ tagged }: Understood, { head, tail, isSubject }: Gap): Stem | null {
  const predicate = withoutFullStop(tail.trim());
  const [, ...otherClauses] = predicate.split(/, (?:and|but|so|while) /);
  const isOne = !otherClauses.some((clause) => hasMainClause(tagged.tokens(clause))) && !/^\p{L}+ed by /u.test(predicate);
  return isSubject && isOne && /^(?:The )?$/.test(head) ? { frame: 'which', content: predicate } : null;
}

/** Nouns that have kinds: "Which kind of reproduction needs two cells?", but "Which hormones …?" */
const OF_KINDS = /(?:ance|ence|ing|ism|ity|ment|ness|sion|sis|tion)$/;
/** A question without a gap needs so many content words, or it fits other things too, and a term of this importance. */
const LEAST_OF_OPEN = { stems: { word: 6, phrase: 4 }, importance: 0.15 };
/** "nervous" beside "nerve ring" */
const SAME_START = 4;
/** Possibilities, negations, and incomplete statements. */
const UNFIT = regex('u')`^(?:${oneOf`can | could | may | might | must | should | will | would`}\b
  |\p{L}+ed ${oneOf`as | at | by | from | in | of | on | to | with`}\b|(?:\p{L}+ )?${oneOf`less | more | not`}\b
  |includes?\b|(?:is|are) (?:an )?examples? of)|n[’']t\b`;

/** Asks without a gap if the sentence begins with the term: "Which hormones pass through the plasma membrane?" */
function askOpenly(term: KeyTerm, { head, tail, name, sentence, isSubject }: Gap): Pick<Drafted, 'stem' | 'accepted'> | null {
  const [, modifiers, noun = ''] = /^(?:([^’']+) )?(\p{L}\p{Ll}{2,})$/u.exec(name) ?? [];
  const predicate = withoutFullStop(tail.trim());
  const isFit =
    isSubject &&
    kindsOfNoun(term.head).length > 0 &&
    importanceOf(term) >= LEAST_OF_OPEN.importance &&
    new Set(contentWordStems(predicate)).size >= LEAST_OF_OPEN.stems[modifiers ? 'phrase' : 'word'] &&
    !UNFIT.test(predicate) &&
    !echoes(predicate, modifiers ?? name, [], SAME_START) &&
    term.definition?.sentence !== sentence;
  if (!isFit || noun === '' || !/^(?:The |An? )?$/.test(head) || / (?:of|in)$/.test(modifiers ?? '')) return null;
  if (modifiers === undefined)
    return /^\p{L}+s /u.test(predicate) ? { stem: { frame: 'ask', content: `What ${predicate}` } } : null;
  const opening = !term.plural && OF_KINDS.test(noun) ? 'Which kind of' : 'Which';
  return /^\p{Ll}/u.test(noun)
    ? { stem: { frame: 'ask', content: `${opening} ${noun} ${predicate}` }, accepted: [modifiers] }
    : null;
}

/** "an _____" tells how the term begins. */
const ARTICLE = /\ban? $/i;

/** A draft for each key term in its best sentence: typed, and as a choice where the document has terms like it. */
function termGapDrafts(of: Understood, random: Random): Drafted[] {
  const titleStems = new Set(contentWordStems(of.material.document.title));
  const aloneSentences = new Set(of.material.sentences.filter(isOneStatement));
  return [...of.terms.byKey.values()].flatMap((term): Drafted[] => {
    if (term.name || isEveryday(term.text)) return [];
    const best = gapOf(of, term, aloneSentences);
    if (best === undefined) return [];
    const { head, tail, name, sentence, share } = best;
    const stem: Stem = { frame: 'gap', content: `${head}${GAP}${tail}` };
    const isInTitle = contentWordStems(term.text).some((stem) => titleStems.has(stem));
    const worth = IMPORTANCE * importanceOf(term) - (isInTitle ? IN_TITLE : 0);
    const score = isWorthAsking(term) ? share + worth : Math.min(SPARE, share * SPARE + worth);
    const parts = { answer: name, keys: [term.key], quote: sentence.text, sentence };
    const typed: Drafted = { type: 'short_answer', ...(askOpenly(term, best) ?? { stem }), ...parts, score };
    const choice = ARTICLE.test(head)
      ? null
      : termChoice(of.material, of.terms, { stem: predicateStem(of, best) ?? stem, key: term, sentence }, random, () => true);
    return choice === null ? [typed] : [typed, { ...choice, score }];
  });
}

/** Asks for a term by the best sentence with it: "The _____ pumps blood." */
export const termGap: QuestionKind = { ...usual, name: 'term-gap', judgedAs: 'own', draft: termGapDrafts };
