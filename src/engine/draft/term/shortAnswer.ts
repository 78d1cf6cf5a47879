// Short answers: the term for a meaning, the words behind an abbreviation. Other right spellings are accepted.
import { headOf } from '../../english/noun.ts';
import { setOf } from '../../english/pattern.ts';
import { contentWordStems, isFunctionWord, wordsOf } from '../../english/words.ts';
import type { Definition } from '../../understand/definition/definition.ts';
import { isOwnName } from '../../understand/definition/termRules.ts';
import { type Material, sentencesWith } from '../../understand/material.ts';
import { isAbbreviation, longFormsOf, speltOutIn } from '../../understand/term/expansion.ts';
import { type Drafted, type QuestionKind, usual } from '../draft.ts';
import { asking, framed } from '../frame.ts';
import { isOfHeading } from '../options/otherMeaning.ts';
import { askForTermOpenly } from './askForTerm.ts';

const MOST_WORDS = 4;
const FEWEST_SCORE = 0.2;
/** "Genetic disorders of metabolism" have many names. */
const FEWEST_STEMS = 3;
const FEWEST_WORDS = 5;
const SURE = 0.85;
/** An abbreviation that the text does not live by is no question. */
const FEWEST_USES = 3;
const NAMES_IT: ReadonlySet<Definition['wording']> = new Set(['refers', 'called', 'label']);

/** What else is as right as a term: the abbreviation that the document gives, or the words that an abbreviation is short for. */
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

/** Does a text hold a word of this term, or one that begins alike ("eject" and "ejectment")? Typed, readers took 12 of 61 such questions. */
export function echoes(term: string, text: string): boolean {
  const starts = new Set(startsOf(text));
  return startsOf(term).some((start) => starts.has(start));
}

/** Does the question give the term away: half of it, its head, or its words run together? */
function givesAway(text: string, term: string): boolean {
  const stem = new Set(contentWordStems(text));
  return contentWordStems(headOf(term)).some((word) => stem.has(word));
}

/** Meaning → the term, typed. A name is no term, and of an abbreviation the words are as right: the document must have them. */
export function shortTermQuestion(material: Material, definition: Definition): Drafted | null {
  const { term, meaning, wording, key, score, sentence } = definition;
  const stem = askForTermOpenly(definition);
  if (stem === null || term.split(' ').length > MOST_WORDS || score < FEWEST_SCORE || isOfHeading(definition)) return null;
  if (isAbbreviation(term) ? longFormsOf(material, term).length === 0 : wording !== 'label' && isOwnName(material, term))
    return null;
  const isShort = new Set(contentWordStems(meaning)).size < FEWEST_STEMS || wordsOf(meaning).length < FEWEST_WORDS;
  if (isShort && !NAMES_IT.has(wording) && score < SURE) return null;
  const { text } = asking(stem);
  if (givesAway(text, term)) return null;
  // What a glossary lists the document wants to be known, even so.
  const isEchoed = wording !== 'label' && echoes(term, meaning);
  return {
    type: 'short_answer',
    ...asking(stem),
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

/** What does an abbreviation stand for? */
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
        ...asking(framed('ask', `What does the abbreviation “${short}” stand for`)),
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

/** "What does the abbreviation “…” stand for?" */
export const standsFor: QuestionKind = {
  ...usual,
  name: 'stands-for',
  judgedAs: 'own',
  draft: ({ material }) => standsForQuestions(material),
};
