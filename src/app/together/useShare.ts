// The link of one quiz, as its owner sees it, and what changes it. Asked each time: an old answer would tell a lie about somebody's access.
import { useMutation, useQuery } from '@tanstack/react-query';
import type { Share } from '#core/together/sharedQuiz';
import { call, callAs, userIdNow } from '../data/queries.ts';
import { queryClient } from '../data/queryClient.ts';

const keyOf = (quizId: number) => ['quiz-share', userIdNow(), quizId] as const;

/** null: it is not shared. */
export function useShare(quizId: number) {
  const userId = userIdNow();
  return useQuery<Share | null>({
    queryKey: keyOf(quizId),
    refetchOnMount: 'always',
    queryFn: async ({ signal }) => (await callAs(userId, 'quizShare', { params: { id: quizId }, signal })).share,
  });
}

function keep(quizId: number, share: Share | null): void {
  queryClient.setQueryData(keyOf(quizId), share);
}

/** Makes a link, or changes its leaderboard or its end; what is left out stays. */
export function useChangeShare(quizId: number) {
  return useMutation<Share, Error, { leaderboard: boolean; expires_at?: string | null }>({
    mutationFn: (body) => call('shareQuiz', { params: { id: quizId }, body }),
    onSuccess: (share) => keep(quizId, share),
  });
}

export function useStopShare(quizId: number) {
  return useMutation<unknown, Error, void>({
    mutationFn: () => call('endShare', { params: { id: quizId } }),
    onSuccess: () => keep(quizId, null),
  });
}
