// Who stands where on a leaderboard, and what counts for it. Pure; the server's query says the same in SQL, and a test holds them together.
import { grade } from './grading.ts';
import type { Question } from './quiz.ts';
import type { Answer, GradedAnswer } from './submission.ts';

/** What one member handed in first. `at`: by the server's clock, ms since 1970; `arrived`: the order of arrival. */
export type Entry = { correct: number; seconds: number | null; at: number; arrived: number };

/** By score, then by time used where the quiz is timed, then by who was first. */
function compare(a: Entry, b: Entry, isTimed: boolean): number {
  return compareRank(a, b, isTimed) || a.at - b.at || a.arrived - b.arrived;
}

function compareRank(a: Entry, b: Entry, isTimed: boolean): number {
  const time = isTimed ? (a.seconds ?? Number.POSITIVE_INFINITY) - (b.seconds ?? Number.POSITIVE_INFINITY) || 0 : 0;
  return b.correct - a.correct || time;
}

/** @public The entries in their order, each with its rank: who has the same score, and the same time where it counts, shares one. */
export function ranked<E extends Entry>(entries: readonly E[], isTimed: boolean): (E & { rank: number })[] {
  const sorted = [...entries].sort((a, b) => compare(a, b, isTimed));
  let rank = 0;
  return sorted.map((entry, at) => {
    const before = sorted[at - 1];
    if (before === undefined || compareRank(before, entry, isTimed) !== 0) rank = at + 1;
    return { ...entry, rank };
  });
}

/**
 * @public The questions whose answers count as right where others are compared (decision 070): by the rule alone, without what a student
 * says of the own answers; and an answer that was checked on the way only where its first check was right.
 */
export function officialRight(questions: readonly Question[], answers: readonly Answer[]): number[] {
  const plain = answers.map(({ question_id, answer_given, first_check }) => ({ question_id, answer_given, first_check }));
  return officialOf(grade(questions, plain).results);
}

/** @public The same of answers that were graded by the rule alone. */
export function officialOf(results: readonly GradedAnswer[]): number[] {
  return results.flatMap(({ question_id: id, is_correct, first_check }) =>
    is_correct && first_check !== 'incorrect' ? [id] : [],
  );
}
