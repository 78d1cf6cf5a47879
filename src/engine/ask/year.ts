// Asks for a year that a sentence pins down, in any language: in a gap, or without one where the sentence is a plain English statement.
import { type Drafted, type QuestionKind, usual } from '../draft/draft.ts';
import type { Stem } from '../draft/frame.ts';
import { GAP } from '../english/gapSentence.ts';
import { oneOf, regex } from '../english/pattern.ts';
import { isTalk } from '../english/plainText.ts';
import { withoutFullStop } from '../english/sentence.ts';
import { lemmasOf, type Token } from '../english/tagger.ts';
import { isEnglish, smallWordsOf } from '../outline/languages.ts';
import type { Sentence } from '../understand/material.ts';
import type { Tagged } from '../understand/tagged.ts';
import type { Understood } from '../understand/understood.ts';
import { posBehindGap, REFERENCE, standsByItself } from './gap.ts';
import { wordingsOf } from './wordings.ts';

type Mention = { year: string; start: number };

const LETTER = String.raw`[\p{L}\p{M}\p{N}’'-]`;
const YEAR = regex('gu')`(?<!${LETTER})(${LETTER}+) (1\d{3}|20\d\d)(?!${LETTER})`;

/** The years behind a small word. */
function mentionsIn(sentence: string, language: string | undefined): Mention[] {
  const small = smallWordsOf(language);
  return [...sentence.matchAll(YEAR)].flatMap(({ 1: word = '', 2: year = '', index }) =>
    small.has(word.toLowerCase()) ? [{ year, start: index + word.length + 1 }] : [],
  );
}

/** How likely a strict reader accepts a gap, and how much likelier a choice. */
const SCORE = { typed: 0.2, choice: 0.35 };
const ASKED = { typed: 0.45, choice: 0.5 };

/** "her health", "the former": what is meant stands elsewhere. */
const isLeaningOn = (quote: string) => /\b(?:he|her|hers|him|his|she)\b/i.test(quote) || REFERENCE.test(quote);

/** In characters. Longer sentences are merged with a table or a heading. */
const LONGEST = 230;

/** Whether an English sentence says by itself what happened in this year. */
const isAlone = ({ tagged }: Understood, { year, start }: Mention, quote: string): boolean =>
  quote.length <= LONGEST &&
  !isTalk(quote) &&
  !isLeaningOn(quote) &&
  posBehindGap(tagged, quote.slice(0, start), quote.slice(start + year.length)) !== null;

/** "about 1000 BCE": no year that one knows. */
const isRough = ({ start }: Mention, quote: string) =>
  ROUGHLY.test(quote.slice(0, start)) || /^\d{4} (?:BCE?|av\.|v\. Chr)/i.test(quote.slice(start));
const ROUGHLY = regex('i')`\b${oneOf`about | around | circa | ca\. | early | late | hacia | um | vers`} $`;
const anchorsIn = (text: string) => text.match(/(?<=[^.!?]\s)\p{Lu}\p{L}{2}|\b\d{4}\b/gu)?.length ?? 0;

/** Whether a sentence pins down its year: by a name or another year, and not by "about". */
function isPinned(of: Understood, mention: Mention, quote: string): boolean {
  const { year, start } = mention;
  const rest = `${quote.slice(0, start)}${quote.slice(start + year.length)}`;
  const isInBrackets = /\([^)]*$/.test(quote.slice(0, start));
  if (anchorsIn(rest) === 0 || isInBrackets || rest.includes(year) || isRough(mention, quote)) return false;
  return !isEnglish(of.material.document) || isAlone(of, mention, quote);
}

type Gap = Mention & { sentence: Sentence };

function yearDrafts(of: Understood): Drafted[] {
  const { document, sentences } = of.material;
  const { language } = document;
  const gaps = sentences.flatMap((sentence): Gap[] =>
    sentence.kind === 'paragraph' && !sentence.section.skipped
      ? mentionsIn(sentence.clean, language).map((mention) => ({ ...mention, sentence }))
      : [],
  );
  const years = [...new Set(gaps.map(({ year }) => year))];
  const isFit = (gap: Gap) => standsByItself(gap.sentence.clean, language) && isPinned(of, gap, gap.sentence.clean);
  return years.flatMap((year) => {
    const gap = gaps.find((candidate) => candidate.year === year && isFit(candidate));
    return gap === undefined ? [] : draftsOf(of, gap, years);
  });
}

const OTHERS = 3;
/** Nearer years would ask for a number, and not for when it was. */
const LEAST_APART = 3;

/** Three other years of the document that the sentence does not say, near and apart from each other; none where there are fewer. */
function yearsBeside({ year: key, sentence }: Gap, years: readonly string[]): string[] {
  const distance = (year: string, rival: string) => Math.abs(Number(year) - Number(rival));
  const nearYears = years
    .filter((year) => !sentence.clean.includes(year))
    .sort((a, b) => distance(a, key) - distance(b, key) || Number(a) - Number(b));
  const pickedYears: string[] = [];
  for (const year of nearYears)
    if ([key, ...pickedYears].every((rival) => distance(year, rival) >= LEAST_APART)) pickedYears.push(year);
  return pickedYears.length < OTHERS ? [] : pickedYears.slice(0, OTHERS);
}

/** What the subject of a plain statement is made of; the first verb behind it is the statement's. */
const OF_SUBJECT: ReadonlySet<string> = new Set(['ADJ', 'ADP', 'CCONJ', 'DET', 'NOUN', 'NUM', 'PART', 'PROPN', 'PUNCT']);
const FORMER = /^(?:did|had|was|were|could|would)$/i;
const MOST_SUBJECT_TOKENS = 12;

/** The statement without "in 1919", where the year stands at its start, or at its end and belongs to no clause of it; else null. */
function withoutYear(sentence: string, year: string, tagged: Tagged): string | null {
  const text = withoutFullStop(sentence);
  if (text.startsWith(`In ${year}`)) return text.slice(`In ${year}`.length).replace(/^, ?|^ /, '');
  const statement = text.endsWith(` in ${year}`) ? text.slice(0, -` in ${year}`.length) : null;
  const hasClause = tagged.tokens(text).some(({ pos, text: word }) => pos === 'SCONJ' || pos === 'CCONJ' || RELATIVE.test(word));
  return statement === null || hasClause ? null : tagged.lowered(statement);
}

const RELATIVE = /^(?:that|what|when|where|which|while|who|whom|whose)$/i;

/** Does the statement say one thing? A second verb of its subject, or a second clause, would not fit behind "did". */
function isOne(rest: readonly Token[]): boolean {
  const isVerb = ({ pos, text }: Token) => pos === 'AUX' || (pos === 'VERB' && !text.endsWith('ing'));
  return rest.every(({ pos, text }, at) => {
    if (pos !== 'CCONJ' && text !== ',' && text !== ';') return true;
    const clause = rest.slice(at + 1);
    const end = clause.findIndex((token) => RELATIVE.test(token.text));
    return !(text === ',' ? clause.slice(0, 2) : clause.slice(0, end < 0 ? undefined : end)).some(isVerb);
  });
}

/** "In which year did Parliament pass the Stamp Act", without its mark; null where the sentence is no plain statement on that year. */
function whichYear(sentence: string, year: string, tagged: Tagged): string | null {
  const text = withoutYear(sentence, year, tagged);
  if (text === null || !/^\p{L}/u.test(text) || /\d{4}/.test(text)) return null;
  const tokens = tagged.tokens(text);
  const verbAt = tokens.findIndex(({ pos }) => !OF_SUBJECT.has(pos));
  const verb = tokens[verbAt];
  if (verb === undefined || verbAt < 1 || verbAt > MOST_SUBJECT_TOKENS || !isOne(tokens.slice(verbAt + 1))) return null;
  // "at the age of fourteen, Park left": what stands before the subject would stand behind "did".
  if (tokens[0]?.pos === 'ADP' || !tokens.slice(0, verbAt).some(({ pos }) => pos === 'NOUN' || pos === 'PROPN')) return null;
  const [subject, rest] = [text.slice(0, verb.start).trim(), text.slice(verb.end).trim().replace(/,$/, '')];
  // "Britain had much to celebrate"
  if (verb.text === 'had' && tokens[verbAt + 1]?.pos !== 'VERB') return null;
  if (FORMER.test(verb.text)) return `In which year ${verb.text} ${subject} ${rest}`;
  const base = lemmasOf(text)[verbAt] ?? '';
  const isPast = verb.pos === 'VERB' && !/(?:ing|s)$/.test(verb.text) && base !== verb.text.toLowerCase();
  return isPast && rest !== '' ? `In which year did ${subject} ${base} ${rest}` : null;
}

function draftsOf({ material: { document }, tagged }: Understood, gap: Gap, years: readonly string[]): Drafted[] {
  const { start, year, sentence } = gap;
  const { clean: quote, text } = sentence;
  const question = isEnglish(document) ? whichYear(quote, year, tagged) : null;
  const score = question === null ? SCORE : ASKED;
  const gapText = `${quote.slice(0, start)}${GAP}${quote.slice(start + year.length)}`;
  const stem: Stem =
    question === null
      ? { frame: 'plain', content: wordingsOf(document.language).year(gapText) }
      : { frame: 'ask', content: question };
  const draft = { stem, answer: year, keys: [year], quote: text, sentence };
  const typed: Drafted = { type: 'short_answer', ...draft, score: score.typed };
  const wrong = yearsBeside(gap, years);
  const choice: Drafted = { type: 'multiple_choice', ...draft, wrong, score: score.choice };
  return wrong.length < OTHERS ? [typed] : [choice, typed];
}

export const year: QuestionKind = { ...usual, name: 'year', judgedAs: 'own', draft: yearDrafts };
