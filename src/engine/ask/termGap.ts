// A gap for a key term of the document, in the sentence that says most of it. English only: what is a term, and what is a whole sentence, the
// tagger says.
import { hasLoosePronoun } from '../check/wholePhrase.ts';
import type { Drafted } from '../draft/draft.ts';
import { asking, framed } from '../draft/frame.ts';
import { termChoice } from '../draft/options/termChoice.ts';
import { hasBrokenClause, hasMainClause } from '../english/clause.ts';
import { isEveryday } from '../english/everyday.ts';
import { GAP } from '../english/gapSentence.ts';
import { isBalanced, isDangling, isTalk } from '../english/plainText.ts';
import { contentWordStems } from '../english/words.ts';
import { isLeaning } from '../outline/languages.ts';
import { endsSentence, wordCount } from '../outline/sentences.ts';
import type { Random } from '../random.ts';
import { centralityIn } from '../understand/centrality.ts';
import { type Sentence, sentencesWith } from '../understand/material.ts';
import { importanceOf } from '../understand/term/importance.ts';
import type { KeyTerm } from '../understand/term/keyTerm.ts';
import type { Understood } from '../understand/understood.ts';
import { isClean, scrapsIn } from './topicDraft.ts';

const WORDS = { fewest: 8, most: 32 };
/** A phrase comes back less often; two are enough where a sentence says what it is. */
const FEWEST_MENTIONS = { told: 2, other: 3 };
/** A term that fewer glossaries have is no term, but a word of the language; of several words it is sooner one. Names have their own worth. */
const LEAST_IMPORTANT = { word: 0.05, phrase: 0.03 };
/** The share of readers who would take it, before its place in the document counts: where it says what the term is or does, or names it, and elsewhere. */
const SHARE = { told: 0.6, other: 0.42 };
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
    isBalanced(clean) &&
    scrapsIn(clean) === 0 &&
    isClean(clean, 'en') &&
    !isLeaning(clean, 'en') &&
    !REFERENCE.test(clean) &&
    !isDangling(clean) &&
    !isTalk(clean)
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

type Gap = { sentence: Sentence; head: string; tail: string; name: string; isTold: boolean; centrality: number };

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
      !['ADJ', 'NOUN', 'PROPN'].includes(tokens[at - 1]?.pos ?? '') &&
      !['ADV', 'CCONJ', 'PRON', 'VERB'].includes(tokens[0]?.pos ?? '') &&
      hasMainClause(tokens) &&
      !hasBrokenClause(tokens) &&
      !hasLoosePronoun(tokens);
    if (!isWhole) return [];
    if (LISTED.head.test(around.head) || LISTED.tail.test(around.tail)) return [];
    const isSubject = BEFORE_SUBJECT.test(around.head) && ['AUX', 'VERB'].includes(next?.pos ?? '');
    const isTold = isSubject || NAMED.test(around.head);
    // What stands by the way is worth asking only as a phrase that comes back.
    if (!isTold && (!term.text.includes(' ') || term.mentions < FEWEST_MENTIONS.other)) return [];
    // "Explain why …": what begins a sentence and does nothing in it is no thing.
    if (around.head === '' && !isSubject) return [];
    return [{ ...around, sentence, isTold, centrality: centrality(sentence) }];
  });
}

function isWorthAsking(term: KeyTerm): boolean {
  const isPhrase = term.text.includes(' ');
  if (term.mentions < FEWEST_MENTIONS[isPhrase ? 'told' : 'other'] || isEveryday(term.text)) return false;
  // Who or where a sentence is about can be guessed by its first letter.
  if (term.name) return isPhrase;
  return importanceOf(term) >= LEAST_IMPORTANT[isPhrase ? 'phrase' : 'word'];
}

/** "an _____" tells how the term begins. */
const ARTICLE = /\ban? $/i;

/** A draft for each key term, in the best sentence that holds it: typed, and as a choice where the document has terms like it. */
export function termGapDrafts(of: Understood, random: Random): Drafted[] {
  return [...of.terms.byKey.values()].flatMap((term): Drafted[] => {
    if (!isWorthAsking(term)) return [];
    const [best] = gapsOf(of, term).sort(
      (a, b) => Number(b.isTold) - Number(a.isTold) || b.centrality - a.centrality || a.sentence.index - b.sentence.index,
    );
    if (best === undefined) return [];
    const { head, tail, name, sentence, isTold } = best;
    const stem = framed('gap', `${head}${GAP}${tail}`);
    const score = SHARE[isTold ? 'told' : 'other'] + 0.1 * importanceOf(term);
    const parts = { answer: name, wrong: [], accepted: [], keyPoints: [], keys: [term.key], quote: sentence.text, sentence };
    const typed: Drafted = { type: 'short_answer', ...asking(stem), ...parts, score };
    const choice = ARTICLE.test(head)
      ? null
      : termChoice(of.material, of.terms, { stem, key: term, sentence }, random, () => true);
    return choice === null ? [typed] : [typed, { ...choice, score }];
  });
}
