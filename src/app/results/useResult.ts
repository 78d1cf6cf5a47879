// The result of a quiz, live: the device's attempt and the server's score together. When the receipt arrives, it replaces
// the provisional score in place.
import { isLocalNumber } from '#core/editing/madeQuiz';
import { withMarks } from '#core/marking/scoring';
import type { Quiz } from '#core/quiz/quiz';
import type { Score } from '#core/submission/submission';
import { lastEnded } from '#device/attempts/attempts';
import { marksRow } from '#device/queue/laterMarks';
import { submissionRow } from '#device/queue/submissions';
import type { OasisDatabase } from '#device/rows/db';
import { resultsTexts } from '#texts/results';
import { keys, useQuiz, useScore } from '../data/api.ts';
import { db } from '../data/device.ts';
import { liveQueryOf, liveValue, readAhead, useLive } from '../data/live.ts';
import { restoreAnswers } from '../data/queries.ts';
import { isApiFailure, sentenceFor } from '../data/queryClient.ts';
import { type Said, useSaidHere } from './saidHere.ts';
import { chooseResult, type LocalResult, type ShownResult } from './shownResult.ts';
import { useToldAnswers } from './useToldAnswers.ts';

export type ResultState =
  | { state: 'loading' }
  | { state: 'failed'; message: string; retry: () => void }
  /** nobody has handed in this version: the one before it may have a result */
  | { state: 'earlier'; quizId: number }
  | { state: 'missing' }
  | { state: 'ready'; result: ShownResult; quiz: Quiz | null };

const localResultOf = liveQueryOf((userId: number, quizId: number, practice: boolean) => readLocal(db, userId, quizId, practice));
const marksRowOf = liveQueryOf((submissionId: string) => marksRow(db, submissionId));

/** What a screen reads of it before it is drawn. */
export function prepareResult(userId: number, quizId: number, practice: boolean): Promise<unknown> {
  return Promise.all([readAhead(localResultOf(userId, quizId, practice)), restoreAnswers(userId, keys.score(userId, quizId))]);
}

export function useResult(userId: number, quizId: number, practice: boolean): ResultState {
  const live = useLive(localResultOf(userId, quizId, practice));
  const isKnown = live.state !== 'loading';
  const local = live.state === 'ready' ? live.value : null;
  const isWaiting = local !== null && !local.attempt.receipt;
  const quizQuery = useQuiz(isKnown && !local ? quizId : 0);
  const quiz = local?.attempt.quiz ?? quizQuery.data ?? null;
  // The questions bring topics, explanations and earlier versions: they are waited for, until the first failure.
  const isQuizComing = !local && quizQuery.isPending && quizQuery.failureCount === 0;
  const score = useScore(quizId, {
    enabled: isKnown && !isWaiting && !practice && !isQuizComing,
    isEdited: !local && quiz?.earlier !== undefined,
  });
  const isElsewhere = score.data?.submission_id !== local?.attempt.attemptId;
  const elsewhere = (isElsewhere && score.data?.submission_id) || '';
  const unsent = liveValue(useLive(marksRowOf(elsewhere)), undefined);
  const savedMarks = useSaidHere(elsewhere, { unsent, fetchedAt: score.dataUpdatedAt, refetch: score.refetch });

  const server = score.data && !practice ? { score: score.data, at: score.dataUpdatedAt } : null;
  const marked = server && savedMarks ? { ...server, ...counting(server.score, quiz, savedMarks) } : server;
  const result = chooseResult(quizId, local, marked);
  useToldAnswers(result);
  if (!isKnown || (result !== null && isQuizComing)) return { state: 'loading' };
  if (result) return { state: 'ready', result, quiz };
  if (practice) return { state: 'missing' };
  const earlierQuizId = quiz?.earlier?.[0];
  const isNone = isLocalNumber(quizId) || score.isError;
  if (earlierQuizId !== undefined && isNone) return { state: 'earlier', quizId: earlierQuizId };
  if (isLocalNumber(quizId)) return { state: 'failed', message: resultsTexts.noSubmission, retry: () => undefined };
  if (score.isError) return { state: 'failed', message: failureWords(score.error), retry: () => void score.refetch() };
  return score.isPending ? { state: 'loading' } : { state: 'missing' };
}

function counting(score: Score, quiz: Quiz | null, { marks, isSent }: Said) {
  return { score: withMarks(score, quiz?.questions ?? [], marks.marks), marks: isSent ? undefined : marks };
}

async function readLocal(from: OasisDatabase, userId: number, quizId: number, practice: boolean): Promise<LocalResult | null> {
  const attempt = await lastEnded(from, userId, quizId, practice);
  if (!attempt) return null;
  const [row, marks] = await Promise.all([submissionRow(from, attempt.attemptId), marksRow(from, attempt.attemptId)]);
  if (attempt.laterMarks && !marks) {
    // They may have left between the two reads: the receipt that they brought came in the same transaction.
    return { attempt: (await lastEnded(from, userId, quizId, practice)) ?? attempt, row };
  }
  if (row || attempt.receipt || practice) return { attempt, row, marks };
  // Delivered between the two reads: receipt and row change in one transaction, so a second look is right.
  return { attempt: (await lastEnded(from, userId, quizId, practice)) ?? attempt, row, marks };
}

function failureWords(error: unknown): string {
  if (isApiFailure(error) && error.kind !== 'http') {
    return resultsTexts.neverLoaded;
  }
  return sentenceFor(error, resultsTexts.noSubmission);
}
