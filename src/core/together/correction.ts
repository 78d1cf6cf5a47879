// Applies the keys of a corrected version to the questions that were answered. Pure.

import type { Question } from '../quiz/quiz.ts';
import { isTyped } from '../submission/marks.ts';

/**
 * @public The question as it was asked, with the key of its corrected version. Null: there is nothing to mark again. What people
 * mark stays as they marked it.
 */
export function correctedQuestion(question: Question, corrected: Question | undefined): Question | null {
  if (corrected === undefined || corrected.question_type !== question.question_type) return null;
  const { near_words, near_words_made, accepted_answers, ...rest } = question;
  const words = {
    ...(corrected.accepted_answers === undefined ? {} : { accepted_answers: corrected.accepted_answers }),
    ...(corrected.near_words === undefined ? {} : { near_words: corrected.near_words }),
    ...(corrected.near_words_made === undefined ? {} : { near_words_made: corrected.near_words_made }),
  };
  if (question.options !== undefined && corrected.options !== undefined) {
    const key = letterIn(question.options, corrected);
    return key === question.correct_answer ? null : withKey(rest, key, corrected);
  }
  if (!isTyped(question) || !isTyped(corrected)) return null;
  const isSame = corrected.correct_answer === question.correct_answer && sameTexts(corrected.accepted_answers, accepted_answers);
  return isSame ? null : { ...withKey(rest, corrected.correct_answer, corrected), ...words };
}

function withKey(question: Question, key: string, { explanation }: Question): Question {
  const { explanation: _, ...rest } = question;
  return { ...rest, correct_answer: key, ...(explanation === undefined ? {} : { explanation }) };
}

/** The letter that the corrected key's text had. A text that was not there is an option that was reworded in its place. */
function letterIn(
  options: Readonly<Record<string, string>>,
  { options: newOptions = {}, correct_answer: key }: Question,
): string {
  return Object.keys(options).find((letter) => options[letter] === newOptions[key]) ?? key;
}

function sameTexts(texts: readonly string[] = [], otherTexts: readonly string[] = []): boolean {
  return JSON.stringify([...texts].sort()) === JSON.stringify([...otherTexts].sort());
}
