// The mutations of groups. After each the lists are fetched again.
import { useMutation } from '@tanstack/react-query';
import { call } from '../data/queries.ts';
import { queryClient } from '../data/queryClient.ts';

/** Creates a group, once for each key. Returns its id. */
export function useCreateGroup() {
  return useMutation<number, Error, { key: string; name: string; own_name: string }>({
    mutationFn: async ({ key, ...body }) => (await call('createGroup', { body, headers: { 'idempotency-key': key } })).group_id,
    onSuccess: askGroupsAnew,
  });
}

/** A mutation whose answer is not needed. */
type Change = () => Promise<unknown>;

export function useGroupChange() {
  return useMutation<unknown, Error, Change>({ mutationFn: (change) => change(), onSuccess: askGroupsAnew });
}

function askGroupsAnew(): Promise<unknown> {
  const names = ['groups', 'assignments', 'answers-known', 'group-members', 'shared'];
  return Promise.all(names.map((name) => queryClient.invalidateQueries({ queryKey: [name] })));
}
