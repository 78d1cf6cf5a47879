// A handed-in attempt: what is sent, what comes back, and when an answer from the network is proof of delivery.
import * as z from 'zod/mini';
import { Failure } from './failure.ts';

export const MAX_ANSWER_LENGTH = 20_000;

export const Answer = z.object({
  question_id: z.int(),
  answer_given: z.string().check(z.maxLength(MAX_ANSWER_LENGTH, 'An answer is at most 20,000 characters.')),
});
export type Answer = z.infer<typeof Answer>;

export const SubmitBody = z.object({
  answers: z.array(Answer),
  /** ISO 8601, by the device's clock */
  submitted_at: z.optional(z.iso.datetime({ offset: true })),
});
export type SubmitBody = z.infer<typeof SubmitBody>;

export const GradedAnswer = z.object({
  question_id: z.int(),
  is_correct: z.boolean(),
  answer_given: z.unknown(),
  correct_answer: z.unknown(),
  explanation: z.optional(z.nullable(z.string())),
});
export type GradedAnswer = z.infer<typeof GradedAnswer>;

export const Score = z.object({
  score: z.number(),
  correct_count: z.int(),
  total_questions: z.int(),
  results: z.array(GradedAnswer),
});
export type Score = z.infer<typeof Score>;

export const Receipt = z.extend(Score, { submission_id: z.string(), submitted_at: z.string() });
export type Receipt = z.infer<typeof Receipt>;

export const SubmissionRow = z.object({ submission_id: z.string(), submitted_at: z.string(), score: z.number() });

/** The idempotency key: a UUID in its usual form. */
export const SubmissionId = z
  .string()
  .check(z.regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i, 'The Idempotency-Key must be a UUID.'));

/** Scores from here on are celebrated (specification, section 9). */
export const CELEBRATION_SCORE = 70;

/** `72.0%`: the one way a score is written (specification, section 9). */
export function formatPercent(score: number): string {
  return `${score.toFixed(1)}%`;
}

/** An answer as the results show it: text as it is, anything else as JSON (specification, section 3). */
export function shownAnswer(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value ?? '');
}

/** When the attempt was handed in, by the server's clock (design, section 1). All values in milliseconds. */
export function correctedTime(receivedAt: number, clientNow: number | null, submittedAt: number | null): number {
  if (clientNow === null || submittedAt === null) return receivedAt;
  return receivedAt - Math.max(0, clientNow - submittedAt);
}

/** What came back for one sent submission. `body` is the parsed JSON, or undefined when it was not JSON. */
export type Reply = { status: number; body: unknown; retryAfterMs: number | null } | 'nothing';

export type Verdict<Proof = Receipt> =
  | { kind: 'delivered'; receipt: Proof }
  | { kind: 'needs-login' }
  | { kind: 'wait'; retryAfterMs: number | null }
  | { kind: 'refused'; status: number; reason: string }
  | { kind: 'no-answer' };

/**
 * What a reply proves (design, point 3.9). Only our own receipt for this very key is delivery; a 4xx counts only with
 * our `detail`; everything else, a captive portal's 200 included, is no answer at all.
 */
export function judge(submissionId: string, reply: Reply): Verdict {
  return judgeBy(reply, (body) => {
    const receipt = Receipt.safeParse(body);
    return receipt.success && receipt.data.submission_id === submissionId ? receipt.data : null;
  });
}

/** The same for anything that is sent until it is proven: `proofOf` gives what a 2xx body proves, or null. */
export function judgeBy<Proof>(reply: Reply, proofOf: (body: unknown) => Proof | null): Verdict<Proof> {
  if (reply === 'nothing') return { kind: 'no-answer' };
  const { status, body } = reply;
  if (status >= 200 && status < 300) {
    const receipt = proofOf(body);
    return receipt === null ? { kind: 'no-answer' } : { kind: 'delivered', receipt };
  }
  if (status < 400 || status >= 500) {
    return status === 503 && reply.retryAfterMs !== null
      ? { kind: 'wait', retryAfterMs: reply.retryAfterMs }
      : { kind: 'no-answer' };
  }
  const failure = Failure.safeParse(body);
  if (!failure.success) return { kind: 'no-answer' };
  if (status === 401) return { kind: 'needs-login' };
  if (status === 408 || status === 425 || status === 429) return { kind: 'wait', retryAfterMs: reply.retryAfterMs };
  const { detail } = failure.data;
  return { kind: 'refused', status, reason: typeof detail === 'string' ? detail : (detail[0]?.msg ?? `Refused (${status})`) };
}

const FIRST_BACKOFF_MS = 2_000;
/** Less than 30 s: a network that heals without a word (a captive portal, a server that is back) is found within that. */
export const LAST_BACKOFF_MS = 20_000;

/** How long to wait after the n-th failed try (n from 1): doubling from 2 s, at most 20 s, for ever. */
export function backoffMs(tries: number): number {
  return Math.min(LAST_BACKOFF_MS, FIRST_BACKOFF_MS * 2 ** Math.min(Math.max(0, tries - 1), 10));
}
