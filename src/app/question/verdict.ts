// What the feedback says about a checked answer, as values: its head and what stands under it.
import { markOf } from '#core/marking/grading';
import { inputOf } from '#core/quiz/questionTypes';
import type { Question } from '#core/quiz/quiz';
import { hasPassage, isSelfMarked } from '#core/submission/marks';
import { questionTexts } from '#texts/question';
import { saysMore } from './pointsWords.ts';

export type Verdict = {
  tone: 'right' | 'wrong' | 'sent';
  head: string;
  /** right but for a slip: the right spelling */
  spelling: string | null;
  /** the explanation, or the words of P7.5 when a wrong answer has none; null where it would only repeat the rest */
  explanation: string | null;
};

/** What is shown of an answer: whether it is right, or, where the student only looked, the right one. */
export type Result = 'correct' | 'incorrect' | 'shown';

export function verdictOf(question: Question, answer: string, result: Result): Verdict {
  const explanationText =
    question.explanation?.trim() || (result === 'incorrect' && !hasPassage(question) ? questionTexts.noExplanation : null);
  const explanation = explanationOf(question, explanationText);
  if (result === 'shown') return { tone: 'sent', head: questionTexts.answer, spelling: null, explanation };
  if (isSelfMarked(question)) return { tone: 'sent', head: questionTexts.submitted, spelling: null, explanation };
  if (result === 'incorrect') return { tone: 'wrong', head: questionTexts.incorrect, spelling: null, explanation };
  return { tone: 'right', head: questionTexts.correct, spelling: markOf(question, answer).spelling ?? null, explanation };
}

/** What is shown as the explanation: nothing where an essay's points and model answer say it already. */
export function explanationOf(question: Question, explanation: string | null): string | null {
  if (explanation === null || !isSelfMarked(question)) return explanation;
  return saysMore(explanation, question) ? explanation : null;
}

/** The option that an answer names, whatever its case: `{letter: 'B', text: '7.3 m'}`; null for free text. */
export function optionOf(question: Question, answer: string): { letter: string; text: string } | null {
  const wanted = answer.trim().toLowerCase();
  const option = Object.entries(question.options ?? {}).find(([letter]) => letter.toLowerCase() === wanted);
  return option ? { letter: option[0], text: option[1] } : null;
}

/** The right answer to show: of two options that say the same, the one that was chosen. */
export function rightAnswerOf(question: Question, answer: string, result: Result): string {
  return isChoice(question) && result === 'correct' ? answer : question.correct_answer;
}

/** Is the question answered by choosing? Multiple choice without options is answered in writing. */
export function isChoice(question: Question): boolean {
  return inputOf(question).hasOptions && Object.keys(question.options ?? {}).length > 0;
}
