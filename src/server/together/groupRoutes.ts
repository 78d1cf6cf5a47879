// The group endpoints.
import type { Deps } from '../deps.ts';
import type { Limit } from '../http/rateLimit.ts';
import type { Mount } from '../http/route.ts';
import { createStudentTurns } from '../process/turns.ts';
import { assign, assignmentsOf, endAssignment } from './assignments.ts';
import { guesserOf } from './codes.ts';
import {
  createGroup,
  endGroup,
  endInvitation,
  groupsOf,
  inviteTo,
  joinGroup,
  leaveGroup,
  membersOfGroup,
  openInvitation,
  removeFromGroup,
  renameGroup,
} from './groups.ts';
import { markEssays, memberAnswers } from './memberAnswers.ts';
import { acceptResult, resultsFile, resultsOf } from './results.ts';
import { setVersion } from './versions.ts';

/** Limits one student's changes of groups; enough to set up a class of a thousand. */
export const groupLimit: Limit = { name: 'groups', tries: 300, windowMs: 10 * 60_000 };

/** A table of 300 members and 500 questions takes the database a second. */
const MOST_TABLES_WAITING = 3;

export function groupRoutes(mount: Mount, deps: Deps): void {
  type Call = { user: { user_id: number }; id: (name: string) => number };
  const group = ({ user, id }: Call) => ({ userId: user.user_id, groupId: id('group_id') });
  const assignment = ({ user, id }: Call) => ({ userId: user.user_id, groupId: id('group_id'), quizId: id('quiz_id') });
  const inTurn = createStudentTurns(MOST_TABLES_WAITING);
  const countTry = ({ user }: Call) => deps.rateLimit.count(groupLimit, String(user.user_id));

  mount('createGroup', async (call) => {
    await countTry(call);
    return createGroup(deps, { userId: call.user.user_id, body: call.body, key: call.header('idempotency-key') });
  });
  mount('groups', ({ user }) => groupsOf(deps, user.user_id));
  mount('changeGroup', async (call) => {
    await countTry(call);
    await renameGroup(deps, group(call), call.body.name);
    return { message: 'The group has a new name.' };
  });
  mount('deleteGroup', async (call) => {
    await endGroup(deps, group(call));
    return { message: 'The group was deleted.' };
  });
  mount('inviteToGroup', async (call) => {
    await countTry(call);
    return inviteTo(deps, group(call));
  });
  mount('endInvitation', async (call) => {
    await endInvitation(deps, group(call));
    return { message: 'The invitation was turned off. Whoever has joined stays.' };
  });
  mount('openInvitation', async ({ param, ip, header }) => {
    const guesser = await guesserOf(deps, { ip, header: header('authorization') });
    return openInvitation(deps, { code: param('code'), guesser });
  });
  mount('joinGroup', async (call) => {
    await countTry(call);
    return joinGroup(deps, { userId: call.user.user_id, code: call.param('code'), ip: call.ip, name: call.body.name });
  });
  mount('groupMembers', (call) => membersOfGroup(deps, group(call)));
  mount('removeGroupMember', async (call) => {
    await removeFromGroup(deps, group(call), call.id('member_id'));
    return { message: 'The member was removed.' };
  });
  mount('leaveGroup', async (call) => {
    await leaveGroup(deps, group(call));
    return { message: 'You have left the group.' };
  });
  mount('assignments', (call) => assignmentsOf(deps, group(call)));
  mount('assign', async (call) => {
    await countTry(call);
    await assign(deps, assignment(call), call.body);
    return { message: 'The quiz is assigned.' };
  });
  mount('setVersion', async (call) => {
    await countTry(call);
    await inTurn(call.user.user_id, () => setVersion(deps, assignment(call), call.body));
    return { message: 'This version is taken from now on.' };
  });
  mount('endAssignment', async (call) => {
    await endAssignment(deps, assignment(call));
    return { message: 'The quiz is not assigned any more.' };
  });
  mount('results', (call) => inTurn(call.user.user_id, () => resultsOf(deps, assignment(call))));
  mount('acceptResult', async (call) => {
    await countTry(call);
    const isAccepted = call.body.is_accepted;
    await acceptResult(deps, { ...assignment(call), memberId: call.id('member_id'), isAccepted });
    return { message: isAccepted ? 'The result counts.' : 'The result does not count.' };
  });
  mount('memberAnswers', (call) => memberAnswers(deps, { ...assignment(call), memberId: call.id('member_id') }));
  mount('markEssays', async (call) => {
    await countTry(call);
    return markEssays(deps, { ...assignment(call), memberId: call.id('member_id') }, call.body);
  });
  mount('resultsFile', (call) => inTurn(call.user.user_id, () => resultsFile(deps, assignment(call), call.query('part'))));
}
