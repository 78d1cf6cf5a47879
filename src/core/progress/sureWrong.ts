// Finds answers that a student was sure of and got wrong. Wrong beliefs need more attention than gaps.

import type { Question } from '../quiz/quiz.ts';
import type { Deck } from '../review/review.ts';
import { cardIdOf } from '../review/reviewEvent.ts';
import { hasPassage } from '../submission/marks.ts';
import type { GradedAnswer } from '../submission/submission.ts';

/** A quiz handed in at a time (ms since 1970), with the results of its answers. */
type Answered = { quizId: number; at: number; results: readonly GradedAnswer[] };
/** A quiz whose questions are on this device. */
type Known = { quizId: number; title: string; questions: readonly Question[] };

/** The questions of one quiz, in its order. */
export type SureWrong = { quizId: number; title: string; questions: Question[] };

/**
 * Decided at the first check, if there was one, since a later answer was given with the solution known. For a passage the
 * student decides.
 */
function wasWrong(question: Question, { is_correct, own_judgement, first_check, marked_by }: GradedAnswer): boolean {
  if (hasPassage(question)) return !is_correct && marked_by === 'student';
  return own_judgement !== true && (first_check === undefined ? !is_correct : first_check === 'incorrect');
}

/** Rated at least `good` in review. */
const GOOD = 3;

/**
 * Decided by the newest answer to each question. The most recently taken quiz comes first. Answers that review has corrected
 * since, or that the student judged right, are left out. `attempts`: the oldest first.
 */
export function sureWrong(attempts: readonly Answered[], quizzes: readonly Known[], deck: Deck): SureWrong[] {
  const newest = new Map<string, { at: number; result: GradedAnswer }>();
  const order = new Map<number, number>();
  for (const { quizId, at, results } of attempts) {
    order.set(quizId, at);
    for (const result of results) newest.set(cardIdOf(quizId, result.question_id), { at, result });
  }
  return quizzes
    .flatMap(({ quizId, title, questions }) => {
      const wrong = questions.filter((question) => {
        const id = cardIdOf(quizId, question.question_id);
        const answer = newest.get(id);
        if (!answer?.result.is_sure || !wasWrong(question, answer.result)) return false;
        const rated = deck.get(id)?.rated;
        return !(rated && rated.at > answer.at && rated.grade >= GOOD);
      });
      return wrong.length === 0 ? [] : [{ quizId, title, questions: wrong }];
    })
    .sort((a, b) => (order.get(b.quizId) ?? 0) - (order.get(a.quizId) ?? 0));
}
