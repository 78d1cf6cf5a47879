// Describes the calls about shared quizzes for the OpenAPI document.
import type { sharedEndpoints } from '#core/api/sharedEndpoints';
import { codeLimits } from '../together/codes.ts';
import { sharedLimit } from '../together/routes.ts';
import type { CallRows } from './callRow.ts';
import { quizExample } from './quizCalls.ts';

const code = '7K3QF9XW2A';
const share = {
  code,
  url: `https://oasis.example/s/${code}`,
  leaderboard: true,
  expires_at: null,
  members: 14,
};
const boardRow = {
  rank: 1,
  name: 'Ama',
  score: 90,
  correct_count: 9,
  seconds_used: 340,
  submitted_at: '2027-03-01T08:12:30.000Z',
  is_own: true,
};
const ownerOnly = { 403: 'Only the owner of the quiz may do that.' } as const;
const changes = { 'for one account': sharedLimit } as const;
const guesses = { 'wrong codes of one account': codeLimits.account, 'wrong codes of one address': codeLimits.address } as const;

export const sharedCalls: CallRows<keyof typeof sharedEndpoints> = {
  shareQuiz: {
    description:
      'Share a quiz by a link, or change the link. `expires_at`: null for never; absent for as it was. A link that was turned off comes back with another code.',
    failures: ownerOnly,
    limits: changes,
    request: { leaderboard: true, expires_at: null },
    answer: share,
  },
  quizShare: { description: 'Read the link to a quiz, null where it is not shared.', failures: ownerOnly, answer: { share } },
  endShare: {
    description: 'Turn the link off. Nobody new can join; members stay.',
    failures: ownerOnly,
    answer: { message: 'The link was turned off. Whoever has joined keeps the quiz.' },
  },
  members: {
    description: 'List the members who joined by the link, at most 100 at a time.',
    failures: ownerOnly,
    answer: {
      members: [{ member_id: 21, name: 'Esi', joined_at: '2027-03-01T08:00:00.000Z', attempts: 2 }],
      total: 1,
      next: null,
    },
  },
  removeMember: {
    description:
      'Remove a member. They leave the leaderboard and cannot join again; what they have begun can still be handed in.',
    failures: ownerOnly,
    answer: { message: 'The member was removed.' },
  },
  leaderboard: {
    description:
      'Read the leaderboard, 50 rows at a time, and the own row. It shows the first submission of every member who chose a name.',
    failures: { 403: 'The leaderboard opens when the answers are shown.' },
    answer: {
      rows: [boardRow],
      own: boardRow,
      own_name: 'Ama',
      total: 1,
      total_questions: 10,
      is_timed: true,
      next: null,
      as_of: '2027-03-01T09:00:00.000Z',
    },
  },
  setBoardName: {
    description: 'Set the own name on the leaderboard. null removes the own row.',
    failures: { 409: 'The name is taken.' },
    limits: changes,
    request: { name: 'Ama' },
    answer: { name: 'Ama' },
  },
  openShare: {
    description: 'Open a link, with or without an account. Unknown, expired and turned-off codes all answer 404.',
    limits: guesses,
    answer: { title: quizExample.title, owner_name: 'Ama', leaderboard: true, quiz: quizExample },
  },
  joinShare: {
    description:
      'Join a shared quiz. It is then read, taken and handed in by the ordinary calls. Joining again changes the name.',
    failures: { 409: 'The name is taken.' },
    limits: { ...changes, ...guesses },
    request: { name: 'Esi' },
    answer: { quiz_id: 7, renamed_to: null },
  },
  sharedQuizzes: {
    description: 'List the quizzes that were joined by a link or are assigned in a group, newest first, at most 500.',
    answer: [
      {
        quiz_id: 7,
        title: quizExample.title,
        owner_name: 'Ama',
        question_count: 10,
        timer_duration_seconds: 900,
        joined_at: '2027-03-01T08:00:00.000Z',
        leaderboard: true,
        name: 'Esi',
        last_score: null,
        assignments: [],
      },
    ],
  },
  leaveQuiz: {
    description: 'Remove a joined quiz from the list. Submissions stay.',
    answer: { message: 'The quiz was taken off your list.' },
  },
};
