// Joining a quiz or a group by its code.
export const join = {
  // The field of the code
  codeFields: { quiz: 'Code of a shared quiz', group: 'Code of an invitation' },
  codeHint: 'The 10 letters and digits, or the whole link.',
  codeFlaw: 'A code has 10 letters and digits. Look at it once more.',
  open: 'Open',

  // The form
  nameInGroup: 'Your name in the group',
  name: 'Your name here (may be left empty)',
  nameHintWithBoard:
    'With a name you are on the leaderboard: whoever has this quiz sees it, with your first score and time. Without one you are not on it.',
  nameHint: 'Whoever shared the quiz sees your name. Without one you are “somebody”.',
  join: 'Join',
  accountNeeded: 'Create an account or log in, and you have joined.',
  failed: 'This device could not keep it. Please try again.',
  nameRefused: (name: string) => `“${name}” cannot be used here. Choose another name.`,

  // A code that opens nothing
  loadFailed: { quiz: 'Failed to load the shared quiz', group: 'Failed to load the invitation' },
  opensNothing: { quiz: 'This code opens nothing', group: 'This invitation opens nothing' },
  isOfOther: { quiz: 'It is the code of a group', group: 'It is the code of a quiz' },
  unknownError: 'An unknown error occurred',
  askForNew: 'Ask whoever gave it to you for a new one.',
};
