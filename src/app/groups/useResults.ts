// The results of an assignment, read anew on each visit and not kept.
import { useQuery } from '@tanstack/react-query';
import type { Results } from '#core/together/group';
import { callAs } from '../data/queries.ts';
import { useSession } from '../data/session.ts';
import type { AssignmentParams } from './AcceptResult.tsx';

/** How often the results are read while hand-ins are marked again. */
const REMARKING_MS = 2_000;

export function useResults(params: AssignmentParams) {
  const userId = useSession().user?.user_id ?? 0;
  return useQuery<Results>({
    queryKey: ['results', userId, params.group_id, params.quiz_id],
    enabled: userId !== 0,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data?.assignment.is_remarking ? REMARKING_MS : false),
    queryFn: ({ signal }) => callAs(userId, 'results', { params, signal }),
  });
}
