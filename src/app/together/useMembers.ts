// Who joined a quiz, for its owner, page by page. Never kept on the device: these are others.
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { call, callAs, userIdNow } from '../data/queries.ts';
import { queryClient } from '../data/queryClient.ts';

const keyOf = (quizId: number) => ['members', userIdNow(), quizId] as const;

export function useMembers(quizId: number, enabled: boolean) {
  const userId = userIdNow();
  return useInfiniteQuery({
    queryKey: keyOf(quizId),
    enabled,
    refetchOnMount: 'always',
    initialPageParam: 0,
    queryFn: ({ pageParam: after, signal }) =>
      callAs(userId, 'members', { params: { id: quizId, ...(after === 0 ? {} : { after }) }, signal }),
    getNextPageParam: ({ next }) => next,
  });
}

export function useRemoveMember(quizId: number) {
  return useMutation<unknown, Error, number>({
    mutationFn: (memberId) => call('removeMember', { params: { id: quizId, member_id: memberId } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: keyOf(quizId) }),
  });
}
