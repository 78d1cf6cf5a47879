// "Study offline": what is kept on this device, what waits to be sent, and whether it will work.
import { plural } from './plural.ts';

export const studyOffline = {
  page: 'Study offline',
  about: 'A full drop means that the quiz opens without a network.',

  // What waits to be sent
  waiting: 'Waiting to send',
  unreadable: (count: number) => `${count} that this version cannot read`,
  unreadableNote: 'They are kept. Export them and show the file to your teacher.',
  exportAnswers: 'Export Answers',
  exportAnswersOf: (title: string) => `Export Answers: ${title}`,
  retry: 'Retry',
  retryOf: (title: string) => `Retry: ${title}`,
  sendFailed: 'It could not be sent again now. It stays on this device.',
  sendAllFailed: 'They could not be sent again now. They stay on this device.',
  notArrived: 'It did not arrive yet. It stays on this device.',
  submissionRefused: (reason: string) => `Refused: ${reason} Your answers are still here.`,
  submissionWaits: (date: string, waits: string) => `Finished ${date}. ${waits}`,
  quizRefused: (reason: string) => `Refused: ${reason} The quiz and its answers are still here.`,
  quizWaits: (date: string, waits: string) => `Quiz made ${date}. ${waits}`,
  marksNetwork: 'Sent by themselves when you are online.',
  marksRefused: (reason: string) => `Your own marks were refused: ${reason} They are still here.`,
  marksWait: (date: string, waits: string) => `Your own marks, ${date}. ${waits}`,
  retryMarksOf: (title: string) => `Retry marks: ${title}`,
  exportMarks: 'Export Marks',
  exportMarksOf: (title: string) => `Export Marks: ${title}`,
  marksFile: (title: string) => `${title} marks`,
  reviews: (count: number) => plural(count, { one: '1 review', other: `${count} reviews` }),
  reviewsNetwork: (count: number) =>
    plural(count, { one: 'Sent by itself when you are online.', other: 'Sent by themselves when you are online.' }),
  reviewsRefused: (count: number, reason: string) =>
    plural(count, {
      one: `It was refused: ${reason} It counts on this device.`,
      other: `They were refused: ${reason} They count on this device.`,
    }),
  retryReviews: 'Retry reviews',
  fileRefused: (reason: string) => `Refused: ${reason} Try it again or remove it on the dashboard.`,
  fileAsks: (size: string, date: string) => `Document, ${size}, added ${date}. It waits for you: upload it on the dashboard.`,
  fileWaits: (size: string, date: string, waits: string) => `Document, ${size}, added ${date}. ${waits}`,
  fileNetwork: 'Uploaded by itself when you are online.',
  fileLogin: 'Uploaded after your next login.',

  // What is kept here
  onDevice: 'On this device',
  quizzes: (count: number, size: string) => plural(count, { one: `1 quiz, ${size}`, other: `${count} quizzes, ${size}` }),
  noQuiz: 'No quiz is kept yet. Each is kept by itself once it is ready.',
  madeHere: 'Made on this device, not sent yet',
  questions: (count: number, size: string) => plural(count, { one: `1 question, ${size}`, other: `${count} questions, ${size}` }),
  questionsInProgress: (count: number, size: string) =>
    plural(count, { one: `1 question, ${size}. In progress`, other: `${count} questions, ${size}. In progress` }),
  remove: (title: string) => `Remove ${title} from this device`,
  notKept: 'Not kept yet. Needs a network once.',
  keep: (filename: string) => `Keep ${filename} on this device`,
  keepFailed: 'The quiz could not be kept. Please try again when you are online.',

  // The device
  usedSpace: (size: string) => `<b>${size}</b> used`,
  freeSpace: (size: string) => `${size} free`,
  listUpdated: (date: string) => `Documents last updated ${date}.`,
  isProtected: 'Protected: the browser will not clear it by itself.',
  mayBeCleared: 'The browser may clear it when the device runs full.',
  protect: 'Protect',
  notProtected: 'The browser did not agree. Installing Oasis to the home screen usually helps.',
  clearedSoon: 'This browser clears it after seven days without a visit. Add Oasis to the home screen to keep it.',
  isInstalled: 'Opened as an installed app.',
  isInBrowser: 'Opened in the browser, not as an installed app.',

  // The self-test
  selfTest: 'Self-test',
  selfTestAbout: 'Checks now what will work without a network.',
  runTest: 'Run Self-test',
  testFailed: 'The test could not run',
  testFailedNote: 'Reload the page and run it again.',
  opens: 'Oasis opens without a network',
  opensNote: (date: string) => `Checked ${date}`,
  opensNot: 'Oasis does not open without a network yet',
  opensNotNote: 'Go online and run the test again: it loads what is missing.',
  readable: (readable: number, count: number) => `${readable} of ${count} kept quizzes can be read`,
  noneKept: 'None is kept yet.',
  saves: 'An answer is saved',
  savesNote: (milliseconds: number) => `In ${milliseconds} ms`,
  savesNot: 'This device cannot save answers',
  savesNotNote: 'Free some space, or leave private browsing.',
  sendsInBackground: 'Answers are sent in the background',
  sendsNotInBackground: 'Sending in the background is not supported here',
  sendsNotNote: 'Open Oasis once when you are online, and it sends.',
};
