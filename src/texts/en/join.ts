// Joining a quiz or a group by its code.
export const join = {
  // The field of the code
  codeFields: { quiz: 'Code of a shared quiz', group: 'Code of an invitation' },
  codeHint: 'The 10 letters and digits, or the whole link.',
  codeFlaw: 'A code has 10 letters and digits. Please check it.',
  open: 'Open',

  // The form
  nameInGroup: 'Your name in the group',
  name: 'Your name (optional)',
  nameHintWithBoard:
    'With a name you appear on the leaderboard: everyone who has this quiz sees it with your first score and time.',
  nameHint: 'The person who shared the quiz sees this name.',
  join: 'Join',
  accountNeeded: 'Create an account or log in to finish joining.',
  failed: 'This device could not save it. Please try again.',
  nameRefused: (name: string) => `“${name}” cannot be used here. Choose another name.`,

  // A code that opens nothing
  loadFailed: { quiz: 'Failed to load the shared quiz', group: 'Failed to load the invitation' },
  opensNothing: { quiz: 'This code does not work', group: 'This invitation does not work' },
  isOfOther: { quiz: 'This is the code of a group', group: 'This is the code of a quiz' },
  unknownError: 'An unknown error occurred',
  askForNew: 'Ask the person who gave it to you for a new one.',
};
