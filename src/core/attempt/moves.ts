// Applies moves to an attempt. A refused move leaves it unchanged and names the reason. Pure functions: no clock, no storage.

import { markOf } from '../marking/grading.ts';
import type { Question } from '../quiz/quiz.ts';
import { hasPassage, isTyped } from '../submission/marks.ts';
import type { CheckResult, PassageRating } from '../submission/submission.ts';
import { type Attempt, answerOf, endAttempt, isOpen, type Now, timeLeft } from './attempt.ts';
import { storeLeft } from './timer.ts';

export type Move =
  | { type: 'goto'; position: number }
  | { type: 'answer'; questionId: number; text: string }
  | { type: 'flag'; questionId: number; flagged: boolean }
  /** marks the answer as "Sure", or takes that back; only before the answer is checked */
  | { type: 'sure'; questionId: number; isSure: boolean }
  | { type: 'check'; questionId: number }
  /** the student's own mark of an essay: the indexes of all ticked points */
  | { type: 'tick-points'; questionId: number; points: number[] }
  /** how much of the passage the student says the answer covered */
  | { type: 'rate-passage'; questionId: number; rating: PassageRating }
  /** "I was right", or its withdrawal; for a typed answer that was checked and found wrong */
  | { type: 'own-right'; questionId: number; isRight: boolean }
  | { type: 'tick' }
  | { type: 'finish'; by: 'student' | 'timer' }
  /** the student ends the attempt without handing it in */
  | { type: 'discard' };

export type Refusal = 'ended' | 'time-up' | 'locked' | 'no-answer' | 'no-such-question' | 'not-yet' | 'exam' | 'no-mark';
export type Step = { attempt: Attempt; refusal: Refusal | null };

function questionOf(attempt: Attempt, questionId: number): Question | undefined {
  return attempt.quiz.questions.find((q) => q.question_id === questionId);
}

/**
 * Applies one move. A refused move leaves the attempt unchanged and names the reason. An ended attempt refuses every move. After
 * the deadline only `finish` by the timer is allowed, and it counts as made at the deadline.
 */
export function step(attempt: Attempt, move: Move, now: Now): Step {
  const refuse = (refusal: Refusal): Step => ({ attempt, refusal });
  if (!isOpen(attempt)) return refuse('ended');
  const left = timeLeft(attempt, now);
  const endsByTimer = move.type === 'finish' && move.by === 'timer';
  if (left === 0 && !endsByTimer) return refuse('time-up');
  if (endsByTimer && left !== 0) return refuse('not-yet');
  const changed = apply(attempt, move, now);
  if (typeof changed === 'string') return refuse(changed);
  const timer = attempt.timer === null || left === null || endsByTimer ? attempt.timer : storeLeft(attempt.timer, left, now.wall);
  return { attempt: { ...changed, timer, revision: attempt.revision + 1 }, refusal: null };
}

function apply(attempt: Attempt, move: Move, now: Now): Attempt | Refusal {
  switch (move.type) {
    case 'tick':
      return attempt;
    case 'goto':
      if (!attempt.quiz.questions[move.position]) return 'no-such-question';
      return { ...attempt, position: move.position, checked: null };
    case 'answer':
      if (!questionOf(attempt, move.questionId)) return 'no-such-question';
      if (attempt.checked === move.questionId) return 'locked';
      return withAnswer(attempt, move.questionId, move.text);
    case 'flag': {
      if (!questionOf(attempt, move.questionId)) return 'no-such-question';
      const otherIds = attempt.flags.filter((id) => id !== move.questionId);
      return { ...attempt, flags: move.flagged ? [...otherIds, move.questionId] : otherIds };
    }
    case 'sure': {
      if (!questionOf(attempt, move.questionId)) return 'no-such-question';
      if (wasChecked(attempt, move.questionId)) return 'locked';
      if (answerOf(attempt, move.questionId).trim() === '') return 'no-answer';
      const otherIds = (attempt.sure ?? []).filter((id) => id !== move.questionId);
      return { ...attempt, sure: move.isSure ? [...otherIds, move.questionId] : otherIds };
    }
    case 'check':
      return check(attempt, move.questionId);
    case 'tick-points': {
      const count = questionOf(attempt, move.questionId)?.key_points?.length;
      if (count === undefined) return 'no-such-question';
      if (attempt.checked !== move.questionId) return 'no-mark';
      const points = [...new Set(move.points)].filter((at) => at >= 0 && at < count).sort((a, b) => a - b);
      return { ...attempt, points: { ...attempt.points, [String(move.questionId)]: points } };
    }
    case 'rate-passage': {
      const question = questionOf(attempt, move.questionId);
      if (!question || !hasPassage(question)) return 'no-such-question';
      if (attempt.checked !== move.questionId) return 'no-mark';
      return { ...attempt, passageRatings: { ...attempt.passageRatings, [String(move.questionId)]: move.rating } };
    }
    case 'own-right': {
      const question = questionOf(attempt, move.questionId);
      if (!question) return 'no-such-question';
      if (!mayBeOwnRight(attempt, question)) return 'no-mark';
      const otherIds = (attempt.ownRight ?? []).filter((id) => id !== move.questionId);
      return { ...attempt, ownRight: move.isRight ? [...otherIds, move.questionId] : otherIds };
    }
    case 'finish':
      return endAttempt(attempt, move.by, now.wall);
    case 'discard':
      return endAttempt(attempt, 'discarded', now.wall);
  }
}

/** Changing an answer removes the student's marks for the previous one, and its "Sure" unless the answer was already checked. */
function withAnswer(attempt: Attempt, questionId: number, text: string): Attempt {
  const id = String(questionId);
  const answers = { ...attempt.answers, [id]: text };
  if (answerOf(attempt, questionId) === text) return { ...attempt, answers };
  const { [id]: _, ...points } = attempt.points ?? {};
  const { [id]: __, ...ratings } = attempt.passageRatings ?? {};
  return {
    ...attempt,
    answers,
    ...(attempt.points === undefined ? {} : { points }),
    ...(attempt.passageRatings === undefined ? {} : { passageRatings: ratings }),
    ...(attempt.sure === undefined || wasChecked(attempt, questionId)
      ? {}
      : { sure: attempt.sure.filter((sureId) => sureId !== questionId) }),
    ...(attempt.ownRight === undefined ? {} : { ownRight: attempt.ownRight.filter((rightId) => rightId !== questionId) }),
  };
}

const wasChecked = ({ firstChecks }: Attempt, questionId: number) => firstChecks?.[String(questionId)] !== undefined;

function check(attempt: Attempt, questionId: number): Attempt | Refusal {
  const question = questionOf(attempt, questionId);
  if (!question) return 'no-such-question';
  if (attempt.exam) return 'exam';
  if (answerOf(attempt, questionId).trim() === '') return 'no-answer';
  const first = resultOf(attempt, question);
  return { ...attempt, checked: questionId, firstChecks: { [String(questionId)]: first, ...attempt.firstChecks } };
}

function resultOf(attempt: Attempt, question: Question): CheckResult {
  const ownAnswers = attempt.ownAccepted?.[String(question.question_id)];
  return markOf(question, answerOf(attempt, question.question_id), ownAnswers).isCorrect ? 'correct' : 'incorrect';
}

/** Only a typed answer that was found wrong may be marked "I was right"; choices and essays are judged in other ways. */
function mayBeOwnRight(attempt: Attempt, question: Question): boolean {
  return isTyped(question) && checkResult(attempt, question) === 'incorrect';
}

/** The result of a check: null while the question is not checked. */
export function checkResult(attempt: Attempt, question: Question): CheckResult | null {
  return attempt.checked === question.question_id ? resultOf(attempt, question) : null;
}
