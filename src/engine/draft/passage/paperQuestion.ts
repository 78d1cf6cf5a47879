// The questions of an exam paper (understand/paper.ts) as drafts, each with a quote from the page on which its answer stands.

import type { LeftOutReason } from '#core/leftOut';
import { isJunk } from '../../english/plainText.ts';
import { withoutEndMarks } from '../../english/sentence.ts';
import { LETTERS, optionOf, type PaperLine, type PaperQuestion } from '../../understand/examPaper.ts';
import { type Material, normalised, type Sentence } from '../../understand/material.ts';
import { askedBlocks, paperOf } from '../../understand/paper.ts';
import { marksIn } from '../../understand/paperMarks.ts';
import type { Drafted } from '../draft.ts';
import { ownChoice, type Place } from './ownChoice.ts';

const LONGEST_QUOTE = 480;

/** A sentence to stand for these lines: a bold stem is a heading to the reader, and has none of its own. */
function sentenceOn(material: Material, lines: readonly PaperLine[], page: number): Sentence | null {
  const blocks = new Set(lines.filter((line) => line.page === page).map(({ block }) => block));
  return (
    material.sentences.find(({ block }) => blocks.has(block)) ??
    material.sentences.find((sentence) => sentence.page === page) ??
    null
  );
}

/** "True", "Faux": the two options of a statement, by the one that is right. */
const TRUTHS = 'True False|Yes No|Correct Incorrect|Vrai Faux|Oui Non|Verdadero Falso|Verdadeiro Falso|Richtig Falsch'.split('|');

/** A question that is answered by "True" or "No" as a choice of the two; any other as it is. */
function asTruth(question: PaperQuestion): PaperQuestion {
  const { options, answer } = question;
  const truth = answer?.text.replace(/\.$/, '').toLowerCase() ?? '';
  // Of "T" and "F" the first letters are the words.
  const pairs = TRUTHS.map((pair) => pair.split(' '));
  const pair =
    pairs.find((words) => words.some((word) => word.toLowerCase() === truth)) ?? (/^[tf]$/.test(truth) ? pairs[0] : undefined);
  if (options.length > 0 || pair === undefined) return question;
  const at = pair.findIndex((word) => word.toLowerCase().startsWith(truth));
  return { ...question, options: pair, letter: LETTERS[at] ?? null };
}

function choiceOf(material: Material, { stem, options, letter, lines }: PaperQuestion): Drafted | LeftOutReason {
  const answer = letter === null ? undefined : optionOf({ options }, letter);
  if (answer === undefined || letter === null) return 'no_answer';
  const holds = (text: string) => normalised(text).includes(withoutEndMarks(normalised(answer)));
  const page = lines.findLast(({ text }) => holds(text))?.page ?? lines[0]?.page;
  const sentence = page === undefined ? null : sentenceOn(material, lines, page);
  if (sentence === null) return 'unclear';
  const here = lines.filter((line) => line.page === page).map(({ held }) => held);
  const quotes = [here.join(' '), ...here.filter(holds), ...here].filter((text) => text.length <= LONGEST_QUOTE && !isJunk(text));
  return ownChoice({ stem, options, letter }, sentence, (shown) => quotes.find(holds) ?? quotes[0] ?? shown);
}

function placeOf(material: Material, { stem, answer, first }: PaperQuestion): Place | null {
  const sentence = answer && sentenceOn(material, [answer.line], answer.line.page);
  return sentence && { text: `${stem}\nAnswer: ${answer.text}`, held: answer.line.held, first: first.text, sentence };
}

/** Its number, part and marks; `place` is its number where the paper counts none. */
function asSet({ number, heading, each, stem }: PaperQuestion, place: number | null): NonNullable<Drafted['exam']> {
  const count = number ?? place;
  return { number: count === null ? null : String(count), part: heading, marks: marksIn(stem) ?? each };
}

/** A bold option looks like a heading: a question of a paper stands under its part, or under none. */
function inPart(draft: Drafted, { heading }: PaperQuestion, { document }: Material): Drafted {
  const section = { ...draft.sentence.section, heading: heading ?? document.title, topics: [] };
  return { ...draft, sentence: { ...draft.sentence, section } };
}

/** A question of a paper: as it is asked, or why it is left out. */
export type PaperDraft = { question: PaperQuestion; result: Drafted | LeftOutReason };

/** What a paper asks, in its order. `answered` makes a draft of a question without options. */
export function paperQuestions(material: Material, answered: (place: Place) => Drafted | LeftOutReason): PaperDraft[] {
  const isPaper = askedBlocks(material.document).size > 0;
  const questions = paperOf(material.document);
  const isCounted = questions.some(({ number }) => number !== null);
  return questions.map((read, at) => {
    if (read.several) return { question: read, result: 'several_answers' };
    if (read.onPassage) return { question: read, result: 'context' };
    const question = asTruth(read);
    const place = question.options.length === 0 ? placeOf(material, question) : null;
    const result = question.options.length > 0 ? choiceOf(material, question) : place === null ? 'no_answer' : answered(place);
    if (!isPaper || typeof result === 'string') return { question, result };
    return { question, result: { ...inPart(result, question, material), exam: asSet(question, isCounted ? null : at + 1) } };
  });
}
