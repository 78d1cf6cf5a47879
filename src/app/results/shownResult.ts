// Which result is shown: the newest ended attempt of this device while it waits or was refused, else the server's score, else
// the receipt. It decides; it neither fetches nor draws.
import { type Attempt, provisionalScore } from '#core/attempt';
import type { Score } from '#core/submission';
import type { OutboxRow } from '#device/db';

export type Delivery =
  | { kind: 'received' }
  | { kind: 'waiting' }
  | { kind: 'needs-login' }
  /** `canRetry`: the row is still there to be sent again */
  | { kind: 'refused'; reason: string; canRetry: boolean }
  | { kind: 'practice' };

export type ShownResult = {
  score: Score;
  delivery: Delivery;
  /** what a celebration is remembered by */
  submissionId: string;
  /** the attempt that this score belongs to, where it was made on this device */
  attempt: Attempt | null;
};

/** The newest ended attempt and, until it is received, its row in the outbox. */
export type LocalResult = { attempt: Attempt; row: OutboxRow | undefined };
/** `at`: when it was fetched, by the device's clock, ms. */
export type ServerResult = { score: Score; at: number };

export function chooseResult(quizId: number, local: LocalResult | null, server: ServerResult | null): ShownResult | null {
  const attempt = local?.attempt ?? null;
  if (attempt && !attempt.receipt) {
    const delivery = attempt.practice ? ({ kind: 'practice' } as const) : deliveryOf(local?.row);
    return { score: provisionalScore(attempt), delivery, submissionId: attempt.attemptId, attempt };
  }
  const receipt = attempt?.receipt;
  // A score that was fetched before this attempt ended is an older attempt's.
  const current = server && (!attempt || server.at >= (attempt.endedAt ?? 0)) ? server : null;
  if (attempt && receipt && (!current || isSameResult(receipt, current.score))) {
    return { score: receipt, delivery: { kind: 'received' }, submissionId: attempt.attemptId, attempt };
  }
  if (!current) return null;
  const { score } = current;
  return { score, delivery: { kind: 'received' }, submissionId: `quiz-${quizId}-${score.score}`, attempt: null };
}

function deliveryOf(row: OutboxRow | undefined): Delivery {
  if (!row) return { kind: 'refused', reason: 'This device can no longer read what was to be sent.', canRetry: false };
  if (row.state === 'refused') {
    return { kind: 'refused', reason: row.reason || 'Failed to save quiz results.', canRetry: true };
  }
  return { kind: row.state };
}

function isSameResult(a: Score, b: Score): boolean {
  const given = (score: Score) => JSON.stringify(score.results.map((r) => [r.question_id, r.answer_given, r.is_correct]));
  return a.score === b.score && given(a) === given(b);
}
