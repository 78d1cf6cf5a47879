// Schemas of a submission and the server's answer, and the rule for when a response proves delivery.
import * as z from 'zod/mini';
import { MAX_TIMER_SECONDS } from '../quiz/quiz.ts';
import { Failure, sentenceOf } from '../wire/failure.ts';
import { IsoTime } from '../wire/isoTime.ts';
import { issueCode } from '../wire/validation.ts';

export const MAX_ANSWER_LENGTH = 20_000;

const MAX_POINTS = 50;

/** Indexes of the key points that the student ticked, from 0. An empty list means that nothing is covered. */
export const PointsCovered = z.array(z.int().check(z.nonnegative())).check(z.maxLength(MAX_POINTS));

/** How much of a passage the student found in their own answer. */
export const passageRatings = ['all', 'most', 'some', 'nothing'] as const;
export const PassageRating = z.enum(passageRatings);
export type PassageRating = z.infer<typeof PassageRating>;

export const CheckResult = z.enum(['correct', 'incorrect']);
export type CheckResult = z.infer<typeof CheckResult>;

export const Answer = z.object({
  question_id: z.int(),
  answer_given: z.string().check(z.maxLength(MAX_ANSWER_LENGTH, issueCode('submitted_answer_long'))),
  /** an essay that the student marked before handing in */
  points_covered: z.optional(PointsCovered),
  /** an essay that the student compared with its passage before handing in */
  passage_rating: z.optional(PassageRating),
  /** "I was right": the student's judgement of a typed answer found wrong; never changes the score */
  own_judgement: z.optional(z.boolean()),
  /** the result of this question's first check; never changes the score */
  first_check: z.optional(CheckResult),
  /** the student answered with "Sure" before checking or handing in; never changes the score */
  is_sure: z.optional(z.boolean()),
});
export type Answer = z.infer<typeof Answer>;

export const SubmitBody = z.object({
  answers: z.array(Answer),
  /** ISO 8601, by the device's clock */
  submitted_at: z.optional(IsoTime()),
  /** for a timed attempt: its duration in whole seconds (decision 070) */
  seconds_used: z.optional(z.int().check(z.nonnegative(), z.maximum(MAX_TIMER_SECONDS))),
  /** the version of the questions that were answered (core/editing/questionsVersion); absent: unknown, and marked leniently */
  questions_version: z.optional(z.int().check(z.nonnegative())),
  /** the student was shown that the teacher can read the answers; absent: the teacher sees marks only */
  answers_readable: z.optional(z.boolean()),
});
export type SubmitBody = z.infer<typeof SubmitBody>;

/** Who marked an answer: the comparison, the rule for essay points, the student, or a language model. */
export const MarkedBy = z.enum(['rule', 'suggested', 'student', 'model']);
export type MarkedBy = z.infer<typeof MarkedBy>;

/** @public A teacher's mark of an essay: it counts in the score that others see. The student's own stays beside it. */
export const TeacherMark = z.object({
  is_right: z.boolean(),
  /** for an essay with points: those that the teacher ticked */
  points_covered: z.optional(PointsCovered),
  /** the teacher's name in the group; null: the account is gone */
  by: z.nullable(z.string()),
  marked_at: z.string(),
});
export type TeacherMark = z.infer<typeof TeacherMark>;
/** As stored with the submission; `group_id`: the group whose owner gave it. */
export type StoredTeacherMark = TeacherMark & { question_id: number; group_id: number };

export const GradedAnswer = z.object({
  question_id: z.int(),
  is_correct: z.boolean(),
  answer_given: z.unknown(),
  correct_answer: z.unknown(),
  explanation: z.optional(z.nullable(z.string())),
  /** absent in scores of older versions */
  marked_by: z.optional(MarkedBy),
  /** the covered points of an essay, as indexes into `key_points` */
  points_covered: z.optional(PointsCovered),
  /** the student's rating of an essay with a passage; absent until given */
  passage_rating: z.optional(PassageRating),
  /** why the model suggests a point or not, one sentence for each key point */
  point_reasons: z.optional(z.array(z.string())),
  /** the right spelling, if only that was wrong */
  spelling: z.optional(z.string()),
  own_judgement: z.optional(z.boolean()),
  first_check: z.optional(CheckResult),
  is_sure: z.optional(z.boolean()),
  teacher_mark: z.optional(TeacherMark),
});
export type GradedAnswer = z.infer<typeof GradedAnswer>;

/**
 * The score that others see: `correct` of `questions`, and `essays` that a teacher has yet to read. The student's own marks do
 * not count.
 */
export const OfficialScore = z.object({ correct: z.int(), questions: z.int(), essays: z.int() });
export type OfficialScore = z.infer<typeof OfficialScore>;

export const Score = z.object({
  score: z.number(),
  correct_count: z.int(),
  total_questions: z.int(),
  results: z.array(GradedAnswer),
  /** the submission that was scored; absent in answers of older versions */
  submission_id: z.optional(z.string()),
  /** how often it was marked again after handing in; absent: never */
  revision: z.optional(z.int()),
  /** hidden until then (ISO 8601): the score is 0 and there are no results (decision 071) */
  hidden_until: z.optional(z.string()),
  /** for a quiz that somebody else shared or assigned */
  official: z.optional(OfficialScore),
  /** the version of a corrected quiz whose keys counted, if it is not the one that was answered (decision 114) */
  counted_version: z.optional(z.int()),
});
export type Score = z.infer<typeof Score>;

export const Receipt = z.extend(Score, { submission_id: z.string(), submitted_at: z.string() });
export type Receipt = z.infer<typeof Receipt>;

/** A student's mark of one answer after handing in. The newest of each question counts. */
export const LaterMark = z.object({
  question_id: z.int(),
  points_covered: z.optional(PointsCovered),
  passage_rating: z.optional(PassageRating),
  own_judgement: z.optional(z.boolean()),
  /** ISO 8601, by the device's clock; corrected with `Client-Now` like `submitted_at` */
  marked_at: IsoTime(),
});
export type LaterMark = z.infer<typeof LaterMark>;
/** The body of `PUT /quizzes/{id}/submissions/{submission_id}/marks` */
export const MarksBody = z.object({
  marks: z.array(LaterMark).check(z.minLength(1), z.maxLength(500)),
  /** the receipt revision that the student had seen: these marks are newer than it, whatever the clocks say */
  seen: z.optional(z.int()),
});
export type MarksBody = z.infer<typeof MarksBody>;

/** Merges answers with later marks. The newest mark of each question counts, in any order. */
export function withLaterMarks(answers: readonly Answer[], marks: readonly LaterMark[]): Answer[] {
  const points = new Map<number, Answer['points_covered']>();
  const ratings = new Map<number, PassageRating>();
  const judgements = new Map<number, boolean>();
  const timed = marks.map((mark) => ({ mark, markedAt: Date.parse(mark.marked_at) }));
  for (const { mark } of timed.sort((a, b) => a.markedAt - b.markedAt)) {
    if (mark.points_covered !== undefined) points.set(mark.question_id, mark.points_covered);
    if (mark.passage_rating !== undefined) ratings.set(mark.question_id, mark.passage_rating);
    if (mark.own_judgement !== undefined) judgements.set(mark.question_id, mark.own_judgement);
  }
  return answers.map((answer) => {
    const newestPoints = points.get(answer.question_id);
    const rating = ratings.get(answer.question_id);
    const judgement = judgements.get(answer.question_id);
    return {
      ...answer,
      ...(newestPoints === undefined ? {} : { points_covered: newestPoints }),
      ...(rating === undefined ? {} : { passage_rating: rating }),
      ...(judgement === undefined ? {} : { own_judgement: judgement }),
    };
  });
}

export const SubmissionRow = z.object({
  submission_id: z.string(),
  submitted_at: z.string(),
  score: z.number(),
  /** as in `Score`; the score is 0 until then */
  hidden_until: z.optional(z.string()),
});

/** A submission in the list of all that a student handed in. */
export const HistoryRow = z.extend(SubmissionRow, {
  quiz_id: z.int(),
  title: z.string(),
  correct_count: z.int(),
  total_questions: z.int(),
  /** as in `Score` */
  official: z.optional(OfficialScore),
});
export type HistoryRow = z.infer<typeof HistoryRow>;

/** The idempotency key: a UUID in its usual form. */
export const SubmissionId = z
  .string()
  .check(z.regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i, issueCode('submission_key')));

/** Scores from this one on are celebrated (P8.3). */
export const CELEBRATION_SCORE = 70;

/** An answer as the results show it: text unchanged, none as empty, anything else as JSON (P8.2). */
export function shownAnswer(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** No real submission is older than this. */
const EARLIEST = Date.UTC(2020, 0, 1);

/**
 * When the attempt was handed in, by the server's clock (D1.9), in ms. An impossible time is replaced by the time of arrival. A
 * wrong device clock is harmless, since only differences of its times are used.
 */
export function correctedTime(receivedAt: number, clientNow: number | null, submittedAt: number | null): number {
  if (clientNow === null || submittedAt === null) return receivedAt;
  const corrected = receivedAt - Math.max(0, clientNow - submittedAt);
  return corrected >= EARLIEST ? corrected : receivedAt;
}

/** The reply to one sent row. `body` is parsed JSON, or undefined if it was not JSON. */
export type Reply = { status: number; body: unknown; retryAfterMs: number | null } | 'nothing';

/** The outcome of a failed send: the server's status, no answer, or an answer that is not our server's. */
export const TryOutcome = z.union([z.int(), z.enum(['no-answer', 'not-our-answer'])]);
export type TryOutcome = z.infer<typeof TryOutcome>;

type FailedTry =
  | { kind: 'needs-login' }
  | { kind: 'wait'; retryAfterMs: number | null }
  /** `reason`: empty where the server gave none */
  | { kind: 'refused'; reason: string; refusal: Pick<Failure, 'code' | 'params'> }
  | { kind: 'no-answer' };

export type Verdict<Proof = Receipt> = { kind: 'delivered'; receipt: Proof } | (FailedTry & { outcome: TryOutcome });

/**
 * What a reply proves (D3.9). Only our receipt for this key proves delivery. A 4xx counts only with our `detail`. Everything
 * else, such as a captive portal's 200, is no answer.
 */
export function judge(submissionId: string, reply: Reply): Verdict {
  return judgeBy(reply, (body) => receiptIn(submissionId, body));
}

const NOT_OURS = { kind: 'no-answer', outcome: 'not-our-answer' } as const;

/** Our receipt for this submission in the body of an answer, or null. */
export function receiptIn(submissionId: string, body: unknown): Receipt | null {
  const receipt = Receipt.safeParse(body);
  return receipt.success && receipt.data.submission_id === submissionId ? receipt.data : null;
}

/** The same for anything that is sent until proven. `proofOf` returns what a 2xx body proves, or null. */
export function judgeBy<Proof>(reply: Reply, proofOf: (body: unknown) => Proof | null): Verdict<Proof> {
  if (reply === 'nothing') return { kind: 'no-answer', outcome: 'no-answer' };
  const { status, body } = reply;
  if (status >= 200 && status < 300) {
    const receipt = proofOf(body);
    return receipt === null ? NOT_OURS : { kind: 'delivered', receipt };
  }
  const { retryAfterMs } = reply;
  const outcome = status;
  if (status < 400) return NOT_OURS;
  if (status >= 500) {
    return status === 503 && retryAfterMs !== null ? { kind: 'wait', retryAfterMs, outcome } : { kind: 'no-answer', outcome };
  }
  const failure = Failure.safeParse(body);
  if (!failure.success) return NOT_OURS;
  if (status === 401) return { kind: 'needs-login', outcome };
  if (status === 408 || status === 425 || status === 429) return { kind: 'wait', retryAfterMs, outcome };
  const { detail, code, params } = failure.data;
  return { kind: 'refused', reason: sentenceOf(detail) ?? '', refusal: { code, params }, outcome };
}

const FIRST_BACKOFF_MS = 2_000;
/** Below 30 s, because some recoveries fire no event: an opened captive portal, or a server that is back. */
export const LAST_BACKOFF_MS = 20_000;

/** How long to wait after the n-th failure (n from 1): 2 s, doubled up to 20 s, without end. */
export function backoffMs(tries: number): number {
  return Math.min(LAST_BACKOFF_MS, FIRST_BACKOFF_MS * 2 ** Math.min(Math.max(0, tries - 1), 10));
}
