// One student's go at one quiz: what it is, and what each move does to it. Values in, value out; no clock, no storage.
import * as z from 'zod/mini';
import { grade, isCorrect } from './grading.ts';
import { type Question, Quiz, timerOf } from './quiz.ts';
import { Receipt, type Score, type SubmitBody } from './submission.ts';
import { leftAt, startTimer, storeLeft, Timer } from './timer.ts';

export const Attempt = z.object({
  /** UUID; also the submission's id and the idempotency key (design, point 3.7) */
  attemptId: z.string(),
  userId: z.int(),
  quizId: z.int(),
  /** present only while the attempt is open; the store's unique index stands on it */
  openKey: z.optional(z.string()),
  /** a practice run of the wrong answers; it is never submitted (design, point 3.18) */
  practice: z.boolean(),
  quiz: Quiz,
  startedAt: z.number(),
  /** index of the question on screen */
  position: z.int().check(z.nonnegative()),
  /** question id to the answer; a missing one is unanswered */
  answers: z.record(z.string(), z.string()),
  /** ids of the flagged questions, in the order of flagging */
  flags: z.array(z.int()),
  /** the checked question on screen; leaving it forgets the check (specification, section 4) */
  checked: z.nullable(z.int()),
  timer: z.nullable(Timer),
  /** when it was handed in, by the device's clock; null while open */
  endedAt: z.nullable(z.number()),
  endedBy: z.nullable(z.enum(['student', 'timer'])),
  /** the server's proof; the final score */
  receipt: z.nullable(Receipt),
  /** grows with every move, so that a late copy is recognised */
  revision: z.int(),
  /** the how-maniest at this quiz on this device, from 1: the order that no moved clock changes; absent in old rows */
  nth: z.optional(z.int()),
});
export type Attempt = z.infer<typeof Attempt>;

export type Move =
  | { type: 'goto'; position: number }
  | { type: 'answer'; questionId: number; text: string }
  | { type: 'flag'; questionId: number; flagged: boolean }
  | { type: 'check'; questionId: number }
  | { type: 'tick' }
  | { type: 'finish'; by: 'student' | 'timer' };

/** `wall`: the device's clock, ms. `leftMs`: what a visible page's monotonic clock says is left; absent elsewhere. */
export type Now = { wall: number; leftMs?: number };

export type Refusal = 'ended' | 'time-up' | 'locked' | 'no-answer' | 'no-such-question' | 'not-yet';
export type Step = { attempt: Attempt; refusal: Refusal | null };

/** The value of the unique index: one open attempt, and beside it one practice run, for each student and quiz. */
export function openKeyOf(userId: number, quizId: number, practice: boolean): string {
  return `${userId}:${quizId}${practice ? ':practice' : ''}`;
}

/** A new attempt. A timed one begins to count at once: it is made by Start Quiz. */
export function beginAttempt(given: {
  attemptId: string;
  userId: number;
  quizId: number;
  quiz: Quiz;
  wall: number;
  practice?: boolean;
  nth?: number;
}): Attempt {
  const { attemptId, userId, quizId, quiz, wall, practice = false, nth } = given;
  const seconds = practice ? null : timerOf(quiz);
  return {
    attemptId,
    userId,
    quizId,
    openKey: openKeyOf(userId, quizId, practice),
    practice,
    quiz,
    startedAt: wall,
    position: 0,
    answers: {},
    flags: [],
    checked: null,
    timer: seconds === null ? null : startTimer(seconds, wall),
    endedAt: null,
    endedBy: null,
    receipt: null,
    revision: 0,
    ...(nth === undefined ? {} : { nth }),
  };
}

export function isOpen(attempt: Attempt): boolean {
  return attempt.endedAt === null;
}

/** What is left in ms: by the page's monotonic clock where there is one, else by the wall clock; null without a timer. */
function timeLeft(attempt: Attempt, now: Now): number | null {
  if (attempt.timer === null) return null;
  const byWall = leftAt(attempt.timer, now.wall);
  return now.leftMs === undefined ? byWall : Math.min(attempt.timer.leftMs, now.leftMs);
}

/** Open, timed, and nothing left: it is to be handed in as it stands. */
export function isTimeUp(attempt: Attempt, now: Now): boolean {
  return isOpen(attempt) && timeLeft(attempt, now) === 0;
}

export function answerOf(attempt: Attempt, questionId: number): string {
  return attempt.answers[String(questionId)] ?? '';
}

function questionOf(attempt: Attempt, questionId: number): Question | undefined {
  return attempt.quiz.questions.find((q) => q.question_id === questionId);
}

/** The questions without an answer, as the finish dialog counts them. */
export function unansweredCount(attempt: Attempt): number {
  return attempt.quiz.questions.filter((q) => answerOf(attempt, q.question_id).trim() === '').length;
}

/**
 * Applies one move. A refused move leaves the attempt as it was and says why; after the end every move is refused, and
 * after the deadline every one but `finish` by the timer, which stands at the deadline itself.
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
      return { ...attempt, answers: { ...attempt.answers, [String(move.questionId)]: move.text } };
    case 'flag': {
      if (!questionOf(attempt, move.questionId)) return 'no-such-question';
      const others = attempt.flags.filter((id) => id !== move.questionId);
      return { ...attempt, flags: move.flagged ? [...others, move.questionId] : others };
    }
    case 'check':
      if (!questionOf(attempt, move.questionId)) return 'no-such-question';
      if (answerOf(attempt, move.questionId).trim() === '') return 'no-answer';
      return { ...attempt, checked: move.questionId };
    case 'finish':
      return end(attempt, move.by, now.wall);
  }
}

function end(attempt: Attempt, by: 'student' | 'timer', wall: number): Attempt {
  const { openKey: _, ...rest } = attempt;
  const deadline = attempt.timer?.deadlineAt ?? wall;
  return { ...rest, endedAt: by === 'timer' ? Math.min(wall, deadline) : wall, endedBy: by };
}

/** The result of a check: null while the question is not checked. */
export function checkResult(attempt: Attempt, question: Question): 'correct' | 'incorrect' | null {
  if (attempt.checked !== question.question_id) return null;
  return isCorrect(question, answerOf(attempt, question.question_id)) ? 'correct' : 'incorrect';
}

/** The body to send: every question in the quiz's order, an unanswered one as an empty string (specification, section 3). */
export function toSubmitBody(attempt: Attempt): SubmitBody {
  const answers = attempt.quiz.questions.map((q) => ({
    question_id: q.question_id,
    answer_given: answerOf(attempt, q.question_id),
  }));
  return attempt.endedAt === null ? { answers } : { answers, submitted_at: isoTime(attempt.endedAt) };
}

/** The score that stands until the server's receipt is here; the same rule as the server's. */
export function provisionalScore(attempt: Attempt): Score {
  return grade(attempt.quiz.questions, toSubmitBody(attempt).answers);
}

/** A practice quiz of the questions that were answered wrong, in their order. */
export function onlyIncorrect(quiz: Quiz, score: Score): Quiz {
  const wrong = new Set(score.results.filter((r) => !r.is_correct).map((r) => r.question_id));
  return { title: quiz.title, questions: quiz.questions.filter((q) => wrong.has(q.question_id)) };
}

/** ISO 8601 of a time in ms since 1970. It formats a given time; it does not read a clock. */
function isoTime(ms: number): string {
  return new Date(ms).toISOString();
}
