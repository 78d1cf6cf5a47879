// The quizzes that the student joined, as the screens show them. Each is kept on this device, by itself, as one's own.
import { useMutation, useQuery } from '@tanstack/react-query';
import type { SharedRow } from '#core/sharedQuiz';
import { dropKept } from '#device/library';
import { db } from '../data/device.ts';
import { call, callAs, persisterOf, setQuery, userIdNow } from '../data/queries.ts';
import { queryClient } from '../data/queryClient.ts';
import { useSession } from '../data/session.ts';
import { keepJoined } from './keeping.ts';

const keyOf = (userId: number) => ['shared', userId] as const;

/** The newest first, as the server has it; without a network as it was last. */
export function useJoined() {
  const userId = useSession().user?.user_id ?? 0;
  return useQuery({
    queryKey: keyOf(userId),
    enabled: userId !== 0,
    persister: persisterOf<SharedRow[], ReturnType<typeof keyOf>>(userId),
    refetchOnMount: 'always',
    queryFn: async ({ signal }) => {
      const joined = await callAs(userId, 'sharedQuizzes', { signal });
      void keepJoined(
        userId,
        joined.map(({ quiz_id: id }) => id),
      );
      return joined;
    },
  });
}

/** Another device, or the queue, has joined something. */
export function askJoinedAnew(userId: number): void {
  void queryClient.invalidateQueries({ queryKey: keyOf(userId) });
  void queryClient.invalidateQueries({ queryKey: ['groups', userId] });
}

/** Leaves a quiz: it goes from the list and from this device; what was done with it stays. */
export function useLeave() {
  return useMutation({
    mutationFn: (quizId: number) => call('leaveQuiz', { params: { id: quizId } }),
    onSuccess: async (_, quizId) => {
      const userId = userIdNow();
      const rows = queryClient.getQueryData<SharedRow[]>(keyOf(userId));
      if (rows)
        setQuery(
          userId,
          keyOf(userId),
          rows.filter((row) => row.quiz_id !== quizId),
        );
      await dropKept(db, userId, quizId);
    },
  });
}
