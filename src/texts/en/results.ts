// The results of a quiz: the score, whether it has arrived, and the questions one by one.
import { plural } from './plural.ts';

export const results = {
  page: 'Quiz Results',
  pastExam: (title: string) => `${title} (past exam)`,
  unavailable: 'Quiz result data is unavailable.',
  openFromDashboard: 'Go back to the dashboard and open the results from there.',
  loadFailed: 'Failed to load results',
  noSubmission: 'No submission found for this quiz',
  neverLoaded: 'These results are not on this device yet. Open them once while you are online.',

  // The score
  score: 'Your Score',
  overallScore: 'Overall Score',
  sun: (score: number) => `The sun has risen ${score} percent of its way`,
  goal: '70%',
  marks: (got: number, all: string) => `${got} of ${all}`,
  firstChecks: (right: number, count: number) => `Right on the first check: ${right} of ${count}`,
  correctAnswers: 'Correct Answers',
  totalQuestions: 'Total Questions',
  deliveries: { received: 'Received', refused: 'Not accepted', practice: 'Practice', waiting: 'Waiting to send' },

  // Beside the score
  markedByVersion: (answer: number, key: number) =>
    `Your teacher corrected this quiz. You took version ${answer}, and version ${key} counts.`,
  correctedVersion: (version: number) => `This is version ${version} of the quiz, corrected by your teacher.`,
  earlierVersion: (version: number) => `Your teacher corrected this quiz. Version ${version}, which you took, counts.`,
  ownJudgement: (correct: number, questions: number, ownCount: number) =>
    `${correct} of ${questions}, plus ${ownCount} that you marked right`,
  essays: (count: number, parts: string) =>
    plural(count, { one: `Includes 1 essay: ${parts}`, other: `Includes ${count} essays: ${parts}` }),
  essayParts: {
    student: (count: number) => `${count} marked by you`,
    model: (count: number) => `${count} suggested by a language model`,
    suggested: (count: number) => `${count} suggested`,
    uncompared: (count: number) => `${count} to compare`,
    compared: (count: number) => `${count} compared by you`,
    blank: (count: number) => `${count} not answered`,
  },
  markEssays: (count: number) => plural(count, { one: 'Mark your essay', other: `Mark your ${count} essays` }),
  savingMarks: 'Saving your marks…',
  marksRefused: (reason: string) => `Your marks were not accepted: ${reason} They stay on this device.`,
  marksWaitForLogin: 'Your marks are saved on this device and will be sent after your next login.',
  marksWaitForNetwork: 'Your marks are saved on this device and will be sent when you are online.',
  markFailed: 'Your mark could not be saved on this device.',

  // A score that is hidden
  noScore: 'No score',
  takenBack: 'This quiz was withdrawn before it opened. Your answers are kept.',
  afterClosing: 'You get your score after the quiz closes',
  closed: (time: string) => `It closed ${time}.`,
  closes: (time: string) => `It closes ${time}.`,
  notMarkedYet: (count: number) =>
    plural(count, {
      one: '1 question, not marked until then.',
      other: `${count} questions, not marked until then.`,
    }),
  serverIsAsked: 'Your score and the right answers appear here once you are online.',
  hereAfterClosing: 'Your score and the right answers will appear on this page.',

  // What has not arrived
  practice: 'Practice',
  isPractice: 'Marked on this device. Practice is not handed in and does not change your score.',
  unmarkedTitles: { open: 'Not sent yet', received: 'Sent' },
  notSentNotes: {
    login: 'Your answers are saved on this device and will be sent when you sign in again.',
    online: 'Your answers are saved on this device and will be sent automatically.',
    offline: 'Your answers are saved on this device and will be sent when you are back online.',
    received: 'Your answers were received.',
  },
  markedTitles: { open: 'Provisional score', received: 'Final score' },
  provisionalNotes: {
    login: 'Marked on this device. Your answers will be sent when you sign in again, and the final score will replace this one.',
    online:
      'Marked on this device. The server has not answered yet. Your answers will be sent automatically, and the final score will replace this one.',
    received: 'Your answers were received.',
  },
  provisionalAfterTry: {
    online: (lastTry: string) =>
      `Marked on this device. ${lastTry} Your answers will be sent automatically, and the final score will replace this one.`,
    offline: (lastTry: string) =>
      `Marked on this device. ${lastTry} Your answers will be sent when you are back online, and the final score will replace this one.`,
  },
  refused: 'Your answers were not accepted',
  refusedNote: (reason: string) =>
    `${reason} Nothing is lost: the answers stay on this device, and the score below was marked here.`,
  refusedUnmarkedNote: (reason: string) => `${reason} Nothing is lost: the answers stay on this device.`,
  unreadable: 'This device can no longer read the answers it had to send.',
  submitFailed: 'Failed to save quiz results.',
  retry: 'Retry',
  downloadAnswers: 'Download My Answers',

  // By topic, and against the last time
  resultByTopic: 'Result by topic',
  byTopic: 'By topic',
  topic: 'Topic',
  noTopic: 'No topic',
  correctOfTopic: 'Correct answers',
  yourAttempts: 'Your attempts',
  sameScore: 'The same score as last time',
  betterScore: (points: string) => `${points} points better than last time`,
  lowerScore: (points: string) => `${points} points lower than last time`,
  lastTime: (right: number) => `(last time ${right})`,
  allAttempts: 'All attempts',

  // Taking it again
  practise: (count: number) =>
    plural(count, { one: 'Practise the Missed Question', other: `Practise ${count} Missed Questions` }),
  practiceFailed: 'Practice could not be started on this device.',
  retake: 'Retake Quiz',
  leaderboard: 'Leaderboard',
  firstAttemptCounts: 'Only your first attempt counts on the leaderboard.',
  retakeDoesNotCount: (group: string) => `Handed in to ${group}. A retake does not count there.`,

  // The questions
  breakdown: 'Detailed Breakdown',
  show: 'Show',
  filters: {
    all: (count: number) => `All ${count}`,
    incorrect: (count: number) => `Incorrect ${count}`,
    flagged: (count: number) => `Flagged ${count}`,
  },
  question: (number: number) => `Question ${number}`,
  toRead: 'To read',
  markedBy: (name: string) => `Marked by ${name}`,
  markedByTeacher: 'Marked by the teacher',
  pointsOf: (count: number, all: number) => plural(all, { one: `${count} of ${all} point`, other: `${count} of ${all} points` }),
  toCompare: 'To compare',
  correct: 'Correct',
  incorrect: 'Incorrect',
  askAbout: 'Ask about this',
  yourAnswer: 'Your Answer',
  noAnswer: 'No answer',
  inReview: 'In review. Saved on this device.',
  addToReview: 'Add to Review',
  notStored: 'This device could not save it. Please try again.',
};
