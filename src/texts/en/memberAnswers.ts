// The answers of one member of a group, and the teacher's marks of essays.
export const memberAnswers = {
  page: 'Answers of a member',
  back: 'Back to the results',
  loadFailed: 'Failed to load the answers',
  unknownError: 'An unknown error occurred',
  handedIn: (time: string) => `Handed in ${time}`,
  handedInLate: (time: string) => `Handed in ${time}, <b>late</b>`,
  next: (name: string) => `Next: ${name}`,
  markedAgain: (answer: number, key: number) =>
    `Version ${answer}, marked by version ${key}. You see the questions as they were asked, with the corrected answers.`,
  none: 'No answers to show',
  noneNote: 'Nothing was handed in, or it was handed in before the app said that you can read the answers.',

  // One question
  question: (number: number) => `Question ${number}`,
  answer: 'Answer',
  noAnswer: 'No answer',
  correct: 'Correct',
  incorrect: 'Incorrect',
  firstCheckWrong: 'The first check counts, and it was wrong.',
  toMark: 'To mark',

  // An essay
  pointsHint: 'Tick each point that the answer makes.',
  isRight: 'Is the answer right?',
  verdicts: { right: 'Right', wrong: 'Wrong' },
  markedBy: (name: string) => `Marked by ${name}`,
  save: 'Save Mark',
  saveFor: (number: number) => `Save the mark of question ${number}`,
  saving: 'Saving...',
  saved: 'The mark is saved. It counts in the score.',
  saveFailed: 'The mark could not be saved. Please try again.',
  needsNetwork: 'You need to be online to save a mark.',
};
