// Which questions of a marked attempt were missed. It marks nothing itself, so that whoever only reads a receipt loads no marking.
import type { GradedAnswer } from './submission.ts';

/** The questions that were answered wrong or not at all; not what the student judged right. */
export function missedQuestions(results: readonly GradedAnswer[]): number[] {
  return results.filter((result) => !(result.is_correct || result.own_judgement)).map(({ question_id }) => question_id);
}
