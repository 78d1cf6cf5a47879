// The calls that make or change a group; after each the lists are asked for anew.
import { useMutation } from '@tanstack/react-query';
import { call } from '../data/queries.ts';
import { queryClient } from '../data/queryClient.ts';

/** Makes a group; the same key makes it once. Its number. */
export function useCreateGroup() {
  return useMutation<number, Error, { key: string; name: string; own_name: string }>({
    mutationFn: async ({ key, ...body }) => (await call('createGroup', { body, headers: { 'idempotency-key': key } })).group_id,
    onSuccess: askGroupsAnew,
  });
}

/** One of the calls that change a group and answer with nothing to keep. */
type Change = () => Promise<unknown>;

export function useGroupChange() {
  return useMutation<unknown, Error, Change>({ mutationFn: (change) => change(), onSuccess: askGroupsAnew });
}

function askGroupsAnew(): Promise<unknown> {
  const names = ['groups', 'assignments', 'answers-known', 'group-members', 'shared'];
  return Promise.all(names.map((name) => queryClient.invalidateQueries({ queryKey: [name] })));
}
