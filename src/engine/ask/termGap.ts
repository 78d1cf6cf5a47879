// A gap for a key term of the document, in the sentence that says most of it. English only: what is a term, and what is a whole sentence, the
// tagger says.
import { hasLoosePronoun, TWO_SENTENCES } from '../check/wholePhrase.ts';
import type { Drafted } from '../draft/draft.ts';
import { asking, framed } from '../draft/frame.ts';
import { termChoice } from '../draft/options/termChoice.ts';
import { hasBrokenClause, hasMainClause } from '../english/clause.ts';
import { isEveryday } from '../english/everyday.ts';
import { GAP } from '../english/gapSentence.ts';
import { isDangling, RUN_IN_HEADING } from '../english/plainText.ts';
import { contentWordStems } from '../english/words.ts';
import { endsSentence, wordCount } from '../outline/sentences.ts';
import type { Random } from '../random.ts';
import { centralityIn } from '../understand/centrality.ts';
import { type Sentence, sentencesWith } from '../understand/material.ts';
import { importanceOf } from '../understand/term/importance.ts';
import type { KeyTerm } from '../understand/term/keyTerm.ts';
import type { Understood } from '../understand/understood.ts';
import { isClean, scrapsIn } from './topicDraft.ts';

const WORDS = { fewest: 8, most: 32 };
/** A phrase comes back less often. */
const FEWEST_MENTIONS = { word: 3, phrase: 2 };
/**
 * How likely the term stands in a glossary, at least. Of 118 that strict readers saw they took 2 of 16 words below it (and 19 of 27 above), and
 * 2 of 12 names, which their first letter tells.
 */
const LEAST_IMPORTANT = { word: 0.2, phrase: 0.05 };
/**
 * The share of readers who would take it, before its importance and its place in the document count: where the sentence says what the term is
 * or does, or names it, and of a phrase that comes back. Others only fill up a quiz that would be too short.
 */
const SHARE = { told: 0.5, phrase: 0.38, other: 0.15 };
const IMPORTANCE = 0.2;
/** What it loses where the title says a part of it. */
const IN_TITLE = 0.1;
const MENTIONS_OF_PHRASE = 3;
/** The sentence names it. */
const NAMED = /\b(?:called|known as|means|named|termed)(?: (?:an?|the))? $/i;
/** Behind the gap its phrase has ended. */
const ENDS_PHRASE: ReadonlySet<string> = new Set(['ADP', 'ADV', 'AUX', 'CCONJ', 'PART', 'PRON', 'PUNCT', 'SCONJ', 'VERB']);
const STAND_IN = 'Xx';
/** It points to what stands elsewhere. */
const REFERENCE = /\b(?:above|also|another|below|former|however|latter|such(?! as)|therefore|these|this|those|thus)\b/i;

/** Can the sentence be read by itself? */
function standsByItself({ usable, kind, clean }: Sentence): boolean {
  const words = wordCount(clean);
  return (
    usable &&
    kind === 'paragraph' &&
    words >= WORDS.fewest &&
    words <= WORDS.most &&
    /^\p{Lu}/u.test(clean) &&
    endsSentence(clean) &&
    !/[?!:]["”»]?$|["“”«»„;]|[—–]\s/u.test(clean) &&
    scrapsIn(clean) === 0 &&
    isClean(clean, 'en') &&
    !REFERENCE.test(clean) &&
    !isDangling(clean) &&
    !RUN_IN_HEADING.test(clean) &&
    !TWO_SENTENCES.test(clean)
  );
}

const patternOf = (text: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}-])${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}]|-\\p{L})`, 'giu');

/** The sentence before and behind the one place of the term; null where there is no other one, or the rest says it too. */
function aroundTerm({ clean }: Sentence, { text }: KeyTerm): { head: string; tail: string; name: string } | null {
  const [place, second] = [...clean.matchAll(patternOf(text))];
  if (place === undefined || second !== undefined) return null;
  const [head, tail] = [clean.slice(0, place.index), clean.slice(place.index + place[0].length)];
  const restStems = new Set(contentWordStems(`${head} ${tail}`));
  return contentWordStems(text).some((stem) => restStems.has(stem)) ? null : { head, tail, name: place[0] };
}

/** One of several that stand beside it: nothing says which. */
const LISTED = {
  head: /(?:\p{L},|\b(?:and|or|like|including)) (?:the )?$/u,
  tail: /^(?:, \p{L}+(?:,| and | or )| (?:and|or) )/u,
};

/** At the start, behind an article, or behind a phrase and its comma. */
const BEFORE_SUBJECT = /^(?:[^,]{3,60}, )?(?:an?|the)? ?$/i;

const isPhrase = ({ text }: KeyTerm) => text.includes(' ');

type Gap = { sentence: Sentence; head: string; tail: string; name: string; share: number; centrality: number };

function gapsOf({ material, tagged }: Understood, term: KeyTerm): Gap[] {
  const centrality = centralityIn(material);
  return sentencesWith(material, term.text).flatMap((sentence): Gap[] => {
    const around = standsByItself(sentence) ? aroundTerm(sentence, term) : null;
    if (around === null) return [];
    const tokens = tagged.tokens(`${around.head}${STAND_IN}${around.tail}`.replace(/[.]$/, ''));
    const at = tokens.findIndex(({ text }) => text === STAND_IN);
    const next = tokens[at + 1];
    const isWhole =
      ENDS_PHRASE.has(next?.pos ?? 'PUNCT') &&
      !/ing$/.test(next?.text ?? '') &&
      !['ADJ', 'ADV', 'NOUN', 'PROPN'].includes(tokens[at - 1]?.pos ?? '') &&
      !['ADV', 'CCONJ', 'PRON', 'VERB'].includes(tokens[0]?.pos ?? '') &&
      hasMainClause(tokens) &&
      !hasBrokenClause(tokens) &&
      !hasLoosePronoun(tokens);
    if (!isWhole) return [];
    if (LISTED.head.test(around.head) || LISTED.tail.test(around.tail)) return [];
    const isSubject = BEFORE_SUBJECT.test(around.head) && ['AUX', 'VERB'].includes(next?.pos ?? '');
    const isTold = isSubject || NAMED.test(around.head);
    // "Explain why …": what begins a sentence and does nothing in it is no thing.
    if (around.head === '' && !isSubject) return [];
    const comesBack = isPhrase(term) && term.mentions >= MENTIONS_OF_PHRASE;
    const otherShare = comesBack ? SHARE.phrase : SHARE.other;
    return [{ ...around, sentence, share: isTold ? SHARE.told : otherShare, centrality: centrality(sentence) }];
  });
}

function isWorthAsking(term: KeyTerm): boolean {
  const size = isPhrase(term) ? 'phrase' : 'word';
  if (term.mentions < FEWEST_MENTIONS[size] || isEveryday(term.text)) return false;
  return !term.name && importanceOf(term) >= LEAST_IMPORTANT[size];
}

/** "an _____" tells how the term begins. */
const ARTICLE = /\ban? $/i;

/** A draft for each key term, in the best sentence that holds it: typed, and as a choice where the document has terms like it. */
export function termGapDrafts(of: Understood, random: Random): Drafted[] {
  const titleStems = new Set(contentWordStems(of.material.document.title));
  return [...of.terms.byKey.values()].flatMap((term): Drafted[] => {
    if (!isWorthAsking(term)) return [];
    const [best] = gapsOf(of, term).sort(
      (a, b) => b.share - a.share || b.centrality - a.centrality || a.sentence.index - b.sentence.index,
    );
    if (best === undefined) return [];
    const { head, tail, name, sentence, share } = best;
    const stem = framed('gap', `${head}${GAP}${tail}`);
    const isInTitle = contentWordStems(term.text).some((stem) => titleStems.has(stem));
    const score = share + IMPORTANCE * importanceOf(term) - (isInTitle ? IN_TITLE : 0);
    const parts = { answer: name, keys: [term.key], quote: sentence.text, sentence };
    const typed: Drafted = { type: 'short_answer', ...asking(stem), ...parts, score };
    const choice = ARTICLE.test(head)
      ? null
      : termChoice(of.material, of.terms, { stem, key: term, sentence }, random, () => true);
    return choice === null ? [typed] : [typed, { ...choice, score }];
  });
}
