// The name under which the student is on a leaderboard; null takes them off it.
import { useMutation } from '@tanstack/react-query';
import { call, userIdNow } from '../data/queries.ts';
import { queryClient } from '../data/queryClient.ts';
import { boardKey } from './useBoard.ts';

export function useBoardName(quizId: number) {
  return useMutation<unknown, Error, string | null>({
    mutationFn: (name) => call('setBoardName', { params: { id: quizId }, body: { name } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: boardKey(userIdNow(), quizId) }),
  });
}
