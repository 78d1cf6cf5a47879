// Describes the group calls for the OpenAPI document.

import type { groupEndpoints } from '#core/api/groupEndpoints';
import type { Assignment } from '#core/together/group';
import type { MemberAnswers } from '#core/together/memberAnswers';
import { codeLimits } from '../together/codes.ts';
import { groupLimit } from '../together/groupRoutes.ts';
import type { CallRows } from './callRow.ts';

const code = '2A7K3QF9XW';
const url = `https://oasis.example/g/${code}`;
const assignment = {
  quiz_id: 7,
  title: 'Photosynthesis',
  question_count: 10,
  opens_at: '2027-03-01T08:00:00.000Z',
  closes_at: '2027-03-08T08:00:00.000Z',
  attempts_allowed: 2,
  answers: 'after_closing',
  handed_in: 21,
} satisfies Assignment;
const member = {
  member_id: 21,
  name: 'Esi',
  hand_in: {
    submission_id: '3e7c1f0a-6d0b-4a63-9b57-0f8d7a1c2b3d',
    submitted_at: '2027-03-02T08:12:30.000Z',
    official: { correct: 1, questions: 2, essays: 0 },
    answers: [
      { question_id: 1, answer_given: 'Chlorophyll', is_right: true },
      {
        question_id: 2,
        answer_given: 'Light is absorbed.',
        is_right: false,
        teacher_mark: { is_right: false, points_covered: [0], by: 'Ms Mensah', marked_at: '2027-03-03T10:00:00.000Z' },
      },
    ],
  },
} satisfies MemberAnswers;
const ownerOnly = { 403: 'Only the owner of the group may do that.' } as const;
const changes = { 'for one account': groupLimit } as const;
const guesses = { 'wrong codes of one account': codeLimits.account, 'wrong codes of one address': codeLimits.address } as const;

export const groupCalls: CallRows<keyof typeof groupEndpoints> = {
  createGroup: {
    description: 'Create a group of at most 1,000 members. The same key and body gives the same group.',
    failures: { 403: 'The student owns as many groups as one may.', 409: 'Another body came under this key.' },
    limits: changes,
    request: { name: 'Biology 3', own_name: 'Ms Mensah' },
    answer: { group_id: 5 },
  },
  groups: {
    description: 'List the groups that the student owns or is a member of, newest first. Only the owner sees the invitation.',
    answer: [
      { group_id: 5, name: 'Biology 3', role: 'owner', owner_name: 'Ms Mensah', own_name: 'Ms Mensah', members: 28, code, url },
    ],
  },
  changeGroup: {
    description: 'Rename a group.',
    failures: ownerOnly,
    limits: changes,
    request: { name: 'Biology 4' },
    answer: { message: 'The group has a new name.' },
  },
  deleteGroup: {
    description: 'Delete a group. Members keep their submissions, and can hand in what they have begun.',
    failures: ownerOnly,
    answer: { message: 'The group was deleted.' },
  },
  inviteToGroup: {
    description: 'Create a new invitation. The old one stops working.',
    failures: ownerOnly,
    limits: changes,
    answer: { code, url },
  },
  endInvitation: {
    description: 'Turn the invitation off. Nobody new can join.',
    failures: ownerOnly,
    answer: { message: 'The invitation was turned off. Whoever has joined stays.' },
  },
  openInvitation: {
    description: 'Open an invitation, with or without an account. Unknown and turned-off codes both answer 404.',
    limits: guesses,
    answer: { name: 'Biology 3', owner_name: 'Ms Mensah' },
  },
  joinGroup: {
    description: 'Join a group under a name that its owner sees beside the results. Joining again changes the name.',
    failures: { 403: 'The group is full.', 409: 'The name is taken.' },
    limits: { ...changes, ...guesses },
    request: { name: 'Esi' },
    answer: { group_id: 5, renamed_to: null },
  },
  groupMembers: {
    description: 'List the members of a group.',
    failures: ownerOnly,
    answer: [{ member_id: 21, name: 'Esi', joined_at: '2027-03-01T08:00:00.000Z' }],
  },
  removeGroupMember: {
    description: 'Remove a member, who cannot join again.',
    failures: ownerOnly,
    answer: { message: 'The member was removed.' },
  },
  leaveGroup: { description: 'Leave a group.', answer: { message: 'You have left the group.' } },
  assignments: {
    description: 'List what the group is assigned. `handed_in` counts members for the owner, and own attempts for a member.',
    answer: { assignments: [assignment], answers_known: [{ quiz_id: 7, members: 0 }] },
  },
  assign: {
    description:
      'Assign an own quiz, or change the assignment. `after_closing` needs a `closes_at`: until then only the owner sees keys and scores.',
    failures: {
      403: 'Only the owner of the group and of the quiz may assign it, and only so many quizzes.',
      409: 'The assignment is open, and this change would be unfair to members who have begun.',
    },
    limits: changes,
    request: { closes_at: assignment.closes_at, attempts_allowed: 2, answers: 'after_closing' },
    answer: { message: 'The quiz is assigned.' },
  },
  setVersion: {
    description:
      'Choose which version of an assigned quiz is taken from now on: an edit of it, or the assigned quiz itself. Hand-ins of other versions are accepted as before. With `remark`, those of earlier versions are marked by its keys, also when they arrive later, essays excepted. Of a large class this goes on after the answer: `is_remarking` of the assignment says so.',
    failures: ownerOnly,
    limits: changes,
    request: { quiz_id: 9, remark: true },
    answer: { message: 'This version is taken from now on.' },
  },
  endAssignment: {
    description: 'Remove an assignment. Submissions stay.',
    failures: ownerOnly,
    answer: { message: 'The quiz is not assigned any more.' },
  },
  results: {
    description: 'Read the results of an assignment: the best attempt of each member, late or not, and how each question went.',
    failures: ownerOnly,
    answer: {
      assignment,
      total_questions: 10,
      rows: [
        {
          member_id: 21,
          name: 'Esi',
          attempts: 1,
          score: 90,
          correct_count: 9,
          submitted_at: '2027-03-02T08:12:30.000Z',
          is_late: false,
        },
      ],
      questions: [
        {
          question_id: 1,
          question_text: 'Which pigment absorbs light?',
          answered: 21,
          right: 18,
          commonest_wrong: { answer: 'Carotene', count: 2 },
        },
      ],
    },
  },
  acceptResult: {
    description: 'Count a result that arrived after the closing, or take that back.',
    failures: ownerOnly,
    limits: changes,
    request: { is_accepted: true },
    answer: { message: 'The result counts.' },
  },
  memberAnswers: {
    description:
      'Read the answers of one member: of the attempt that counts, or else of the one that waits. `hand_in` is null where nothing was handed in, and where the member was not shown before that the answers are read (`answers_readable` of the hand-in).',
    failures: ownerOnly,
    answer: member,
  },
  markEssays: {
    description:
      'Mark essays of a member: with `points_covered` where the essay has points, else with `is_right`. The newest mark of each essay counts in the score that others see. The same marks change nothing.',
    failures: ownerOnly,
    limits: changes,
    request: { submission_id: member.hand_in.submission_id, marks: [{ question_id: 2, points_covered: [0] }] },
    answer: member,
  },
  resultsFile: {
    description: 'Download the results as CSV, a row for each member or, with `part`, for each question.',
    failures: ownerOnly,
    answer: { 'text/csv; charset=utf-8': 'name,attempts,score\r\nEsi,1,90' },
  },
};
