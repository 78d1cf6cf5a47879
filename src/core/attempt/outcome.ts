// Derives from an attempt the body to send, the provisional score, and a practice quiz of the wrong answers.

import { versionOfQuestions } from '../editing/questionsVersion.ts';
import { scoreWith } from '../marking/scoring.ts';
import type { Quiz } from '../quiz/quiz.ts';
import { isUncompared } from '../submission/marks.ts';
import type { Receipt, Score, SubmitBody } from '../submission/submission.ts';
import { type Attempt, answerOf } from './attempt.ts';
import { answersHiddenUntil, hiddenScore } from './hiddenAnswers.ts';

/** The body to send: every question in the quiz's order, an unanswered one as an empty string (P10.5). */
export function toSubmitBody(attempt: Attempt): SubmitBody {
  const answers = attempt.quiz.questions.map(({ question_id }) => {
    const points = attempt.points?.[String(question_id)];
    const rating = attempt.passageRatings?.[String(question_id)];
    const first = attempt.firstChecks?.[String(question_id)];
    return {
      question_id,
      answer_given: answerOf(attempt, question_id),
      ...(points === undefined ? {} : { points_covered: points }),
      ...(rating === undefined ? {} : { passage_rating: rating }),
      ...(attempt.ownRight?.includes(question_id) ? { own_judgement: true } : {}),
      ...(first === undefined ? {} : { first_check: first }),
      ...(attempt.sure?.includes(question_id) ? { is_sure: true } : {}),
    };
  });
  const copy = {
    ...(answersHiddenUntil(attempt.quiz) === null ? { questions_version: versionOfQuestions(attempt.quiz.questions) } : {}),
    // The attempt's copy of the quiz shows it on the first question.
    ...(attempt.quiz.answers_read_by === undefined ? {} : { answers_readable: true }),
  };
  if (attempt.endedAt === null) return { answers, ...copy };
  const seconds = secondsUsed(attempt);
  return { answers, submitted_at: isoTime(attempt.endedAt), ...(seconds === null ? {} : { seconds_used: seconds }), ...copy };
}

/** How long a timed attempt took, in whole seconds; null without a timer. The last move stored the time that was left. */
function secondsUsed({ timer, endedBy }: Attempt): number | null {
  if (timer === null) return null;
  const usedMs = endedBy === 'timer' ? timer.durationMs : timer.durationMs - timer.leftMs;
  return Math.round(Math.max(0, usedMs) / 1000);
}

/** The score shown until the server's receipt arrives, by the same rule. It is hidden while the answers are. */
export function provisionalScore(attempt: Attempt): Score {
  const until = answersHiddenUntil(attempt.quiz);
  if (until !== null) return hiddenScore(attempt.quiz.questions.length, until);
  const { answers } = toSubmitBody(attempt);
  return scoreWith({ questions: attempt.quiz.questions, answers, marks: attempt.laterMarks ?? [], own: attempt.ownAccepted });
}

/** The receipt; while an assignment hides the answers, without its results. */
export function shownReceipt({ receipt, hidden, quiz }: Attempt): Receipt | null {
  if (receipt === null || hidden === undefined) return receipt;
  return { ...receipt, ...hiddenScore(quiz.questions.length, hidden.until) };
}

/** A practice quiz of the questions answered wrong, in their order. Essays that were not compared yet are left out. */
export function onlyIncorrect(quiz: Quiz, score: Score): Quiz {
  const questions = new Map(quiz.questions.map((question) => [question.question_id, question]));
  return onlyQuestions(
    quiz,
    score.results.filter((r) => !r.is_correct && !isUncompared(questions.get(r.question_id), r)).map((r) => r.question_id),
  );
}

/** A practice quiz of some questions, in their order and without a time limit. */
export function onlyQuestions(quiz: Quiz, ids: readonly number[]): Quiz {
  const { settings: _, ...rest } = quiz;
  return { ...rest, questions: quiz.questions.filter((q) => ids.includes(q.question_id)) };
}

/** Formats a time (ms since 1970) as ISO 8601. It does not read a clock. */
function isoTime(ms: number): string {
  return new Date(ms).toISOString();
}
