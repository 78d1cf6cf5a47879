// What docs/api.md says of the calls about shared quizzes and groups.
import type { togetherEndpoints } from './togetherEndpoints.ts';

export const aboutTogether: Readonly<Record<keyof typeof togetherEndpoints, string>> = {
  shareQuiz:
    'Turn on the link to a quiz, or change it: whether there is a leaderboard, and when it runs out (null: never; left out: as it was). A link that was turned off comes back with another code. Only the owner may.',
  quizShare: 'The link to a quiz, null where it is not shared. Only the owner may.',
  endShare: 'Turn the link off: nobody new comes in, and whoever has joined stays.',
  members: 'Who has joined by the link, at most 100: the first ones, or those `after` an earlier `next`. Only the owner may.',
  removeMember:
    'Remove somebody who joined. They leave the leaderboard and do not come back by the link; what they have begun can still be handed in.',
  leaderboard:
    'The leaderboard, 50 rows: the first ones, or those `after` an earlier `next`; and the own row, wherever it stands. Only who gave a name stands on it, with what they handed in first (decision 070).',
  setBoardName: 'The own name on the leaderboard; null takes the row off. A name that is taken there is 409.',
  openShare:
    'What whoever has the code sees, to try it without an account. A code that never was, one that was turned off and one that ran out are 404 alike.',
  joinShare:
    'Join a shared quiz: from then on it is read, taken and handed in by the ordinary calls. Again it changes the name. A name that is taken is 409.',
  sharedQuizzes: 'What was joined by a link or is assigned in a group, the newest quiz first, at most 500.',
  leaveQuiz: 'Take a joined quiz off the list. What was handed in stays.',
  createGroup:
    'Make a group, of at most 1,000 members. The same key and body gives the same group; the same key with another body is 409.',
  groups: 'The groups that the student leads or is in, the newest first. Only the owner sees the invitation.',
  changeGroup: 'Give a group another name. Only its owner may.',
  deleteGroup: 'Delete a group. What its members have handed in stays theirs, and what they have begun can be handed in.',
  inviteToGroup: 'A new invitation; the one before does not work any more. Only the owner may.',
  endInvitation: 'Turn the invitation off: nobody new comes in.',
  openInvitation: 'What whoever has the code sees. A code that never was and one that was turned off are 404 alike.',
  joinGroup:
    'Join a group under a name that its owner sees beside the results. Again it changes the name. A name that is taken is 409.',
  groupMembers: 'Who is in the group. Only its owner may.',
  removeGroupMember: 'Remove a member, who does not come back by an invitation. Only the owner may.',
  leaveGroup: 'Leave a group.',
  assignments: 'What the group is assigned: for its owner with how many have handed in, for a member with the own attempts.',
  assign:
    'Assign a quiz of one’s own, or change how it is assigned. `after_closing` needs a `closes_at`: until then nobody but the owner is told a key or a score (decision 071).',
  endAssignment: 'Take an assignment back. What was handed in stays.',
  results:
    'Each member with the best attempt of those that count, late or not, and how each question went in these. Only the owner of the group may.',
  acceptResult:
    'Count what arrived from a member after the closing and after the hidden keys, or take that back. Only the owner of the group may.',
  resultsFile: 'The same as CSV: a row a member, or with `part=questions` a row a question.',
};
