// The group calls. Part of the table in allEndpoints.ts; pages load them on demand.
import * as z from 'zod/mini';
import { Message } from '../account/user.ts';
import {
  Acceptance,
  Assignments,
  AssignmentWish,
  GroupChange,
  GroupJoined,
  GroupJoinWish,
  GroupMade,
  GroupMember,
  GroupRow,
  Invitation,
  NewGroup,
  OpenInvitation,
  Results,
  VersionWish,
} from '../together/group.ts';
import { EssayMarks, MemberAnswers } from '../together/memberAnswers.ts';
import { type Endpoint, SMALL_BODY } from '../wire/endpoint.ts';

const GROUP = '/groups/{group_id}';
const ASSIGNMENT = '/groups/{group_id}/assignments/{quiz_id}';
const reading = { method: 'GET', auth: true, body: 'none', request: null, status: 200 } as const;
const removing = { method: 'DELETE', auth: true, body: 'none', request: null, status: 200, answer: Message } as const;
const sending = { auth: true, body: 'json', maxBytes: SMALL_BODY } as const;

export const groupEndpoints = {
  createGroup: {
    ...sending,
    method: 'POST',
    path: '/groups',
    request: NewGroup,
    status: 201,
    answer: GroupMade,
    headers: ['Idempotency-Key'],
  },
  groups: { ...reading, path: '/groups', answer: z.array(GroupRow) },
  changeGroup: { ...sending, method: 'PATCH', path: GROUP, request: GroupChange, status: 200, answer: Message },
  deleteGroup: { ...removing, path: GROUP },
  inviteToGroup: { ...removing, method: 'POST', path: `${GROUP}/invitation`, answer: Invitation },
  endInvitation: { ...removing, path: `${GROUP}/invitation` },
  openInvitation: { ...reading, auth: false, path: '/invitations/{code}', answer: OpenInvitation },
  joinGroup: {
    ...sending,
    method: 'POST',
    path: '/invitations/{code}/join',
    request: GroupJoinWish,
    status: 200,
    answer: GroupJoined,
    headers: ['Idempotency-Key'],
  },
  groupMembers: { ...reading, path: `${GROUP}/members`, answer: z.array(GroupMember) },
  removeGroupMember: { ...removing, path: `${GROUP}/members/{member_id}` },
  leaveGroup: { ...removing, path: `${GROUP}/membership` },
  assignments: { ...reading, path: `${GROUP}/assignments`, answer: Assignments },
  assign: { ...sending, method: 'PUT', path: ASSIGNMENT, request: AssignmentWish, status: 200, answer: Message },
  setVersion: { ...sending, method: 'PUT', path: `${ASSIGNMENT}/version`, request: VersionWish, status: 200, answer: Message },
  endAssignment: { ...removing, path: ASSIGNMENT },
  results: { ...reading, path: `${ASSIGNMENT}/results`, answer: Results },
  acceptResult: {
    ...sending,
    method: 'PUT',
    path: `${ASSIGNMENT}/results/{member_id}`,
    request: Acceptance,
    status: 200,
    answer: Message,
  },
  memberAnswers: { ...reading, path: `${ASSIGNMENT}/results/{member_id}`, answer: MemberAnswers },
  markEssays: {
    ...sending,
    method: 'PUT',
    path: `${ASSIGNMENT}/results/{member_id}/marks`,
    request: EssayMarks,
    status: 200,
    answer: MemberAnswers,
  },
  resultsFile: { ...reading, path: `${ASSIGNMENT}/results.csv`, answer: null, query: ['part'] },
} as const satisfies Record<string, Endpoint>;
