// When two questions are the same, whatever quiz they stand in: a mock exam asks what others ask, and an edited quiz keeps most of what it had.
import type { Question } from './quiz.ts';

const normalizeText = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase();

/** The answer in words: of a choice its text, since letters follow from the order. */
function answerText({ options, correct_answer: key }: Question): string {
  return options?.[key] ?? key;
}

/** What makes it this question: what is asked, what one may choose, and what is right. Not its explanation, topic or place. */
export function questionKey(question: Question): string {
  const { question_type: type, question_text: text, options = {} } = question;
  const choices = Object.values(options).map(normalizeText).sort();
  return JSON.stringify([type, normalizeText(text), choices, normalizeText(answerText(question))]);
}
