// A question and its answer, on every screen that shows them: what a check says, and the student's own marks.
import { plural } from './plural.ts';

export const question = {
  loadFailed: 'Failed to load quiz',
  unavailable: 'Quiz data is unavailable.',
  unknownError: 'An unknown error occurred',

  // What a check says
  correct: 'Correct!',
  incorrect: 'Incorrect',
  submitted: 'Answer Submitted',
  answer: 'The answer',
  yourAnswer: 'Your answer',
  correctAnswer: 'Correct answer',
  modelAnswer: 'Model answer',
  inDocument: 'In the document',
  spelling: (right: string) => `Mind the spelling: ${right}`,
  explanation: 'Explanation',
  noExplanation: 'No explanation provided.',
  showInDocument: 'Show in document',

  // A typed answer that was refused
  iWasRight: 'I was right',
  judgedRight: 'You marked this right',
  judgedRightNote: 'Shown beside your score, and accepted next time.',
  undo: 'Undo',
  undoJudgement: 'Undo: You marked this right',

  // The points of an essay
  pointCounts: {
    student: (count: number, all: number) =>
      plural(all, { one: `You marked ${count} of ${all} point`, other: `You marked ${count} of ${all} points` }),
    model: (count: number, all: number) =>
      plural(all, {
        one: `The language model suggests ${count} of ${all} point`,
        other: `The language model suggests ${count} of ${all} points`,
      }),
    suggested: (count: number, all: number) =>
      plural(all, { one: `Suggested: ${count} of ${all} point`, other: `Suggested: ${count} of ${all} points` }),
  },
  points: 'The points of the model answer.',
  pointHints: {
    student: 'Your ticks count towards your score.',
    model: 'A language model ticked what it found. Tick what your answer really says. Your ticks count towards your score.',
    suggested: 'This is only a suggestion. Tick what your answer really says. Your ticks count towards your score.',
  },
  sharedPointHints: {
    student: 'Your ticks are for you: they do not count towards your score.',
    model:
      'A language model ticked what it found. Tick what your answer really says. Your ticks are for you: they do not count towards your score.',
    suggested:
      'This is only a suggestion. Tick what your answer really says. Your ticks are for you: they do not count towards your score.',
  },
  suggestedPoint: 'Suggested',
  noneIsRight: 'My answer has none of these',
  suggestionIsRight: 'The suggestion is right',

  // The passage of an essay
  passageQuestion: 'How much of this was in your answer?',
  passageRatings: { all: 'All', most: 'Most', some: 'Some', nothing: 'Nothing' },
  passageCounts: '“All” and “Most” count as right.',
  passageIsForYou: 'This is for you: it does not count towards your score.',

  // A question that is wrong itself
  somethingWrong: 'Something wrong?',
  edit: 'Edit',
  acceptAnswer: 'My answer is right too',
  answerAccepted: 'Your answer will be accepted next time.',
  leaveOut: 'Leave it out',
  leftOut: 'The question will be left out next time.',
  nothingChanged: 'Nothing was changed: the newest version already has this, or it is the only question.',
  changeFailed: 'This device could not change the quiz. Please try again.',
};
