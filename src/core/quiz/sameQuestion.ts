// Decides whether two questions of any quizzes are the same: a mock exam repeats questions of other quizzes, and an edited quiz
// keeps most of its own.
import type { Question } from './quiz.ts';

const normalizeText = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase();

/** The answer in words. For a choice this is its text, since letters depend on the order. */
function answerText({ options, correct_answer: key }: Question): string {
  return options?.[key] ?? key;
}

/** The key of a question: its text, options and right answer, without explanation, topic and source. */
export function questionKey(question: Question): string {
  const { question_type: type, question_text: text, options = {} } = question;
  const choices = Object.values(options).map(normalizeText).sort();
  return JSON.stringify([type, normalizeText(text), choices, normalizeText(answerText(question))]);
}
