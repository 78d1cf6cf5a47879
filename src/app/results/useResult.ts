// The result of a quiz, live: the device's attempt and the server's score together. When the receipt arrives, it replaces
// the provisional score in place.
import { useCallback, useEffect, useRef } from 'react';
import type { Quiz } from '#core/quiz';
import { withMarks } from '#core/scoring';
import type { Score } from '#core/submission';
import { lastEnded } from '#device/attempts';
import type { OasisDatabase } from '#device/db';
import { marksRow } from '#device/laterMarks';
import type { MarksRow } from '#device/marksRow';
import { outboxRow } from '#device/outbox';
import { useQuiz, useScore } from '../data/api.ts';
import { db } from '../data/device.ts';
import { liveValue, useLive } from '../data/live.ts';
import { isApiFailure, sentenceFor } from '../data/queryClient.ts';
import { chooseResult, type LocalResult, type ShownResult } from './shownResult.ts';

export type ResultState =
  | { state: 'loading' }
  | { state: 'failed'; message: string; retry: () => void }
  | { state: 'missing' }
  | { state: 'ready'; result: ShownResult; quiz: Quiz | null };

export function useResult(userId: number, quizId: number, practice: boolean): ResultState {
  const live = useLive(useCallback(() => readLocal(db, userId, quizId, practice), [userId, quizId, practice]));
  const isKnown = live.state !== 'loading';
  const local = live.state === 'ready' ? live.value : null;
  const isWaiting = local !== null && !local.attempt.receipt;
  const score = useScore(quizId, { enabled: isKnown && !isWaiting && !practice });
  const kept = useQuiz(isKnown && !local ? quizId : 0);

  const quiz = local?.attempt.quiz ?? kept.data ?? null;
  const isElsewhere = score.data?.submission_id !== local?.attempt.attemptId;
  const said = useSaidHere((isElsewhere && score.data?.submission_id) || '', score.dataUpdatedAt, score.refetch);

  if (!isKnown) return { state: 'loading' };
  const server = score.data && !practice ? { score: score.data, at: score.dataUpdatedAt } : null;
  const marked = server && said ? { ...server, ...counting(server.score, quiz, said) } : server;
  const result = chooseResult(quizId, local, marked);
  if (result) return { state: 'ready', result, quiz };
  if (practice) return { state: 'missing' };
  if (score.isError) return { state: 'failed', message: failureWords(score.error), retry: () => void score.refetch() };
  return score.isPending ? { state: 'loading' } : { state: 'missing' };
}

type Said = { marks: MarksRow; isSent: boolean };

/**
 * What was said here of an attempt that another device handed in. Once it has arrived it counts on until the score that
 * follows is here, which is asked for.
 */
function useSaidHere(submissionId: string, fetchedAt: number, refetch: () => Promise<unknown>): Said | null {
  const unsent = liveValue(useLive(useCallback(() => marksRow(db, submissionId), [submissionId])), undefined);
  const last = useRef<{ marks: MarksRow; fetchedAt: number } | null>(null);
  if (unsent) last.current = { marks: unsent, fetchedAt };
  const isCounted = last.current?.marks.submissionId === submissionId && last.current.fetchedAt === fetchedAt;
  const isSent = unsent === undefined && isCounted;
  useEffect(() => {
    if (isSent) void refetch();
  }, [isSent, refetch]);
  if (unsent) return { marks: unsent, isSent: false };
  return isSent && last.current ? { marks: last.current.marks, isSent: true } : null;
}

function counting(score: Score, quiz: Quiz | null, { marks, isSent }: Said) {
  return { score: withMarks(score, quiz?.questions ?? [], marks.marks), marks: isSent ? undefined : marks };
}

async function readLocal(from: OasisDatabase, userId: number, quizId: number, practice: boolean): Promise<LocalResult | null> {
  const attempt = await lastEnded(from, userId, quizId, practice);
  if (!attempt) return null;
  const [row, marks] = await Promise.all([outboxRow(from, attempt.attemptId), marksRow(from, attempt.attemptId)]);
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
    return 'These results were never loaded on this device. They need the network once.';
  }
  return sentenceFor(error, 'No submission found for this quiz');
}
