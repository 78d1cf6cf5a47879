// Which questions of a marked attempt were missed. It marks nothing itself, so that whoever only reads a receipt loads no marking.
import { type GradedAnswer, shownAnswer } from '../submission/submission.ts';

/** The questions that were answered wrong: not those without an answer, which say nothing, nor what the student judged right. */
export function missedQuestions(results: readonly GradedAnswer[]): number[] {
  return results
    .filter(
      ({ is_correct: isRight, own_judgement: own, answer_given: answer }) =>
        !isRight && !own && shownAnswer(answer).trim() !== '',
    )
    .map(({ question_id }) => question_id);
}
