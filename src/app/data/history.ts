// A student's quiz history: this device's part at once, completed by the server's list, which is kept for offline use.
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { FinishedAttempt } from '#core/progress/day';
import { mergedHistory } from '#core/progress/history';
import type { HistoryRow } from '#core/submission/submission';
import { type AttemptWithResults, finishedAttemptsHere } from '#device/attempts/history';
import { db } from './device.ts';
import { liveQueryOf, liveValue, readAhead, useLive } from './live.ts';
import { callAs, persisterOf, restoreAnswers } from './queries.ts';

const keyOf = (userId: number) => ['history', userId] as const;
const finishedAttemptsOf = liveQueryOf((userId: number) => finishedAttemptsHere(db, userId));

export type History = {
  /** the oldest first; null while it is being read */
  all: FinishedAttempt[] | null;
  /** the attempts of this device, with every answer */
  here: AttemptWithResults[];
  /** the server's list was never loaded, so quizzes from other devices may be missing */
  isPartial: boolean;
};

/** Reads what a screen shows of it first. */
export function prepareHistory(userId: number): Promise<unknown> {
  return Promise.all([readAhead(finishedAttemptsOf(userId)), restoreAnswers(userId, keyOf(userId))]);
}

export function useHistory(userId: number): History {
  const localHistory = liveValue(useLive(finishedAttemptsOf(userId)), null);
  const { data, isPending, isError } = useQuery({
    queryKey: keyOf(userId),
    enabled: userId !== 0,
    persister: persisterOf<HistoryRow[], ReturnType<typeof keyOf>>(userId),
    queryFn: ({ signal }) => callAs(userId, 'history', { signal }),
  });
  const all = useMemo(() => localHistory && mergedHistory(localHistory, data ?? []), [localHistory, data]);
  return { all, here: localHistory ?? [], isPartial: !isPending && isError && data === undefined };
}
