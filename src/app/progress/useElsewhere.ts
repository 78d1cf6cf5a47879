// What other devices handed in, as far as the answers matter: of each quiz the newest attempt.
import { useEffect, useMemo, useState } from 'react';
import type { FinishedAttempt } from '#core/progress/day';
import type { AttemptWithResults } from '#device/attempts/history';
import { queryClient } from '../data/queryClient.ts';
import { submissionQuery } from '../data/submission.ts';

/** So many quizzes are asked for: those that were taken last. */
const MOST = 50;
const FRESH_MS = 3_600_000;

/**
 * Of each quiz whose newest attempt was handed in on another device, that attempt with every answer, from the server or as it was last
 * seen. What is not known yet is not in it. `all`: the oldest first, null while it is read.
 */
export function useElsewhere(
  userId: number,
  all: readonly FinishedAttempt[] | null,
  localHistory: readonly AttemptWithResults[],
): AttemptWithResults[] {
  const missing = useMemo(() => newestElsewhere(all ?? [], localHistory), [all, localHistory]);
  const [remoteHistory, setRemoteHistory] = useState<AttemptWithResults[]>([]);
  useEffect(() => {
    if (missing.length === 0) return;
    let isOver = false;
    void Promise.all(missing.map((attempt) => answersOf(userId, attempt))).then((rows) => {
      if (!isOver) setRemoteHistory(rows.filter((row) => row !== null));
    });
    return () => {
      isOver = true;
    };
  }, [missing, userId]);
  return remoteHistory;
}

async function answersOf(userId: number, attempt: FinishedAttempt): Promise<AttemptWithResults | null> {
  const query = submissionQuery(userId, attempt.quizId, attempt.submissionId);
  const receipt = await queryClient.fetchQuery({ ...query, staleTime: FRESH_MS }).catch(() => null);
  return receipt && { ...attempt, results: receipt.results };
}

function newestElsewhere(all: readonly FinishedAttempt[], localHistory: readonly AttemptWithResults[]): FinishedAttempt[] {
  const newest = new Map(all.map((attempt) => [attempt.quizId, attempt]));
  const localIds = new Set(localHistory.map(({ submissionId }) => submissionId));
  return [...newest.values()].filter(({ submissionId, quizId }) => quizId > 0 && !localIds.has(submissionId)).slice(-MOST);
}
