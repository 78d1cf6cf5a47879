// What the feedback says about a checked answer, as values: its head and what stands under it.
import { coveredPoints } from '#core/grading';
import type { Question } from '#core/quiz';

/** An essay with key points is not simply right or wrong on screen: it says which points were found (design, point 3.12). */
export function gradesByPoints(question: Question): boolean {
  return question.question_type === 'essay' && (question.key_points?.length ?? 0) > 0;
}

export type FoundPoint = { text: string; found: boolean };

/** The key points of an essay, and whether the answer has them; none for any other question. */
export function pointsOf(question: Question, answer: string): FoundPoint[] {
  if (!gradesByPoints(question)) return [];
  const points = question.key_points ?? [];
  const found = coveredPoints(points, answer);
  return points.map(({ text }, i) => ({ text, found: found[i] === true }));
}

export type Verdict = {
  tone: 'right' | 'wrong' | 'sent';
  head: 'Correct!' | 'Incorrect' | 'Answer Submitted';
  points: FoundPoint[];
  /** the explanation, or the specification's words when a wrong answer has none */
  explanation: string | null;
};

export function verdictOf(question: Question, answer: string, result: 'correct' | 'incorrect'): Verdict {
  const explanation = question.explanation?.trim() || (result === 'incorrect' ? 'No explanation provided.' : null);
  const points = pointsOf(question, answer);
  if (points.length > 0) return { tone: 'sent', head: 'Answer Submitted', points, explanation };
  return result === 'correct'
    ? { tone: 'right', head: 'Correct!', points, explanation }
    : { tone: 'wrong', head: 'Incorrect', points, explanation };
}

/** The option that an answer names, whatever its case: `{letter: 'B', text: '7.3 m'}`; null for free text. */
export function optionOf(question: Question, answer: string): { letter: string; text: string } | null {
  const wanted = answer.trim().toLowerCase();
  const found = Object.entries(question.options ?? {}).find(([letter]) => letter.toLowerCase() === wanted);
  return found ? { letter: found[0], text: found[1] } : null;
}

/** Does one choose, or write? Multiple choice without options can only be written. */
export function isChoice(question: Question): boolean {
  return question.question_type === 'multiple_choice' && Object.keys(question.options ?? {}).length > 0;
}
