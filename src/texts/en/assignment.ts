// The dialog that assigns a quiz to a group.
import { plural } from './plural.ts';

const answersHint = 'After closing, members see the answers and their score. This needs a closing time.';

export const assignment = {
  title: 'Assign a quiz',
  cancel: 'Cancel',
  acts: { assign: 'Assign', change: 'Change' },
  runningActs: { assign: 'Assigning...', change: 'Changing...' },
  done: { assign: 'The quiz was assigned.', change: 'The assignment was changed.' },
  failed: 'It could not be assigned. Please try again.',
  quiz: 'Quiz',
  noQuiz: 'You have no quiz yet. Upload a document first.',
  isAssigned: 'This quiz is already assigned. You are changing its settings.',

  // Its terms
  opens: 'Opens (leave empty for now)',
  closes: 'Closes (leave empty for never)',
  closingHint: 'After it opens you can only extend the deadline.',
  isOverHint: 'This time has passed. It closes at once, and everything handed in is late.',
  answers: 'Answers',
  answersAt: { at_once: 'At once', after_closing: 'After closing' },
  answersHint,
  answersKnownHint: (members: number) =>
    plural(members, {
      one: `${answersHint} 1 member already has this quiz with its answers.`,
      other: `${answersHint} ${members} members already have this quiz with its answers.`,
    }),
  attempts: 'Attempts that count (leave empty for any number)',
  attemptsHint: 'Late and extra attempts are still accepted. Late ones are shown as late; extra ones do not count.',
};
