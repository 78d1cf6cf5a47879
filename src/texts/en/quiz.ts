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
  clockStarts: 'The clock starts with the button below. It keeps running when you leave this page or close Oasis.',
  answersSaved: 'Your answers are saved on this device. When the time is up, they are handed in by themselves.',
  how: 'How',
  ways: { practice: 'With checks', exam: 'As an exam' },
  wayNotes: {
    practice: 'You can check each answer, and see the right one, before you go on.',
    exam: 'No checks and no feedback before the end. You are warned ten minutes and one minute before it.',
  },
  start: 'Start Quiz',

  // The bar
  position: (position: number, count: number) => `Question ${position} of ${count}`,
  allQuestions: 'All questions',
  saveAndClose: 'Save and close',
  kept: 'Saved. Go on whenever you like.',
  keptOnClock: 'Saved. The clock keeps running.',
  notSaved: 'Not saved',
  savingAll: 'Saving...',
  saving: 'Saving…',
  saved: 'Saved on this device',
  storageFailed: 'This device could not save your answers',
  keepOpen: 'Keep this page open: your answers are still here, and saving is tried again every few seconds.',
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
  picture: 'Diagram of this question',
  writeHere: 'Your answer...',
  sure: 'Sure',
  sureAbout: 'Say that you are sure of your answer. It changes no score; progress shows what you were sure of and got wrong.',
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
    atEnd: 'An exam: what is right is said at the end.',
    afterClosing: 'An exam: what is right is said after the closing.',
  },
  closeAnyTime: 'You can close Oasis at any time. Your answers stay here.',
  closeAnyTimeTimed: 'You can close Oasis at any time. Your answers stay here and the clock keeps its deadline.',
  writtenBy: (model: string) => `Questions by ${model}, checked against your document.`,
  download: (format: string) => `Download ${format}`,
  moreFormats: 'Print and other formats',

  // The keys
  keys: 'Keys',
  keysHint: 'Keys (press ?)',
  keyRows: {
    options: { key: '1 – 4 or A – D', act: 'Choose an option' },
    enter: { key: 'Enter', act: 'Check the answer, then go on' },
    controlEnter: { key: 'Ctrl + Enter', act: 'The same, while you write' },
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
  isPractice: 'This is practice. It is not submitted and changes no score.',
  offline: 'You are offline. Oasis keeps your answers and sends them by itself when you are back online.',
  timeUp: "Time's up! Submitting quiz automatically.",
  submitted: 'Quiz submitted successfully!',
  submitFailed: 'Failed to save quiz results.',
  needsLogin: 'Saved on this device. Sign in to send your answers.',
  waits: 'Saved on this device. It will be sent when you are online.',

  // Putting an attempt away
  startOver: 'Start Over',
  discard: 'Discard',
  putAwayTitles: { discard: 'Discard this attempt?', 'start-over': 'Start over?' },
  goOn: 'Go On with the Quiz',
  putAwayNotes: {
    discard: 'Nothing is handed in, and no score changes. The quiz itself stays.',
    'start-over': 'You begin again at Question 1. Nothing is handed in, and no score changes.',
    'start-over-timed': 'You begin again at Question 1, with the whole time. Nothing is handed in, and no score changes.',
  },
  nothingAnswered: 'You have answered nothing yet.',
  answersLost: (count: number) =>
    plural(count, {
      one: 'Your answer is lost and cannot be brought back.',
      other: `Your ${count} answers are lost and cannot be brought back.`,
    }),
  discarded: 'The attempt was discarded. Nothing was handed in.',
  startOverFailed: 'This device could not start over. Please try again.',
};
