// How the marks of an essay are put into words: who marked, how many points, and what the explanation still adds.
import type { Question } from '#core/quiz';
import type { MarkedBy } from '#core/submission';

/** `You marked 2 of 3 points`. */
export function pointsWords(by: MarkedBy, count: number, all: number): string {
  const words = `${count} of ${all} ${all === 1 ? 'point' : 'points'}`;
  if (by === 'student') return `You marked ${words}`;
  return by === 'model' ? `The language model suggests ${words}` : `Suggested: ${words}`;
}

/** What the student is asked to do. `isShared`: the quiz is somebody else's, where the student's ticks do not count. */
export function pointsHint(by: MarkedBy, isShared: boolean): string {
  const effect = isShared ? 'Your ticks are for you: they do not count in the score.' : 'Your ticks count in the score.';
  if (by === 'student') return effect;
  return by === 'model'
    ? `A language model ticked what it found. Tick what your answer really says. ${effect}`
    : `Only a suggestion: no rule can read an essay. Tick what your answer really says. ${effect}`;
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
