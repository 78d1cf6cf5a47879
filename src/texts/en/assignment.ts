// The dialog that assigns a quiz to a group.
import { plural } from './plural.ts';

const answersHint = 'After the closing needs a closing time. Until then no member sees answers or a score.';

export const assignment = {
  title: 'Assign a quiz',
  cancel: 'Cancel',
  acts: { assign: 'Assign', change: 'Change' },
  runningActs: { assign: 'Assigning...', change: 'Changing...' },
  done: { assign: 'The quiz is assigned.', change: 'The assignment is changed.' },
  failed: 'It could not be assigned. Please try again.',
  quiz: 'Quiz',
  noQuiz: 'There is none yet: upload a document first.',
  isAssigned: 'It is assigned already. What you set here takes the place of what was set.',

  // Its terms
  opens: 'Opens (empty: at once)',
  closes: 'Closes (empty: never)',
  closingHint: 'Once open, it can be moved to a later time, not to an earlier one: who works offline would not hear of it.',
  isOverHint: 'This time is over already: it closes at once, and all that is handed in is late.',
  answers: 'Answers',
  answersAt: { at_once: 'At once', after_closing: 'After the closing' },
  answersHint,
  answersKnownHint: (members: number) =>
    plural(members, {
      one: `${answersHint} 1 member already has this quiz with its answers.`,
      other: `${answersHint} ${members} members already have this quiz with its answers.`,
    }),
  attempts: 'Attempts that count (empty: any number)',
  attemptsHint: 'What comes late, or beyond these, still arrives. Late is marked; what is beyond does not count.',
};
