// What docs/api.md says of the calls about shared quizzes and groups.
import type { sharedEndpoints } from './sharedEndpoints.ts';

export const aboutTogether: Readonly<Record<keyof typeof sharedEndpoints, string>> = {
  shareQuiz:
    'Turn on the link to a quiz, or change it: whether there is a leaderboard, and when it runs out. A link that was turned off comes back with another code. Only the owner may.',
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
};
