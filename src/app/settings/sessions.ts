// Where the student is signed in, and the end of a session.
import { useMutation, useQuery } from '@tanstack/react-query';
import type { SessionRow } from '#core/account/user';
import { call, callAs } from '../data/queries.ts';
import { isApiFailure, queryClient } from '../data/queryClient.ts';

export const sessionsKey = (userId: number) => ['sessions', userId] as const;

/** Where the student is signed in. Asked each time: an old list would tell a lie about somebody else's access. */
export function useSessions(userId: number, enabled: boolean) {
  return useQuery<SessionRow[]>({
    queryKey: sessionsKey(userId),
    enabled,
    refetchOnMount: 'always',
    queryFn: () => callAs(userId, 'sessions'),
  });
}

/** Ends one session, or with null all others. One that is gone already is what was wanted. */
export function useEndSession(userId: number) {
  return useMutation<unknown, Error, number | null>({
    mutationFn: async (id) => {
      if (id === null) return call('endOtherSessions');
      return call('endSession', { params: { session_id: id } }).catch((error: unknown) => {
        if (!(isApiFailure(error) && error.kind === 'http' && error.status === 404)) throw error;
      });
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: sessionsKey(userId) }),
  });
}
