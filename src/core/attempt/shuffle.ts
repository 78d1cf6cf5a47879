// Shuffles questions and options for a retake. Only the view changes: stored letters are kept, sent and graded, and a letter on
// screen is an option's position. The seed is the attempt's id, so that all tabs and the results agree.

import { isPastExam } from '../document/pastExam.ts';
import { namesOptions } from '../quiz/optionReferences.ts';
import type { Question, Quiz } from '../quiz/quiz.ts';
import type { GradedAnswer } from '../submission/submission.ts';

/** Random numbers from 0 to 1 (mulberry32), seeded by a text (FNV-1a). */
function randomOf(seed: string): () => number {
  let state = 2_166_136_261;
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16_777_619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The list in the order of this seed. */
export function shuffled<T>(list: readonly T[], seed: string): T[] {
  const random = randomOf(seed);
  const result = [...list];
  for (let at = result.length - 1; at > 0; at -= 1) {
    const swapAt = Math.floor(random() * (at + 1));
    [result[at], result[swapAt]] = [result[swapAt] as T, result[at] as T];
  }
  return result;
}

/** Shuffles the questions of a quiz by this seed, but not those of a past exam. The questions themselves are unchanged. */
export function shuffledQuiz(quiz: Quiz, seed: string): Quiz {
  return isPastExam(quiz) ? quiz : { ...quiz, questions: shuffled(quiz.questions, seed) };
}

/**
 * Decides which options keep their places. Stored in the attempt, so that its letters never change meaning; absent: the first
 * rule.
 */
export const SHUFFLE_RULE = 2;
/** No option moves: keys and explanations are hidden, and the explanations revealed later may name options. */
export const HELD_RULE = 0;

/** The order of options on screen: a seed, and the rule to apply. */
export type OptionOrder = { seed: string; rule: number };

/** The order by the current rule. */
export function orderBy(seed: string): OptionOrder {
  return { seed, rule: SHUFFLE_RULE };
}

const NAMES_OTHERS = /\b(?:all|none|both|neither|either|any|two|one) of (?:the|these|those)\b|\b(?:above|below)\b/i;
const NAMES_LETTERS =
  /\b(?:[Bb]oth|[Nn]either|[Ee]ither|[Oo]nly|[Oo]ptions?|[Aa]nswers?|[Cc]hoices?)\s+\(?[A-H]\b|\b[A-H]\)?,? (?:and|or|nor|&) \(?[A-H]\b|(?:^|\s)\(?[A-H][.)]\s/;

/** The first rule, for old attempts. It must not change. */
function namesByFirstRule({ options, question_text, explanation, source }: Question): boolean {
  const texts = Object.values(options ?? {});
  if (texts.some((text) => NAMES_OTHERS.test(text))) return true;
  return [...texts, question_text, explanation ?? '', source?.quote ?? ''].some((text) => NAMES_LETTERS.test(text));
}

/** Options keep their places if they refer to each other, or if a text refers to them. */
export function mayMove(question: Question, rule = SHUFFLE_RULE): boolean {
  if (rule === HELD_RULE) return false;
  return rule < SHUFFLE_RULE ? !namesByFirstRule(question) : !namesOptions(question);
}

export type ShownOption = { letter: string; originalLetter: string; text: string };

/** The options as shown: letter on screen, stored letter, text. `order` null: as stored. */
function shownOptions(question: Question, order: OptionOrder | null): ShownOption[] {
  const options = Object.entries(question.options ?? {});
  const moved =
    order === null || !mayMove(question, order.rule) ? options : shuffled(options, `${order.seed}:${question.question_id}`);
  return moved.map(([originalLetter, text], place) => ({ letter: options[place]?.[0] ?? originalLetter, originalLetter, text }));
}

/** The question as shown: options and key with the letters on screen. */
export function shownQuestion(question: Question, order: OptionOrder | null): Question {
  if (order === null || !question.options) return question;
  return {
    ...question,
    options: Object.fromEntries(shownOptions(question, order).map(({ letter, text }) => [letter, text])),
    correct_answer: shownLetter(question, order, question.correct_answer),
  };
}

/** Converts a stored letter to the letter on screen. Any other answer is returned unchanged. */
export function shownLetter(question: Question, order: OptionOrder | null, answer: string): string {
  if (order === null) return answer;
  const wanted = answer.trim().toLowerCase();
  return shownOptions(question, order).find(({ originalLetter }) => originalLetter.toLowerCase() === wanted)?.letter ?? answer;
}

/** Converts a letter on screen to the stored letter. Any other answer is returned unchanged. */
export function storedLetter(question: Question, order: OptionOrder | null, answer: string): string {
  return shownOptions(question, order).find(({ letter }) => letter === answer)?.originalLetter ?? answer;
}

/** A result with the letters that the student saw. */
export function shownResult(question: Question, order: OptionOrder | null, result: GradedAnswer): GradedAnswer {
  const toShownLetter = (value: unknown) => (typeof value === 'string' ? shownLetter(question, order, value) : value);
  return { ...result, answer_given: toShownLetter(result.answer_given), correct_answer: toShownLetter(result.correct_answer) };
}
