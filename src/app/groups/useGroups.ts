// A student's groups and their assignments, kept for offline use. Members are not kept.
import { useQuery } from '@tanstack/react-query';
import type { Assignment, GroupRow } from '#core/together/group';
import { callAs, persisterOf, restoreAnswers, userIdNow } from '../data/queries.ts';
import { useSession } from '../data/session.ts';

const groupKeys = {
  all: (userId: number) => ['groups', userId] as const,
  assignments: (userId: number, groupId: number) => ['assignments', userId, groupId] as const,
  answersKnown: (groupId: number) => ['answers-known', userIdNow(), groupId] as const,
  members: (groupId: number) => ['group-members', userIdNow(), groupId] as const,
};

/** Reads what a screen shows of the groups, and of one of them, first. */
export function prepareGroups(groupId = 0): Promise<void> {
  const userId = userIdNow();
  return restoreAnswers(userId, groupKeys.all(userId), groupKeys.assignments(userId, groupId));
}

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

/** How many members have each of the owner's quizzes with its answers. Fetched when assigning, and not kept. */
export function useAnswersKnown(groupId: number) {
  const userId = userIdNow();
  return useQuery({
    queryKey: groupKeys.answersKnown(groupId),
    refetchOnMount: 'always',
    queryFn: async ({ signal }) =>
      (await callAs(userId, 'assignments', { params: { group_id: groupId }, signal })).answers_known ?? [],
  });
}

/** The members of the group, for its owner. */
export function useGroupMembers(groupId: number, enabled: boolean) {
  const userId = userIdNow();
  return useQuery({
    queryKey: groupKeys.members(groupId),
    enabled,
    refetchOnMount: 'always',
    queryFn: ({ signal }) => callAs(userId, 'groupMembers', { params: { group_id: groupId }, signal }),
  });
}
