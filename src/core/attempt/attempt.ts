// One student's attempt at one quiz: its schema, its beginning and end, and the time left. Pure functions: no clock, no storage.
import * as z from 'zod/mini';
import { Quiz, timerOf } from '../quiz/quiz.ts';
import { CheckResult, LaterMark, PassageRating, PointsCovered, Receipt } from '../submission/submission.ts';
import { answersHiddenUntil } from './hiddenAnswers.ts';
import { HELD_RULE, type OptionOrder, SHUFFLE_RULE } from './shuffle.ts';
import { leftAt, startTimer, Timer } from './timer.ts';

export const Attempt = z.object({
  /** UUID; also the submission's id and the idempotency key (D3.7) */
  attemptId: z.string(),
  userId: z.int(),
  quizId: z.int(),
  /** set only while the attempt is open; the store has a unique index on it */
  openKey: z.optional(z.string()),
  /** a practice run of the wrong answers, which is never submitted (D3.18) */
  practice: z.boolean(),
  quiz: Quiz,
  startedAt: z.number(),
  /** index of the question on screen */
  position: z.int().check(z.nonnegative()),
  /** answers by question id; a missing one is unanswered */
  answers: z.record(z.string(), z.string()),
  /** ids of the flagged questions, in the order of flagging */
  flags: z.array(z.int()),
  /** the checked question on screen; leaving it forgets the check (P7.6) */
  checked: z.nullable(z.int()),
  timer: z.nullable(Timer),
  /** when it was handed in, by the device's clock; null while open */
  endedAt: z.nullable(z.number()),
  /** `discarded`: by the student; never submitted, never shown as a result */
  endedBy: z.nullable(z.enum(['student', 'timer', 'discarded'])),
  /** the server's proof, with the final score */
  receipt: z.nullable(Receipt),
  /** increases with every move, so that an outdated copy is recognised */
  revision: z.int(),
  /** ordinal among this device's attempts at the quiz, from 1, which does not depend on the clock; absent in old rows */
  nth: z.optional(z.int()),
  /** taken as an exam: no checks and no feedback before the end */
  exam: z.optional(z.boolean()),
  /** the attempt has its own order of questions and shown options (`orderOf`); absent: the stored order */
  shuffled: z.optional(z.boolean()),
  /** the rule for shuffling options (core/attempt/shuffle); absent: the first */
  shuffleRule: z.optional(z.int()),
  /** the key points that the student ticked, by question id */
  points: z.optional(z.record(z.string(), PointsCovered)),
  /** how much of the passage the student found in the answer, by question id */
  passageRatings: z.optional(z.record(z.string(), PassageRating)),
  /** ids of answers found wrong that the student judged right ("I was right") */
  ownRight: z.optional(z.array(z.int())),
  /** ids of the questions answered with "Sure" */
  sure: z.optional(z.array(z.int())),
  /** the result of each question's first check, by question id; later checks do not change it */
  firstChecks: z.optional(z.record(z.string(), CheckResult)),
  /** answers that the student judged right in earlier attempts, by question id; frozen at the beginning */
  ownAccepted: z.optional(z.record(z.string(), z.array(z.string()))),
  /**
   * an assignment hides the answers since the attempt began: until when (ISO 8601), and when this device learnt it (ms, its
   * clock)
   */
  hidden: z.optional(z.object({ until: z.string(), since: z.number() })),
  /** marks given after the end, the newest of each question; sent separately (PUT …/marks) */
  laterMarks: z.optional(z.array(LaterMark)),
});
export type Attempt = z.infer<typeof Attempt>;

/** `wall`: the device's clock, ms. `leftMs`: the time left by a visible page's monotonic clock; absent elsewhere. */
export type Now = { wall: number; leftMs?: number };

/** The unique index value: each student has at most one open attempt and one practice run at a quiz. */
export function openKeyOf(userId: number, quizId: number, practice: boolean): string {
  return `${userId}:${quizId}${practice ? ':practice' : ''}`;
}

export type Reorder = (quiz: Quiz, seed: string) => Quiz;

/** Creates an attempt. A timed one starts counting at once, so it is created by Start Quiz. */
export function beginAttempt(options: {
  attemptId: string;
  userId: number;
  quizId: number;
  quiz: Quiz;
  wall: number;
  practice?: boolean;
  nth?: number;
  exam?: boolean;
  /** for a retake or practice: the seed that shuffles the questions (`core/attempt/shuffle`) */
  reorder?: Reorder;
  ownAccepted?: Record<string, string[]>;
}): Attempt {
  const { attemptId, userId, quizId, quiz, wall, practice = false, nth, exam, reorder, ownAccepted } = options;
  const seconds = practice ? null : timerOf(quiz);
  return {
    attemptId,
    userId,
    quizId,
    openKey: openKeyOf(userId, quizId, practice),
    practice,
    quiz: reorder ? reorder(quiz, attemptId) : quiz,
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
    ...(exam ? { exam } : {}),
    ...(reorder ? { shuffled: true, shuffleRule: answersHiddenUntil(quiz) === null ? SHUFFLE_RULE : HELD_RULE } : {}),
    ...(ownAccepted === undefined ? {} : { ownAccepted }),
  };
}

/** The order in which this attempt's options are shown; null: as stored. */
export function orderOf({
  shuffled,
  shuffleRule: rule = 1,
  attemptId,
}: Pick<Attempt, 'shuffled' | 'shuffleRule' | 'attemptId'>): OptionOrder | null {
  return shuffled ? { seed: attemptId, rule } : null;
}

export function isOpen(attempt: Pick<Attempt, 'endedAt'>): boolean {
  return attempt.endedAt === null;
}

/** Ends the attempt; by the timer no later than its deadline. `wall`: the device's clock, ms. */
export function endAttempt<A extends Omit<Attempt, 'quiz'>>(attempt: A, by: 'student' | 'timer' | 'discarded', wall: number) {
  const { openKey: _, ...rest } = attempt;
  const deadline = attempt.timer?.deadlineAt ?? wall;
  return { ...rest, endedAt: by === 'timer' ? Math.min(wall, deadline) : wall, endedBy: by };
}

/**
 * Whether the student has begun: with an answer, a flag, or the button that starts a timed attempt or practice. An attempt that
 * was only opened is not continued, counted or shown.
 */
export function hasBegun({
  answers,
  flags,
  timer,
  practice,
}: Pick<Attempt, 'answers' | 'flags' | 'timer' | 'practice'>): boolean {
  return practice || timer !== null || flags.length > 0 || Object.keys(answers).length > 0;
}

/** Whether it has ended and is to be sent: neither practice nor discarded. */
export function isHandedIn(attempt: Pick<Attempt, 'endedAt' | 'practice' | 'endedBy'>): boolean {
  return !isOpen(attempt) && !attempt.practice && attempt.endedBy !== 'discarded';
}

/** The time left in ms, by the page's monotonic clock if there is one, else by the wall clock; null without a timer. */
export function timeLeft(attempt: Attempt, now: Now): number | null {
  if (attempt.timer === null) return null;
  const byWall = leftAt(attempt.timer, now.wall);
  return now.leftMs === undefined ? byWall : Math.min(attempt.timer.leftMs, now.leftMs);
}

/** Whether it is open, timed, and out of time, so that it must be handed in as it is. */
export function isTimeUp(attempt: Attempt, now: Now): boolean {
  return isOpen(attempt) && timeLeft(attempt, now) === 0;
}

export function answerOf(attempt: Attempt, questionId: number): string {
  return attempt.answers[String(questionId)] ?? '';
}

/** The positions of unanswered questions, as the finish dialog counts them. */
export function unansweredPlaces(attempt: Attempt): number[] {
  return attempt.quiz.questions.flatMap((q, at) => (answerOf(attempt, q.question_id).trim() === '' ? [at] : []));
}
