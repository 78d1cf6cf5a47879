// Finds the missed questions of a marked attempt. It marks nothing, so that code that only reads receipts loads no marking.
import { type GradedAnswer, shownAnswer } from '../submission/submission.ts';

/** The questions answered wrong. Unanswered ones and those that the student judged right are not included. */
export function missedQuestions(results: readonly GradedAnswer[]): number[] {
  return results
    .filter(
      ({ is_correct: isRight, own_judgement: own, answer_given: answer }) =>
        !isRight && !own && shownAnswer(answer).trim() !== '',
    )
    .map(({ question_id }) => question_id);
}
