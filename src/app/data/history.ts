// The history of a student's quizzes on screen: what this device has at once, completed by the server's list, which is kept for
// when there is no network.
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { Taken } from '#core/progress/day';
import { mergedHistory } from '#core/progress/history';
import type { HistoryRow, Receipt } from '#core/submission';
import { type TakenHere, takenHere } from '#device/history';
import { db } from './device.ts';
import { liveValue, useLive } from './live.ts';
import { callAs, persisterOf } from './queries.ts';

const keys = {
  history: (userId: number) => ['history', userId] as const,
  submission: (userId: number, submissionId: string) => ['submission', userId, submissionId] as const,
};

export type History = {
  /** the oldest first; null while it is read */
  all: Taken[] | null;
  /** those of this device, with every answer */
  here: TakenHere[];
  /** the server's list was never here: other devices' quizzes may be missing */
  isPartial: boolean;
};

export function useHistory(userId: number): History {
  const here = liveValue(useLive(useCallback(() => takenHere(db, userId), [userId])), null);
  const { data, isPending, isError } = useQuery({
    queryKey: keys.history(userId),
    enabled: userId !== 0,
    persister: persisterOf<HistoryRow[], ReturnType<typeof keys.history>>(userId),
    queryFn: ({ signal }) => callAs(userId, 'history', { signal }),
  });
  const all = useMemo(() => here && mergedHistory(here, data ?? []), [here, data]);
  return { all, here: here ?? [], isPartial: !isPending && isError && data === undefined };
}

/** One submission as the server has it. Kept for offline once it was seen. */
export function useSubmission(userId: number, quizId: number, submissionId: string) {
  return useQuery({
    ...submissionQuery(userId, quizId, submissionId),
    enabled: userId !== 0 && quizId > 0 && submissionId !== '',
  });
}

/** The query of it. */
export function submissionQuery(userId: number, quizId: number, submissionId: string) {
  return {
    queryKey: keys.submission(userId, submissionId),
    persister: persisterOf<Receipt, ReturnType<typeof keys.submission>>(userId),
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      callAs(userId, 'submission', { params: { id: quizId, submission_id: submissionId }, signal }),
  };
}
