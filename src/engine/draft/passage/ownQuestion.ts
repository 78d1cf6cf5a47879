// Drafts the document's own questions with their answers (understand/paper.ts), each with a quote from the page of its
// answer. Questions without an answer in the document, or that need a picture, are left out.
import type { LeftOutReason } from '#core/quiz/quiz';
import { termKey, withoutArticle } from '../../english/noun.ts';
import { isJunk } from '../../english/plainText.ts';
import { sentencesOf, withoutEndMarks, withoutFullStop } from '../../english/sentence.ts';
import { contentWordStems, isFunctionWord, wordsOf } from '../../english/words.ts';
import { LETTERS, optionOf, type PaperLine, type PaperQuestion } from '../../understand/examPaper.ts';
import { type Material, normalised, type Sentence } from '../../understand/material.ts';
import { askedBlocks, paperOf } from '../../understand/paper.ts';
import { marksIn } from '../../understand/paperMarks.ts';
import { type Drafted, type QuestionKind, usual } from '../draft.ts';
import { asQuestion, LONGEST_QUOTE, MARKS, ownChoice, ownDraft, SCORE, unfitness } from './ownChoice.ts';

/** In characters: the longest answer that is used whole. */
const LONGEST_MODEL_ANSWER = 480;
const [FEWEST_CHARACTERS, MOST_CHARACTERS] = [4, 2000];
const MOST_WORDS = 4;
const FEWEST_TERMS = 3;

/** "Define the term …", "Name two …": asked without a question mark. */
const TELLS = /^(?:Define|Name|List|State|Explain|Describe|Discuss|Give|Outline|Compare|Contrast|Distinguish|Identify)\b/;

/** Finds a sentence for these lines: a bold stem was read as a heading, and has none. */
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
  // "T" and "F" stand for True and False.
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
  const pageTexts = lines.filter((line) => line.page === page).map((line) => line.held);
  const quotes = [pageTexts.join(' '), ...pageTexts.filter(holds), ...pageTexts].filter(
    (text) => text.length <= LONGEST_QUOTE && !isJunk(text),
  );
  return ownChoice({ stem, options, letter }, sentence, (shownText) => quotes.find(holds) ?? quotes[0] ?? shownText);
}

function shortened(answer: string): string {
  if (answer.length < LONGEST_MODEL_ANSWER) return answer;
  let text = '';
  for (const sentence of sentencesOf(answer)) {
    if (text.length + sentence.length >= LONGEST_MODEL_ANSWER) break;
    text = `${text} ${sentence}`.trim();
  }
  return text;
}

/** The words that carry an answer, for the rubric. */
function carryingWordsOf(text: string, question: string): string[] {
  const questionStems = new Set(contentWordStems(question));
  const words = wordsOf(text).filter((word) => word.length > 3 && !isFunctionWord(word) && !word.includes('-'));
  return [...new Set(words)].filter((word) => !contentWordStems(word).some((stem) => questionStems.has(stem))).slice(0, 6);
}

/** The points of a model answer: each sentence with enough terms, or the whole answer. */
function pointsOf(answer: string, question: string): Drafted['keyPoints'] {
  const points = sentencesOf(answer).map((text) => ({ text, terms: carryingWordsOf(text, question) }));
  const telling = points.filter(({ terms }) => terms.length >= FEWEST_TERMS);
  return telling.length > 1 ? telling : [{ text: answer, terms: carryingWordsOf(answer, question) }];
}

/** The quote: question and answer if they are adjacent in the document, else the answer. */
function quoteOf(wholeText: string, lineText: string, answer: string): string {
  const holds = (text: string, part: string) => normalised(text).includes(normalised(part));
  const stretches = [wholeText, lineText].map((text) => text.replace(/\s+/g, ' ').trim());
  return (
    stretches.find((text) => text.length <= LONGEST_QUOTE && holds(lineText, text) && holds(text, answer) && !isJunk(text)) ??
    answer
  );
}

function answeredOf(material: Material, { stem, answer: given }: PaperQuestion): Drafted | LeftOutReason {
  const sentence = given && sentenceOn(material, [given.line], given.line.page);
  if (!sentence) return 'no_answer';
  const [question, answer] = [asQuestion(stem), shortened(given.text.replace(MARKS, ' ').replace(/\s+/g, ' ').trim())];
  const unfit = unfitness(question);
  if (unfit !== null) return unfit;
  if (stem.length < FEWEST_CHARACTERS || stem.length > MOST_CHARACTERS || answer === '' || isJunk(answer)) return 'unclear';
  const plainAnswer = withoutFullStop(answer);
  const base = { text: question, quote: quoteOf(`${stem} Answer: ${answer}`, given.line.held, answer), sentence };
  if (wordsOf(answer).length <= MOST_WORDS && (contentWordStems(plainAnswer).length > 0 || /\d/.test(plainAnswer))) {
    const questionStems = new Set(contentWordStems(question));
    if (!/\d/.test(plainAnswer) && contentWordStems(plainAnswer).every((stem) => questionStems.has(stem))) return 'unclear';
    return ownDraft(
      { ...base, answer: plainAnswer },
      { type: 'short_answer', score: SCORE, keys: [termKey(withoutArticle(plainAnswer))] },
    );
  }
  if (carryingWordsOf(answer, question).length === 0) return 'unclear';
  const keys = [`own ${question.toLowerCase()}`];
  return ownDraft({ ...base, answer }, { type: 'essay', score: SCORE, keys, keyPoints: pointsOf(answer, question) });
}

/** Its number, part and marks; `place` is its number where the paper counts none. */
function printedFieldsOf(question: PaperQuestion, place: number | null): NonNullable<Drafted['exam']> {
  const count = question.number ?? place;
  return {
    number: count === null ? null : String(count),
    part: question.heading,
    marks: marksIn(question.stem) ?? question.each,
  };
}

/** A bold option looks like a heading, so a question of a paper stands under its part, or under the document's title. */
function withPart(draft: Drafted, { heading }: PaperQuestion, { document }: Material): Drafted {
  const section = { ...draft.sentence.section, heading: heading ?? document.title, topics: [] };
  return { ...draft, sentence: { ...draft.sentence, section } };
}

/** What the document asks, in its order: each question as it is asked, or why it is left out. */
export function ownQuestions(material: Material): (Drafted | LeftOutReason)[] {
  const isPaper = askedBlocks(material.document).size > 0;
  const questions = paperOf(material.document);
  const isCounted = questions.some(({ number }) => number !== null);
  return questions.map((read, at) => {
    if (read.several) return 'several_answers';
    if (read.onPassage) return 'context';
    const question = asTruth(read);
    const result = question.options.length > 0 ? choiceOf(material, question) : answeredOf(material, question);
    if (typeof result === 'string') return result;
    // In notes a numbered line is a question only if it asks.
    if (!isPaper) return /\?$|_{5}/.test(result.stem.content) || TELLS.test(result.stem.content) ? result : 'unclear';
    return { ...withPart(result, question, material), exam: printedFieldsOf(question, isCounted ? null : at + 1) };
  });
}

export const ownKind: QuestionKind = {
  ...usual,
  name: 'own',
  isOfDocument: true,
  judgedAs: 'own',
  draft: ({ material }) => ownQuestions(material).filter((result) => typeof result !== 'string'),
};
