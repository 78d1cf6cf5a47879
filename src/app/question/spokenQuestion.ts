// What of a question is read aloud: what it asks, and its answer only once a check has shown it.
import type { Question } from '#core/quiz/quiz';
import { hasPoints } from '#core/submission/marks';
import { pointsAreAnswer } from './pointsWords.ts';
import { explanationOf, isChoice, optionOf, type Result, rightAnswerOf } from './verdict.ts';

/** `result`: as `Feedback` shows it; null: nothing is shown yet */
export function spokenQuestion(question: Question, answer: string, result: Result | null): string[] {
  const options = isChoice(question) ? Object.entries(question.options ?? {}) : [];
  const questionTexts = [question.question_text, ...options.map(([letter, text]) => `${letter}: ${text}`)];
  if (result === null) return questionTexts;
  const hasAnswer = result === 'shown' || !hasPoints(question) || !pointsAreAnswer(question);
  const explanation = explanationOf(question, question.explanation?.trim() || null);
  return [
    ...questionTexts,
    ...(hasAnswer ? [spokenAnswer(question, rightAnswerOf(question, answer, result))] : []),
    explanation ?? '',
  ];
}

/** An answer as it is shown: the letter with its option, else its text. */
function spokenAnswer(question: Question, answer: string): string {
  const option = optionOf(question, answer);
  return option ? `${option.letter}: ${option.text}` : answer;
}
