// Who stands where on a leaderboard, and what counts for it. Pure; the server's query says the same in SQL, and a test holds them together.

import type { Question } from '../quiz/quiz.ts';
import { isEssay } from '../submission/marks.ts';
import { type Answer, type GradedAnswer, type OfficialScore, shownAnswer } from '../submission/submission.ts';

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
    const previousEntry = sorted[at - 1];
    if (previousEntry === undefined || compareRank(previousEntry, entry, isTimed) !== 0) rank = at + 1;
    return { ...entry, rank };
  });
}

/** @public Only what counts where others are compared: the answer and its first check, nothing that the student says of it. */
export function officialAnswers(answers: readonly Answer[]): Answer[] {
  return answers.map(({ question_id, answer_given, first_check }) => ({
    question_id,
    answer_given,
    ...(first_check === undefined ? {} : { first_check }),
  }));
}

/**
 * @public The questions whose answers count as right where others are compared (decision 070), of official answers that were marked by the
 * rule alone: an answer that was checked on the way counts only where its first check was right.
 */
export function officialOf(results: readonly GradedAnswer[]): number[] {
  return results.flatMap(({ question_id: id, is_correct, first_check }) =>
    is_correct && first_check !== 'incorrect' ? [id] : [],
  );
}

/**
 * The score where others see it. An essay with an answer waits for its reader; a blank one counts as a question that is not right.
 * @param right what `officialOf` gives
 */
export function officialScore(
  questions: readonly Question[],
  answers: readonly Pick<Answer, 'question_id' | 'answer_given'>[],
  right: readonly number[],
): OfficialScore {
  const essays = new Set(questions.filter(isEssay).map((question) => question.question_id));
  const writtenEssays = answers.filter(
    ({ question_id: id, answer_given: text }) => essays.has(id) && shownAnswer(text).trim() !== '',
  );
  return {
    correct: right.filter((id) => !essays.has(id)).length,
    questions: questions.length - writtenEssays.length,
    essays: writtenEssays.length,
  };
}
