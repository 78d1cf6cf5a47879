// The quizzes that the student joined, as the screens show them. Each is kept on this device, by itself, as one's own.
import { useQuery } from '@tanstack/react-query';
import { versionsOf } from '#core/together/quizToTake';
import type { SharedRow } from '#core/together/sharedQuiz';
import { callAs, persisterOf, restoreAnswers } from '../data/queries.ts';
import { queryClient } from '../data/queryClient.ts';
import { nowByServer } from '../data/serverClock.ts';
import { useSession } from '../data/session.ts';
import { keepJoined } from './keeping.ts';

export const joinedKey = (userId: number) => ['shared', userId] as const;

/** What a screen reads of them before it is drawn. */
export function prepareJoined(userId: number): Promise<void> {
  return restoreAnswers(userId, joinedKey(userId));
}

/** The newest first, as the server has it; without a network as it was last. */
export function useJoined() {
  const userId = useSession().user?.user_id ?? 0;
  return useQuery({
    queryKey: joinedKey(userId),
    enabled: userId !== 0,
    persister: persisterOf<SharedRow[], ReturnType<typeof joinedKey>>(userId),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => untilOpening(state.data ?? [], nowByServer()),
    refetchIntervalInBackground: true,
    queryFn: async ({ signal }) => {
      const joined = await callAs(userId, 'sharedQuizzes', { signal });
      void keepJoined(userId, joined);
      return joined;
    },
  });
}

/** The row of a quiz that is shared with the student, also by the number of any other version. */
export function useJoinedRow(quizId: number): SharedRow | undefined {
  return useJoined().data?.find((row) => versionsOf(row).includes(quizId));
}

const SOON_MS = 1_000;
const LATEST_MS = 60 * 60_000;

/**
 * The next opening is when a quiz can be kept; false: none is ahead. It is asked at the opening too, by what is drawn anew then.
 */
function untilOpening(rows: readonly SharedRow[], now: number): number | false {
  const next = Math.min(
    ...rows
      .flatMap(({ assignments }) => assignments.map(({ opens_at: opens }) => (opens === null ? 0 : Date.parse(opens))))
      .filter((at) => at + SOON_MS > now),
  );
  return next === Number.POSITIVE_INFINITY ? false : Math.min(next - now + SOON_MS, LATEST_MS);
}

/** Another device, or the queue, has joined something. */
export function askJoinedAnew(userId: number): void {
  void queryClient.invalidateQueries({ queryKey: joinedKey(userId) });
  void queryClient.invalidateQueries({ queryKey: ['groups', userId] });
}
