// The quiz as it is taken, and its dialogs.
import { plural } from './plural.ts';

export const quiz = {
  page: 'Quiz',
  loadFailed: 'Failed to load quiz',
  unknownError: 'An unknown error occurred',
  unavailable: 'Quiz data is unavailable.',
  openFromDashboard: 'Go back to the dashboard and open the quiz from there.',
  error: 'Error',
  questionUnavailable: (index: number) => `Question data is unavailable (Index: ${index}). Please refresh or contact support.`,

  // The start of a timed quiz
  hours: (count: number) => plural(count, { one: '1 hour', other: `${count} hours` }),
  minutes: (count: number) => plural(count, { one: '1 minute', other: `${count} minutes` }),
  seconds: (count: number) => plural(count, { one: '1 second', other: `${count} seconds` }),
  timeForQuestions: (time: string, count: number) =>
    plural(count, { one: `${time} for 1 question`, other: `${time} for ${count} questions` }),
  withMarks: (timeForQuestions: string, marks: string) => `${timeForQuestions}, ${marks}`,
  clockStarts: 'The clock starts when you press the button below. It keeps running if you leave this page or close Oasis.',
  answersSaved: 'Your answers are saved on this device. When the time is up, they are handed in automatically.',
  how: 'Mode',
  ways: { practice: 'With checks', exam: 'As an exam' },
  wayNotes: {
    practice: 'You can check each answer before you go on.',
    exam: 'No checks or feedback until the end. You get a warning when ten minutes and one minute are left.',
  },
  start: 'Start Quiz',

  // The bar
  position: (position: number, count: number) => `Question ${position} of ${count}`,
  allQuestions: 'All questions',
  saveAndClose: 'Save and close',
  kept: 'Saved. Carry on whenever you like.',
  keptOnClock: 'Saved. The clock keeps running.',
  notSaved: 'Not saved',
  savingAll: 'Saving...',
  saving: 'Saving…',
  saved: 'Saved on this device',
  storageFailed: 'This device could not save your answers',
  keepOpen: 'Keep this page open: your answers are still here, and Oasis tries to save them every few seconds.',
  downloadAnswers: 'Download My Answers',
  timeLeft: { 600: '10 minutes left.', 60: '1 minute left.' },

  // One question
  question: (number: number) => `Question ${number}`,
  topic: (topic: string) => `Topic: ${topic}`,
  flaggedTitle: 'Flagged for Review',
  flag: 'Flag for Review',
  unflag: 'Unflag Question',
  flagged: (number: number) => `Flagged Question ${number}`,
  unflagged: (number: number) => `Unflagged Question ${number}`,
  writeHere: 'Your answer...',
  sure: 'Sure',
  sureAbout:
    'Tick this if you are sure of your answer. Your score stays the same; Progress shows what you were sure of but got wrong.',
  showAgain: 'Show the answer again',
  answerNeeded: 'Please select or enter an answer.',
  answerSubmitted: 'Answer Submitted',
  correct: 'Correct!',
  incorrect: 'Incorrect',
  checkLast: 'Please check your answer for the last question before finishing.',

  // What stands under and beside it
  previous: 'Previous',
  next: 'Next Question',
  check: 'Check Answer',
  finish: 'Finish Quiz',
  questions: 'Questions',
  answeredOf: (answered: number, count: number) => `${answered} of ${count} answered`,
  states: { answered: 'answered', open: 'not answered', checked: 'checked', flagged: 'flagged' },
  shortQuestion: (number: number) => `Q${number}`,
  examAnswers: {
    atEnd: 'Answers are shown at the end.',
    afterClosing: 'Answers are shown after the quiz closes.',
  },
  closeAnyTime: 'You can close Oasis at any time. Your answers stay here.',
  closeAnyTimeTimed: 'You can close Oasis at any time. Your answers stay here, and the clock keeps running.',
  writtenBy: (model: string) => `Questions by ${model}, checked against your document.`,
  answersReadBy: (name: string) => `${name} can read your answers.`,
  download: (format: string) => `Download ${format}`,
  moreFormats: 'Print and other formats',

  // The keys
  keys: 'Keys',
  keysHint: 'Keys (press ?)',
  keyRows: {
    options: { key: '1 – 4 or A – D', act: 'Choose an option' },
    enter: { key: 'Enter', act: 'Check the answer, then go on' },
    controlEnter: { key: 'Ctrl + Enter', act: 'The same, while typing' },
    arrows: { key: '← and →', act: 'Previous and next question' },
    flag: { key: 'F', act: 'Flag or unflag the question' },
    help: { key: '?', act: 'Show the keys' },
  },
  singleKeys: 'Letters, digits and ?',
  on: 'On',
  off: 'Off',
  close: 'Close',

  // The end
  finishTitle: 'Finish the quiz?',
  reviewAnswers: 'Review Answers',
  confirmFinish: 'Confirm & Finish',
  finishSure: 'Your answers will be saved. Are you sure you want to finish?',
  stillFlagged: (count: number) => `You still have ${count} flagged question(s).`,
  unanswered: (count: number) => plural(count, { one: '1 question is unanswered.', other: `${count} questions are unanswered.` }),
  goTo: (number: number) => `Go to Question ${number}`,
  goToFirst: (number: number) => `Go to the first: Question ${number}`,
  isPractice: 'This is practice. It is not handed in and does not change your score.',
  offline: 'You are offline. Oasis keeps your answers and sends them when you are back online.',
  timeUp: "Time's up! Submitting quiz automatically.",
  submitted: 'Quiz submitted successfully!',
  submitFailed: 'Failed to save quiz results.',
  needsLogin: 'Saved on this device. Sign in to send your answers.',
  waits: 'Saved on this device. It will be sent when you are online.',

  // Putting an attempt away
  startOver: 'Start Over',
  discard: 'Discard',
  putAwayTitles: { discard: 'Discard this attempt?', 'start-over': 'Start over?' },
  goOn: 'Continue the Quiz',
  putAwayNotes: {
    discard: 'Nothing is handed in, and your score does not change. You keep the quiz.',
    'start-over': 'You start again at Question 1. Nothing is handed in, and your score does not change.',
    'start-over-timed': 'You start again at Question 1 with the full time. Nothing is handed in, and your score does not change.',
  },
  nothingAnswered: 'You have not answered anything yet.',
  answersLost: (count: number) =>
    plural(count, {
      one: 'Your answer will be lost for good.',
      other: `Your ${count} answers will be lost for good.`,
    }),
  discarded: 'The attempt was discarded. Nothing was handed in.',
  startOverFailed: 'This device could not start over. Please try again.',
};
