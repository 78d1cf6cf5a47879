// Short answers: the term for a meaning, the words behind an abbreviation. Other right spellings are accepted.

import { beginsWithWordOf, saysWord, spellsWord } from '../../check/cue.ts';
import { isKnownToAll, isOtherwiseKnown } from '../../english/knownShort.ts';
import { headOf } from '../../english/noun.ts';
import { contentWordStems, isFunctionWord, wordsOf } from '../../english/words.ts';
import type { Definition } from '../../understand/definition/definition.ts';
import { isOwnName } from '../../understand/definition/termRules.ts';
import { type Material, type Sentence, sentencesWith } from '../../understand/material.ts';
import { kindsOfMeaning } from '../../understand/term/category.ts';
import { ambiguousIn, asOne, isAbbreviation, longFormsOf, speltOutIn } from '../../understand/term/expansion.ts';
import type { Drafted } from '../draft.ts';
import { type QuestionKind, usual, weakIf } from '../draft.ts';
import { asking, framed } from '../frame.ts';
import { isOfHeading } from '../options/otherMeaning.ts';
import type { Asked } from '../options/termChoice.ts';
import { askForName } from './askForName.ts';
import { askForTermOpenly, saysWhatItDoes } from './definitionQuestion.ts';

const MOST_WORDS = 4;
const FEWEST_SCORE = 0.2;
/** "Genetic disorders of metabolism" have many names. */
const FEWEST_STEMS = 3;
/** An abbreviation that the text does not live by is no question. */
const FEWEST_USES = 3;
const FEWEST_WORDS = 5;
const SURE = 0.85;
const NAMES_IT: ReadonlySet<Definition['wording']> = new Set(['refers', 'called', 'label']);

/** "justification of effort" is "effort justification", too. */
const TURNED = /^(\p{Ll}{4,}) of (\p{Ll}{4,})$/u;

/**
 * What else is as right as a term: the abbreviation that the document gives, the words an abbreviation is short for, its two nouns
 * turned around. Number, article, hyphens and spelling are for the marking to know (core/typedAnswer).
 */
export function spellingsOf(material: Material, term: string): string[] {
  const short = abbreviationOf(material, term);
  const turned = TURNED.exec(term)?.slice(1).reverse().join(' ');
  return [short, turned, ...longFormsOf(material, term)].filter((one) => typeof one === 'string');
}

/** The abbreviation in brackets behind a term or its plural: "gross domestic product (GDP)". */
function abbreviationOf(material: Material, term: string): string | null {
  const small = term.toLowerCase();
  // "recessive (aabb)" and "building (anabolism)" are no abbreviations.
  const isShort = (short: string) =>
    /^[A-Z][A-Za-z]*[A-Z][A-Za-z]?$/.test(short) && short.charAt(0).toLowerCase() === small.charAt(0);
  const starts = (before: string, end: string) =>
    before.endsWith(end) && /^\w/.test(end) && !/\w/.test(before.charAt(before.length - end.length - 1));
  return (
    bracketed(material).find(({ before, short }) => isShort(short) && (starts(before, small) || starts(before, `${small}s`)))
      ?.short ?? null
  );
}

type Bracketed = { before: string; short: string };
const known = new WeakMap<Material, Bracketed[]>();

/** Every word in brackets with what stands before it, in lower case; looked for once for all terms. */
function bracketed(material: Material): readonly Bracketed[] {
  const found =
    known.get(material) ??
    material.sentences.flatMap(({ text }) =>
      [...text.matchAll(/ \(([a-z]{2,})\)/gi)].map((match) => ({
        before: text.slice(0, match.index).toLowerCase(),
        short: match[1] ?? '',
      })),
    );
  known.set(material, found);
  return found;
}

type Typed = Omit<Asked, 'key'> & { key: Pick<Asked['key'], 'text' | 'key'> };

/** The draft whose answer is typed, with all spellings of the term. What no model scores (choose/acceptance.ts) is for each form to. */
export function typedDraft(material: Material, { stem, key, sentence }: Typed): Drafted {
  return {
    type: 'short_answer',
    ...asking(stem),
    answer: key.text,
    wrong: [],
    accepted: spellingsOf(material, key.text),
    keyPoints: [],
    keys: [key.key],
    quote: sentence.text,
    sentence,
    score: 0,
  };
}

const EMPTY_HEAD = / (?:rule|law|principle|theory|moment|value|level|process|effect|number|rate)s?$/i;
const SAME_START = 5;
/** "hunting" and "hunters" come of one verb, and differ in their fifth letter. */
const OF_VERB = /(?<=\p{L}{4})(?:ings?|[eo]rs?|ed|s)$/u;
/** "reproduction" is what is "produced" again. */
const PREFIX = /^(?:co|dis|inter|non|over|pre|re|sub|un|under)(?=\p{L}{6})/u;
const startsOf = (text: string) =>
  (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).flatMap((word) => [
    word.slice(0, SAME_START),
    word.replace(OF_VERB, ''),
    word.replace(PREFIX, '').slice(0, SAME_START),
  ]);

/**
 * Does a text hold a word of this term, or one that begins alike ("eject" and "ejectment")? Typed, with no option beside it that has the
 * word too, readers took 12 of 61 such questions.
 */
export function echoes(term: string, text: string): boolean {
  const starts = new Set(startsOf(text));
  return startsOf(term).some((start) => starts.has(start));
}

/** "Abigail, the witty wife of John Adams": who somebody is, is no meaning of her name. */
function isPerson(definition: Definition): boolean {
  const { term, meaning, plural, wording } = definition;
  const isNamed = !plural && wording !== 'label' && /^\p{Lu}/u.test(term) && /^the .*\p{Lu}/u.test(meaning);
  return isNamed && kindsOfMeaning(definition)[0] === 'person';
}

const SAYS_AS_MUCH = 0.7;

/** "mercury barometer" where the document says the same of a "barometer": then its last word alone is right, too. */
function headsAsRight(material: Material, { term, meaning }: Definition): string[] {
  const head = headOf(term);
  const stems = [...new Set(contentWordStems(meaning))];
  if (term.split(' ').length !== 2 || stems.length < FEWEST_STEMS) return [];
  const [whole, bare] = [term.toLowerCase(), new RegExp(`^(?:an?|the) ${head} `, 'i')];
  const says = ({ clean, stems: said }: Sentence) =>
    bare.test(clean) &&
    !clean.toLowerCase().includes(whole) &&
    stems.filter((stem) => said.has(stem)).length >= SAYS_AS_MUCH * stems.length;
  return material.sentences.some(says) ? [head] : [];
}

/** Meaning → the term, typed. */
export function shortTermQuestion(material: Material, definition: Definition): Drafted | null {
  const isNamed = definition.wording !== 'label' && isOwnName(material, definition.term);
  const openly = isNamed ? askForName(definition) : askForTermOpenly(definition);
  if (isOfHeading(definition) || (!isNamed && isPerson(definition))) return null;
  if (openly === null || definition.term.split(' ').length > MOST_WORDS || definition.score < FEWEST_SCORE) return null;
  const isSure = NAMES_IT.has(definition.wording) || definition.score >= SURE;
  const isField = /^the (?:\p{L}+ )?(?:study|science) of \p{L}/u.test(definition.meaning);
  if (
    !isSure &&
    !isField &&
    (new Set(contentWordStems(definition.meaning)).size < FEWEST_STEMS || wordsOf(definition.meaning).length < FEWEST_WORDS)
  )
    return null;
  const { text } = asking(openly);
  const stem = new Set(contentWordStems(text));
  if ((definition.term.match(/\p{L}+-\p{L}+/gu) ?? []).some((word) => text.toLowerCase().includes(word.toLowerCase())))
    return null;
  // "… of media outlets?" gives little of "media consolidation" away; its head would give it all.
  if (contentWordStems(headOf(definition.term)).some((word) => stem.has(word))) return null;
  // "the sum of both" gives "sum rule" away, whose last word says nothing.
  const bare = EMPTY_HEAD.test(definition.term) ? contentWordStems(definition.term.replace(EMPTY_HEAD, '')) : [];
  if (bare.length > 0 && bare.every((word) => stem.has(word))) return null;
  if (spellsWord(text, definition.term)) return null;
  // Half of the answer is no question: of such readers took one in nine, of others three in eight.
  if (wordsOf(definition.term).length > 1 && saysWord(text, definition.term)) return null;
  // "The BEP is the point where …": a student who writes the words is right too, and the document does not have them.
  if (isAbbreviation(definition.term) && longFormsOf(material, definition.term).length === 0) return null;
  const key = { text: definition.term, key: definition.key };
  // What a glossary lists the document wants to be known, even so.
  const isEchoed =
    definition.wording !== 'label' &&
    (echoes(definition.term, definition.meaning) || beginsWithWordOf(definition.meaning, definition.term));
  const isWeak = saysWhatItDoes(definition) || isEchoed;
  const draft = typedDraft(material, { stem: openly, key, sentence: definition.sentence });
  const accepted = [...draft.accepted, ...headsAsRight(material, definition)];
  return { ...draft, accepted, ...weakIf(isWeak) };
}

const nameWords = (words: string) => words.split(' ').filter((word) => !isFunctionWord(word.toLowerCase()));

/** What does an abbreviation stand for? */
function standsForQuestions(material: Material): Drafted[] {
  const found = new Map<string, Drafted>();
  const ambiguous = ambiguousIn(material);
  for (const sentence of material.sentences) {
    for (const { words, short } of speltOutIn(sentence)) {
      if (
        !words ||
        found.has(short) ||
        ambiguous.has(short) ||
        isKnownToAll(short) ||
        isOtherwiseKnown(short, words) ||
        sentencesWith(material, short).length < FEWEST_USES ||
        nameWords(words).length < 2 ||
        nameWords(words).length > MOST_WORDS
      )
        continue;
      const one = asOne(material, words, short);
      found.set(short, {
        type: 'short_answer',
        ...asking(framed('ask', `What does the abbreviation “${short}” stand for`)),
        answer: one,
        wrong: [],
        accepted: one === words ? [] : [words],
        keyPoints: [],
        keys: [words.toLowerCase(), short.toLowerCase()],
        quote: sentence.text,
        sentence,
        score: 0.72,
      });
    }
  }
  return [...found.values()];
}

/** "What does the abbreviation “…” stand for?" */
export const standsFor: QuestionKind = {
  ...usual,
  name: 'stands-for',
  judgedAs: 'own',
  draft: ({ material }) => standsForQuestions(material),
};
