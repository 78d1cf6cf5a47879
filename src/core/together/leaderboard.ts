// Ranks a leaderboard and decides what counts for it. Pure. The server has the same rule in SQL, and a test compares them.

import type { Question } from '../quiz/quiz.ts';
import { isEssay } from '../submission/marks.ts';
import {
  type Answer,
  type GradedAnswer,
  type OfficialScore,
  type StoredTeacherMark,
  shownAnswer,
} from '../submission/submission.ts';

/** A member's first submission. `at`: ms since 1970 by the server's clock; `arrived`: the order of arrival. */
export type Entry = { correct: number; seconds: number | null; at: number; arrived: number };

/** By score, then by time used if the quiz is timed, then by who was first. */
function compare(a: Entry, b: Entry, isTimed: boolean): number {
  return compareRank(a, b, isTimed) || a.at - b.at || a.arrived - b.arrived;
}

function compareRank(a: Entry, b: Entry, isTimed: boolean): number {
  const time = isTimed ? (a.seconds ?? Number.POSITIVE_INFINITY) - (b.seconds ?? Number.POSITIVE_INFINITY) || 0 : 0;
  return b.correct - a.correct || time;
}

/** @public The entries in order with their ranks. Equal scores, and equal times if timed, share a rank. */
export function ranked<E extends Entry>(entries: readonly E[], isTimed: boolean): (E & { rank: number })[] {
  const sorted = [...entries].sort((a, b) => compare(a, b, isTimed));
  let rank = 0;
  return sorted.map((entry, at) => {
    const previousEntry = sorted[at - 1];
    if (previousEntry === undefined || compareRank(previousEntry, entry, isTimed) !== 0) rank = at + 1;
    return { ...entry, rank };
  });
}

/**
 * @public The part of the answers that counts in comparisons: the answer and its first check, without the student's own marks.
 */
export function officialAnswers(answers: readonly Answer[]): Answer[] {
  return answers.map(({ question_id, answer_given, first_check }) => ({
    question_id,
    answer_given,
    ...(first_check === undefined ? {} : { first_check }),
  }));
}

/**
 * @public The questions that count as right in comparisons (decision 070), from official answers marked by the rule alone. If an
 * answer was checked on the way, its first check must have been right.
 */
export function officialOf(results: readonly GradedAnswer[]): number[] {
  return results.flatMap(({ question_id: id, is_correct, first_check }) =>
    is_correct && first_check !== 'incorrect' ? [id] : [],
  );
}

/**
 * The score that others see. An answered essay waits for its teacher; a blank one is not right.
 * @param right the result of `officialOf`
 * @param teacherMarks of essays that a teacher has read
 */
export function officialScore(
  questions: readonly Question[],
  answers: readonly Pick<Answer, 'question_id' | 'answer_given'>[],
  right: readonly number[],
  teacherMarks: readonly Pick<StoredTeacherMark, 'question_id' | 'is_right'>[] = [],
): OfficialScore {
  const essays = new Set(questions.filter(isEssay).map((question) => question.question_id));
  const readIds = new Set(teacherMarks.map(({ question_id: id }) => id));
  const unreadEssays = answers.filter(
    ({ question_id: id, answer_given: text }) => essays.has(id) && !readIds.has(id) && shownAnswer(text).trim() !== '',
  );
  return {
    correct: right.filter((id) => !essays.has(id)).length + teacherMarks.filter((mark) => mark.is_right).length,
    questions: questions.length - unreadEssays.length,
    essays: unreadEssays.length,
  };
}
