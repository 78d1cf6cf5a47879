// Two versions of a quiz's questions: as its device made them, and with the near words that the server made for marking. A hand-in says
// which one its copy had, and is marked by that, so that no mark falls on delivery.
import { isTyped } from './marks.ts';
import { isEnglish, type Question } from './quiz.ts';

const WITHOUT_NEAR_WORDS = 0;
const WITH_NEAR_WORDS = 1;

/** The version of a copy of a quiz. */
export function versionOfQuestions(questions: readonly Question[]): number {
  return questions.some((question) => question.near_words_made) ? WITH_NEAR_WORDS : WITHOUT_NEAR_WORDS;
}

/** The questions by which answers are marked. Without a version, by the newest: it forgives more. */
export function questionsOfVersion(questions: readonly Question[], version: number | undefined): readonly Question[] {
  if (version !== WITHOUT_NEAR_WORDS || versionOfQuestions(questions) === WITHOUT_NEAR_WORDS) return questions;
  return questions.map((question) => {
    if (!question.near_words_made) return question;
    const { near_words: _, near_words_made: __, ...rest } = question;
    return rest;
  });
}

/** What is looked at of a question to make its near words. */
export type AskedTexts = Pick<
  Question,
  | 'question_id'
  | 'question_text'
  | 'question_type'
  | 'options'
  | 'correct_answer'
  | 'accepted_answers'
  | 'near_words'
  | 'language'
>;

/** Whether a question is answered by typing and has no near words. They are English ones. */
export function needsNearWords(question: AskedTexts): boolean {
  return isTyped(question) && question.near_words === undefined && isEnglish(question.language);
}

/** The questions with the near words that the server made, by question id. */
export function withNearWords(questions: readonly Question[], wordsOf: (questionId: number) => string[] | undefined): Question[] {
  return questions.map(({ near_words_made: _, ...question }) => {
    const words = question.near_words === undefined ? wordsOf(question.question_id) : undefined;
    return words === undefined ? question : { ...question, near_words: words, near_words_made: true };
  });
}

/** The near words that the server made, by question id; undefined where it made none. */
export function madeNearWords(questions: readonly Question[]): Record<string, string[]> | undefined {
  const extended = questions.filter((question) => question.near_words_made);
  return extended.length === 0
    ? undefined
    : Object.fromEntries(extended.map(({ question_id, near_words = [] }) => [String(question_id), near_words]));
}
