// The groups of a student and what each is assigned, as the screens show them: kept for when there is no network. Who is in a group is not kept.
import { useMutation, useQuery } from '@tanstack/react-query';
import type { Assignment, GroupRow } from '#core/group';
import { call, callAs, persisterOf, userIdNow } from '../data/queries.ts';
import { queryClient } from '../data/queryClient.ts';
import { useSession } from '../data/session.ts';

const groupKeys = {
  all: (userId: number) => ['groups', userId] as const,
  assignments: (userId: number, groupId: number) => ['assignments', userId, groupId] as const,
  members: (groupId: number) => ['group-members', userIdNow(), groupId] as const,
};

export function useGroups() {
  const userId = useSession().user?.user_id ?? 0;
  return useQuery({
    queryKey: groupKeys.all(userId),
    enabled: userId !== 0,
    persister: persisterOf<GroupRow[], ReturnType<typeof groupKeys.all>>(userId),
    refetchOnMount: 'always',
    queryFn: ({ signal }) => callAs(userId, 'groups', { signal }),
  });
}

export function useAssignments(groupId: number) {
  const userId = useSession().user?.user_id ?? 0;
  return useQuery({
    queryKey: groupKeys.assignments(userId, groupId),
    enabled: userId !== 0 && groupId > 0,
    persister: persisterOf<Assignment[], ReturnType<typeof groupKeys.assignments>>(userId),
    refetchOnMount: 'always',
    queryFn: async ({ signal }) => (await callAs(userId, 'assignments', { params: { group_id: groupId }, signal })).assignments,
  });
}

/** Who is in the group, for its owner. */
export function useGroupMembers(groupId: number, enabled: boolean) {
  const userId = userIdNow();
  return useQuery({
    queryKey: groupKeys.members(groupId),
    enabled,
    refetchOnMount: 'always',
    queryFn: ({ signal }) => callAs(userId, 'groupMembers', { params: { group_id: groupId }, signal }),
  });
}

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
  const names = ['groups', 'assignments', 'group-members', 'shared'];
  return Promise.all(names.map((name) => queryClient.invalidateQueries({ queryKey: [name] })));
}
