// Asks for a typed answer: the term that has a meaning, or what an abbreviation stands for. Other right spellings are accepted.
import { headOf } from '../../english/noun.ts';
import { setOf } from '../../english/pattern.ts';
import { contentWordStems, isFunctionWord, wordsOf } from '../../english/words.ts';
import type { Definition } from '../../understand/definition/definition.ts';
import { isOwnName } from '../../understand/definition/termRules.ts';
import { type Material, sentencesWith } from '../../understand/material.ts';
import { isAbbreviation, longFormsOf, speltOutIn } from '../../understand/term/expansion.ts';
import { type Drafted, type QuestionKind, usual } from '../draft.ts';
import { renderStem } from '../frame.ts';
import { isOfHeading } from '../options/otherMeaning.ts';
import { askForTermOpenly } from './askForTerm.ts';

const MOST_WORDS = 4;
const LEAST_SCORE = 0.2;
/** A shorter meaning fits many terms: "genetic disorders of metabolism". */
const FEWEST_STEMS = 3;
const FEWEST_WORDS = 5;
const SURE = 0.85;
const FEWEST_USES = 3;
/** Wordings that name a term, so that a short meaning will do. */
const NAMING_WORDINGS: ReadonlySet<Definition['wording']> = new Set(['refers', 'called', 'label']);

/** Other right answers: the document's abbreviation of the term, or the long form of an abbreviation. */
export function spellingsOf(material: Material, term: string): string[] {
  const small = term.toLowerCase();
  const shorts = sentencesWith(material, term).flatMap(({ text }) => {
    const at = text.toLowerCase().indexOf(small);
    const [, short = ''] = (at < 0 ? null : /^s? \(([A-Z][A-Za-z]*[A-Z][A-Za-z]?)\)/.exec(text.slice(at + small.length))) ?? [];
    return short !== '' && short.charAt(0).toLowerCase() === small.charAt(0) ? [short] : [];
  });
  return [...new Set([...shorts, ...longFormsOf(material, term)])];
}

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

/** Whether a text has a word that begins like one of the term's ("eject" and "ejectment"). Readers accepted 12 of 61 such typed questions. */
export function hasSimilarWord(term: string, text: string): boolean {
  const starts = new Set(startsOf(text));
  return startsOf(term).some((start) => starts.has(start));
}

function givesAway(text: string, term: string): boolean {
  const stem = new Set(contentWordStems(text));
  return contentWordStems(headOf(term)).some((word) => stem.has(word));
}

/** Asks for the term that has a meaning. Names are not asked for, and an abbreviation only if the document spells it out: that is right too. */
export function shortTermQuestion(material: Material, definition: Definition): Drafted | null {
  const { term, meaning, wording, key, score, sentence } = definition;
  const stem = askForTermOpenly(definition);
  if (stem === null || term.split(' ').length > MOST_WORDS || score < LEAST_SCORE || isOfHeading(definition)) return null;
  if (isAbbreviation(term) ? longFormsOf(material, term).length === 0 : wording !== 'label' && isOwnName(material, term))
    return null;
  const isShort = new Set(contentWordStems(meaning)).size < FEWEST_STEMS || wordsOf(meaning).length < FEWEST_WORDS;
  if (isShort && !NAMING_WORDINGS.has(wording) && score < SURE) return null;
  if (givesAway(renderStem(stem), term)) return null;
  // A term of a glossary is worth asking for even then.
  const isEchoed = wording !== 'label' && hasSimilarWord(term, meaning);
  return {
    type: 'short_answer',
    stem,
    answer: term,
    accepted: spellingsOf(material, term),
    keys: [key],
    quote: sentence.text,
    sentence,
    score: 0,
    ...(isEchoed ? { isWeak: true } : {}),
  };
}

/** Abbreviations that everybody reads in one way (E2.21): the words that they are short for teach nothing. */
const KNOWN_TO_ALL = setOf`
  AM ATM BBC BC CCTV CD CEO CIA DIY DVD EU FAQ FBI FM GPS HTML HTTP ID IQ IT LED NASA NATO PC PDF PIN PM RAM ROM SMS TV UFO UK
  UN URL USA USB USSR VIP WWW
`;
const nameWords = (words: string) => words.split(' ').filter((word) => !isFunctionWord(word.toLowerCase()));

function standsForQuestions(material: Material): Drafted[] {
  const draftByAbbreviation = new Map<string, Drafted>();
  for (const sentence of material.sentences) {
    for (const { words, short } of speltOutIn(sentence)) {
      if (
        !words ||
        draftByAbbreviation.has(short) ||
        KNOWN_TO_ALL.has(short) ||
        sentencesWith(material, short).length < FEWEST_USES ||
        nameWords(words).length < 2 ||
        nameWords(words).length > MOST_WORDS
      )
        continue;
      draftByAbbreviation.set(short, {
        type: 'short_answer',
        stem: { frame: 'ask', content: `What does the abbreviation “${short}” stand for` },
        answer: words,
        keys: [words.toLowerCase(), short.toLowerCase()],
        quote: sentence.text,
        sentence,
        score: 0.72,
      });
    }
  }
  return [...draftByAbbreviation.values()];
}

export const standsFor: QuestionKind = {
  ...usual,
  name: 'stands-for',
  judgedAs: 'own',
  draft: ({ material }) => standsForQuestions(material),
};
