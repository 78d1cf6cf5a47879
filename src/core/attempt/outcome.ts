// What follows from an attempt: the body to send, the provisional score, and the quiz of wrong answers to practise.

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
  const version =
    answersHiddenUntil(attempt.quiz) === null ? { questions_version: versionOfQuestions(attempt.quiz.questions) } : {};
  if (attempt.endedAt === null) return { answers, ...version };
  const seconds = secondsUsed(attempt);
  return { answers, submitted_at: isoTime(attempt.endedAt), ...(seconds === null ? {} : { seconds_used: seconds }), ...version };
}

/** How long a timed attempt took, in whole seconds; null without a timer. What is left was stored with its last move. */
function secondsUsed({ timer, endedBy }: Attempt): number | null {
  if (timer === null) return null;
  const usedMs = endedBy === 'timer' ? timer.durationMs : timer.durationMs - timer.leftMs;
  return Math.round(Math.max(0, usedMs) / 1000);
}

/** The score that stands until the server's receipt is here; the same rule as the server's. Without keys it says nothing. */
export function provisionalScore(attempt: Attempt): Score {
  const until = answersHiddenUntil(attempt.quiz);
  if (until !== null) return hiddenScore(attempt.quiz.questions.length, until);
  const { answers } = toSubmitBody(attempt);
  return scoreWith({ questions: attempt.quiz.questions, answers, marks: attempt.laterMarks ?? [], own: attempt.ownAccepted });
}

/** The receipt without results while an assignment hides the answers that it has. */
export function shownReceipt({ receipt, hidden, quiz }: Attempt): Receipt | null {
  if (receipt === null || hidden === undefined) return receipt;
  return { ...receipt, ...hiddenScore(quiz.questions.length, hidden.until) };
}

/** A practice quiz of the questions that were answered wrong, in their order; not of answers that wait for their comparison. */
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

/** ISO 8601 of a time in ms since 1970. It formats a given time; it does not read a clock. */
function isoTime(ms: number): string {
  return new Date(ms).toISOString();
}
