// Which result is shown: the newest ended attempt of this device while it waits or was refused, else the server's score, else
// the receipt. It decides; it neither fetches nor draws.

import type { Attempt } from '#core/attempt/attempt';
import { isHidden } from '#core/attempt/hiddenAnswers';
import { provisionalScore, shownReceipt } from '#core/attempt/outcome';
import { withMarks } from '#core/marking/scoring';
import type { Score } from '#core/submission/submission';
import type { MarksRow } from '#device/rows/marksRow';
import type { SubmissionRow } from '#device/rows/submissionRow';
import type { LastTry } from '#device/rows/waiting';
import { resultsTexts } from '#texts/results';
import { refusalText } from '../data/queryClient.ts';

export type Delivery =
  | { kind: 'received' }
  | { kind: 'waiting' | 'needs-login'; last?: LastTry | undefined }
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
  /** marks of this attempt that have not arrived; they count in the score already */
  marks: MarksRow | null;
};

/** The newest ended attempt and, until they are received, its row in the outbox and its marks. */
export type LocalResult = { attempt: Attempt; row: SubmissionRow | undefined; marks?: MarksRow | undefined };
/** `at`: when it was fetched, by the device's clock, ms. `marks`: what was said of it here and has not arrived; the score counts it. */
export type ServerResult = { score: Score; at: number; marks?: MarksRow | undefined };

export function chooseResult(quizId: number, local: LocalResult | null, server: ServerResult | null): ShownResult | null {
  const attempt = local?.attempt ?? null;
  const marks = local?.marks ?? null;
  if (attempt && !attempt.receipt) {
    const delivery = attempt.practice ? ({ kind: 'practice' } as const) : deliveryOf(local?.row);
    return { score: provisionalScore(attempt), delivery, submissionId: attempt.attemptId, attempt, marks };
  }
  const receipt = attempt && shownReceipt(attempt);
  const isOwn = attempt !== null && server?.score.submission_id === attempt.attemptId;
  // A score that was fetched before this attempt ended is an older attempt's.
  const isOutdated = (server?.at ?? 0) < (attempt?.hidden?.since ?? 0);
  const current = server && !isOutdated && (!attempt || isOwn || server.at >= (attempt.endedAt ?? 0)) ? server : null;
  if (attempt && receipt && (!current || isOwn || isSameResult(receipt, current.score))) {
    const isTold = isHidden(receipt) && current !== null && !isHidden(current.score);
    const isNewer = isOwn && current !== null && (isTold || (current.score.revision ?? 0) > (receipt.revision ?? 0));
    // What was said on this device since stands above whatever has arrived.
    const score = withMarks(isNewer ? current.score : receipt, attempt.quiz.questions, marks?.marks ?? []);
    return { score, delivery: { kind: 'received' }, submissionId: attempt.attemptId, attempt, marks };
  }
  if (!current) return null;
  const { score } = current;
  const submissionId = `quiz-${quizId}-${score.score}`;
  return { score, delivery: { kind: 'received' }, submissionId, attempt: null, marks: current.marks ?? null };
}

function deliveryOf(row: SubmissionRow | undefined): Delivery {
  if (!row) return { kind: 'refused', reason: resultsTexts.unreadable, canRetry: false };
  if (row.state === 'refused') {
    return { kind: 'refused', reason: refusalText(row, resultsTexts.submitFailed), canRetry: true };
  }
  return { kind: row.state, last: row.last };
}

/** For scores of earlier versions, which do not say whose they are. */
function isSameResult(a: Score, b: Score): boolean {
  if (b.submission_id !== undefined) return false;
  const serializeResults = (score: Score) =>
    JSON.stringify(score.results.map((r) => [r.question_id, r.answer_given, r.is_correct]));
  return a.score === b.score && serializeResults(a) === serializeResults(b);
}
