// The quizzes that the student joined, as the screens show them. Each is kept on this device, by itself, as one's own.
import { useQuery } from '@tanstack/react-query';
import type { SharedRow } from '#core/sharedQuiz';
import { callAs, persisterOf } from '../data/queries.ts';
import { queryClient } from '../data/queryClient.ts';
import { useSession } from '../data/session.ts';
import { keepJoined } from './keeping.ts';

export const joinedKey = (userId: number) => ['shared', userId] as const;

/** The newest first, as the server has it; without a network as it was last. */
export function useJoined() {
  const userId = useSession().user?.user_id ?? 0;
  return useQuery({
    queryKey: joinedKey(userId),
    enabled: userId !== 0,
    persister: persisterOf<SharedRow[], ReturnType<typeof joinedKey>>(userId),
    refetchOnMount: 'always',
    queryFn: async ({ signal }) => {
      const joined = await callAs(userId, 'sharedQuizzes', { signal });
      void keepJoined(userId, joined);
      return joined;
    },
  });
}

/** Another device, or the queue, has joined something. */
export function askJoinedAnew(userId: number): void {
  void queryClient.invalidateQueries({ queryKey: joinedKey(userId) });
  void queryClient.invalidateQueries({ queryKey: ['groups', userId] });
}
