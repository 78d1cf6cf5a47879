// How the marks of an essay are put into words: who marked, how many points, and what the explanation still adds.
import type { Question } from '#core/quiz/quiz';
import type { MarkedBy } from '#core/submission/submission';
import { questionTexts } from '#texts/question';

/** `You marked 2 of 3 points`. */
export function pointsWords(by: MarkedBy, count: number, all: number): string {
  return questionTexts.pointCounts[markerOf(by)](count, all);
}

/** What the student is asked to do. `isShared`: the quiz is somebody else's, where the student's ticks do not count. */
export function pointsHint(by: MarkedBy, isShared: boolean): string {
  return (isShared ? questionTexts.sharedPointHints : questionTexts.pointHints)[markerOf(by)];
}

function markerOf(by: MarkedBy): Exclude<MarkedBy, 'rule'> {
  return by === 'rule' ? 'suggested' : by;
}

/** From this share of common words on, a text adds nothing to the other. */
const SAME_SHARE = 0.85;

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];
}

/** Are the points the model answer itself, sentence for sentence? */
export function pointsAreAnswer({ correct_answer, key_points = [] }: Question): boolean {
  return key_points.length > 0 && wordsOf(key_points.map(({ text }) => text).join(' ')).join() === wordsOf(correct_answer).join();
}

/** Does the quote of an essay say anything that its model answer does not? */
export function quoteSaysMore({ correct_answer, source }: Question): boolean {
  const answerWords = new Set(wordsOf(correct_answer));
  const quoteWords = wordsOf(source?.quote ?? '');
  return quoteWords.filter((word) => answerWords.has(word)).length < quoteWords.length * SAME_SHARE;
}

/** Does this explanation of an essay say anything that its points, model answer and quote do not? */
export function saysMore(explanation: string, { correct_answer, key_points = [], source }: Question): boolean {
  const explanationWords = wordsOf(explanation.replace(/(?:Page|Slide) \d+:?/g, ''));
  const shownWords = new Set(wordsOf([correct_answer, source?.quote ?? '', ...key_points.map(({ text }) => text)].join(' ')));
  return explanationWords.filter((word) => shownWords.has(word)).length < explanationWords.length * SAME_SHARE;
}
