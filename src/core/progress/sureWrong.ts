// What a student was sure of and got wrong: a wrong belief, which is worth more attention than a gap.

import type { Question } from '../quiz/quiz.ts';
import { cardIdOf, type Deck } from '../review/review.ts';
import { hasPassage } from '../submission/marks.ts';
import type { GradedAnswer } from '../submission/submission.ts';

/** A quiz that was handed in at a time (ms since 1970), with what became of its answers. */
type Answered = { quizId: number; at: number; results: readonly GradedAnswer[] };
/** A quiz whose questions are here. */
type Known = { quizId: number; title: string; questions: readonly Question[] };

/** The questions of one quiz, in its order. */
export type SureWrong = { quizId: number; title: string; questions: Question[] };

/** At its first check, where it was checked: who corrects an answer after that has seen the right one. Beside a passage the student says. */
function wasWrong(question: Question, { is_correct, own_judgement, first_check, marked_by }: GradedAnswer): boolean {
  if (hasPassage(question)) return !is_correct && marked_by === 'student';
  return own_judgement !== true && (first_check === undefined ? !is_correct : first_check === 'incorrect');
}

/** Rated at least `good` in review. */
const GOOD = 3;

/**
 * By the newest answer to each question, the quiz that was taken last first. What review has set right since is not in it, nor what the
 * student judged right. `attempts`: the oldest first.
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
