// Asks for a year that a sentence pins down, in any language: in a gap, or without one where the sentence is a plain English statement.
import { type Drafted, type QuestionKind, usual } from '../draft/draft.ts';
import type { Stem } from '../draft/frame.ts';
import { GAP } from '../english/gapSentence.ts';
import { oneOf, regex } from '../english/pattern.ts';
import { isTalk } from '../english/plainText.ts';
import { isEnglish, smallWordsOf } from '../outline/languages.ts';
import { topicsOf } from '../outline/topics.ts';
import type { Sentence } from '../understand/material.ts';
import type { Understood } from '../understand/understood.ts';
import { posBehindGap, REFERENCE, standsByItself } from './gap.ts';
import { sentenceOf } from './topicDraft.ts';
import { whichYear } from './whichYear.ts';
import { wordingsOf } from './wordings.ts';

/** of a topic, at most so many, or one for so many paragraphs */
const MOST_OF_TOPIC = 3;
const PARAGRAPHS = 1.5;

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

/** "1 1° The Irish language …": the number of a paragraph of a law. */
const COUNT = /^\d{1,2}(?:°|\s\d{1,2}°)?\s(?=\p{Lu})/u;

/** How likely a strict reader accepts a gap that its sentence pins down, and any other gap. */
const [SURE, UNSURE] = [0.2, 0.05];
/** What a choice of years gains, and how likely one takes a year that is asked for without a gap. */
const CHOICE = 0.15;
const ASKED = { choice: 0.5, typed: 0.45 };

/** A pronoun, which may refer to the sentence before. */
const PRONOUN = /\b(?:he|her|hers|him|his|she)\b/i;
/** "her health", "the former": what is meant stands elsewhere. */
const isLeaningOn = (quote: string) => PRONOUN.test(quote) || REFERENCE.test(quote);
const NAMED = regex('u')`^(?!${oneOf`After | An? | As | At | Before | For | If | In | On | The | When | While`}\b)\p{Lu}
  |\s\p{Lu}\p{L}{2}`;

/** In characters. Longer sentences are merged with a table or a heading. */
const LONGEST = 230;

/** Whether an English sentence depends on other text. Null if it is incomplete with this gap, or speaks of somebody it does not name. */
function leaningOf({ tagged }: Understood, { year, start }: Mention, quote: string): boolean | null {
  const pronoun = PRONOUN.exec(quote);
  const isWhole =
    quote.length <= LONGEST &&
    (pronoun === null || NAMED.test(quote.slice(0, pronoun.index))) &&
    !isTalk(quote) &&
    posBehindGap(tagged, quote.slice(0, start), quote.slice(start + year.length)) !== null;
  return isWhole ? isLeaningOn(quote) : null;
}

/** "about 1000 BCE": no year that one knows. */
const isRough = ({ start }: Mention, quote: string) =>
  ROUGHLY.test(quote.slice(0, start)) || /^\d{4} (?:BCE?|av\.|v\. Chr)/i.test(quote.slice(start));
const ROUGHLY = regex('i')`\b${oneOf`about | around | circa | ca\. | early | late | hacia | um | vers`} $`;
/** Names and years, which pin down what a sentence is about. */
const anchorsIn = (text: string) => text.match(/(?<=[^.!?]\s)\p{Lu}\p{L}{2}|\b\d{4}\b/gu)?.length ?? 0;
const FEWEST_ANCHORS = 2;

/** How well a sentence pins down its year; 0: it does not. */
function worthOf(of: Understood, mention: Mention, quote: string, count: number): number {
  const { year, start } = mention;
  const rest = `${quote.slice(0, start)}${quote.slice(start + year.length)}`;
  const anchorCount = anchorsIn(rest);
  const isInBrackets = /\([^)]*$/.test(quote.slice(0, start));
  if (anchorCount === 0 || isInBrackets || rest.includes(year) || isRough(mention, quote)) return 0;
  const leaning = isEnglish(of.material.document) ? leaningOf(of, mention, quote) : false;
  if (leaning === null) return 0;
  return (anchorCount >= FEWEST_ANCHORS && !leaning ? SURE : UNSURE) + 0.02 * Math.min(5, count);
}

type Gap = Mention & { sentence: Sentence; quote: string; score: number };

/** The years of the best sentences of each topic. */
function yearDrafts(of: Understood): Drafted[] {
  const { material } = of;
  const { language } = material.document;
  const topics = topicsOf(material.document).filter(({ isSkipped }) => !isSkipped);
  const counts = new Map<string, number>();
  for (const { parts } of topics)
    for (const { sentences } of parts)
      for (const sentence of sentences)
        for (const { year } of mentionsIn(sentence, language)) counts.set(year, (counts.get(year) ?? 0) + 1);
  const askedYears = new Set<string>();
  return topics.flatMap(({ parts }) => {
    const gaps = parts.flatMap((part): Gap[] => {
      const first = sentenceOf(material, part);
      if (!first) return [];
      const sentenceWith = (quote: string) => {
        const ofPart = material.sentences.slice(first.index, first.index + part.sentences.length);
        return ofPart.find(({ text }) => text.includes(quote)) ?? first;
      };
      return part.sentences
        .map((text) => text.replace(COUNT, ''))
        .filter((quote) => part.kind === 'paragraph' && !part.isCut && standsByItself(quote, language))
        .flatMap((quote) =>
          mentionsIn(quote, language).flatMap((mention): Gap[] => {
            const score = worthOf(of, mention, quote, counts.get(mention.year) ?? 0);
            return score === 0 ? [] : [{ ...mention, sentence: sentenceWith(quote), quote, score }];
          }),
        );
    });
    const picks: Gap[] = [];
    for (const gap of gaps.sort((a, b) => b.score - a.score)) {
      if (picks.length >= Math.max(MOST_OF_TOPIC, parts.length / PARAGRAPHS)) break;
      if (askedYears.has(gap.year) || picks.some(({ quote }) => quote === gap.quote)) continue;
      askedYears.add(gap.year);
      picks.push(gap);
    }
    return picks.flatMap((gap) => draftsOf(of, gap, [...counts.keys()]));
  });
}

const OTHERS = 3;
/** Nearer years would ask for a number, and not for when it was. */
const LEAST_APART = 3;

/** Three other years of the document that the sentence does not say, near and apart from each other; none where there are fewer. */
function yearsBeside({ year: key, quote }: Gap, years: readonly string[]): string[] {
  const distance = (year: string, rival: string) => Math.abs(Number(year) - Number(rival));
  const nearYears = years
    .filter((year) => !quote.includes(year))
    .sort((a, b) => distance(a, key) - distance(b, key) || Number(a) - Number(b));
  const pickedYears: string[] = [];
  for (const year of nearYears)
    if ([key, ...pickedYears].every((rival) => distance(year, rival) >= LEAST_APART)) pickedYears.push(year);
  return pickedYears.length < OTHERS ? [] : pickedYears.slice(0, OTHERS);
}

/** A year, typed, and as a choice where the document has others. */
function draftsOf({ material: { document }, tagged }: Understood, gap: Gap, years: readonly string[]): Drafted[] {
  const { start, year, quote, sentence, score } = gap;
  const question = isEnglish(document) && !isLeaningOn(quote) ? whichYear(quote, year, tagged) : null;
  const gapText = `${quote.slice(0, start)}${GAP}${quote.slice(start + year.length)}`;
  const stem: Stem =
    question === null
      ? { frame: 'plain', content: wordingsOf(document.language).year(gapText) }
      : { frame: 'ask', content: question };
  const draft = { stem, answer: year, keys: [year], quote, sentence };
  const typed: Drafted = { type: 'short_answer', ...draft, score: question === null ? score : ASKED.typed };
  const wrong = yearsBeside(gap, years);
  const choice: Drafted = { type: 'multiple_choice', ...draft, wrong, score: question === null ? score + CHOICE : ASKED.choice };
  return wrong.length < OTHERS ? [typed] : [choice, typed];
}

export const year: QuestionKind = { ...usual, name: 'year', judgedAs: 'own', draft: yearDrafts };
