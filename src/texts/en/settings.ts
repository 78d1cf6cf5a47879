// The settings, card by card.
import { plural } from './plural.ts';

const quizzes = (count: number) => plural(count, { one: '1 quiz', other: `${count} quizzes` });
const attempts = (count: number) => plural(count, { one: '1 attempt', other: `${count} attempts` });

export const settings = {
  page: 'Settings',
  on: 'On',
  off: 'Off',
  loading: 'Loading...',
  saving: 'Saving...',
  needsNetwork: 'You are offline. This needs the network.',

  // This device
  look: 'On this device',
  textSize: 'Text size',
  singleKeys: 'Single keys in a quiz',
  singleKeysHint: '1 to 4 or A to D choose an option, F flags, ? shows all keys. Speech input may press them by accident.',

  // Review
  review: 'Review',
  retention: 'How much you want to remember',
  retentionNotes: { '0.8': 'Fewer reviews', '0.9': 'Usual', '0.95': 'More reviews' },
  retentionHint: 'A question comes back when you would just still know it.',
  newPerDay: 'New questions a day, at most',
  storeFailed: 'This device could not store it. Please try again.',
  exam: 'Day of your exam',
  examHint: 'Nothing is put off beyond it, and in the week before every question comes once more.',
  examOf: (title: string) => `Exam of “${title}”`,
  otherDay: 'Another day for one document',
  chooseDocument: 'Choose a document',
  noExam: 'No Exam',
  noExamFor: (exam: string) => `No Exam: ${exam}`,
  examFlaws: {
    over: 'This day is over. Choose today or a later day.',
    far: 'This day is more than five years ahead. Choose an earlier one.',
  },
  examIsOver: (day: string) => `${day} is over. Every question comes as it would without an exam.`,
  nothingNew: (day: string) => `Until ${day} no question is new to you; all of them come once more in its last week.`,
  pace: (aDay: number, day: string, count: number) =>
    `${aDay} new a day until ${day}, of ${count} that you have not met in review yet.`,
  reminder: 'Number of due questions on the icon',
  reminderHints: {
    none: 'This browser shows no number on an icon. Where Oasis is installed in one that does, it appears there.',
    open: 'The icon of the installed app counts them beside what waits to be sent. In this browser the number is renewed when Oasis is opened.',
    closed:
      'The icon of the installed app counts them beside what waits to be sent, also while Oasis is closed. The browser decides how often it looks.',
  },

  // The account
  account: 'Account',
  verified: 'Verified',
  notVerified: 'Not verified',
  displayName: 'Display name',
  displayNameHint: 'What you want to be called. 2 to 24 letters, or nothing.',
  saveName: 'Save Name',
  nameSaved: 'Your name is saved.',
  nameTakenAway: 'Your name was taken away.',
  nameFailed: 'The name could not be saved.',

  // The password
  password: 'Password',
  noPassword:
    'You log in through another account, so there is no password here. To have one too, log out and use “Forgot your password?” on the login.',
  currentPassword: 'Current Password',
  newPassword: 'New Password',
  confirmNewPassword: 'Confirm New Password',
  changePassword: 'Change Password',
  passwordChanged: 'Your password is changed. Your other devices are logged out.',
  passwordFailed: 'The password could not be changed.',

  // Where the student is logged in
  sessions: 'Where you are logged in',
  sessionsFailed: 'The list could not be loaded.',
  tryAgain: 'Try Again',
  browserOn: (browser: string, system: string) => `${browser} on ${system}`,
  unknownDevice: 'A device that is not known',
  lastUsed: (time: string) => `Last used ${time}`,
  thisDevice: 'This device',
  logOut: 'Log Out',
  logOutDevice: (device: string) => `Log out ${device}`,
  logOutOthers: 'Log Out All Others',
  loggedOut: 'That device is logged out.',
  othersLoggedOut: 'All other devices are logged out.',
  logOutFailed: 'The device could not be logged out.',

  // What this device keeps
  device: 'Kept on this device',
  contents: (quizCount: number, attemptCount: number) =>
    `${quizzes(quizCount)} with questions and answers, ${attempts(attemptCount)}, your list of documents, and the choices above.`,
  contentsUncounted: 'Quizzes with questions and answers, attempts, your list of documents, and the choices above.',
  nothingWaits: 'Nothing waits to be sent.',
  notSent: (things: string) => `Not on the server yet: ${things}.`,
  deviceNote:
    'Logging out leaves them here for your next login. No other student sees them in Oasis, but they are not encrypted: on a shared device, remove quizzes that nobody should find.',
  studyOffline: 'Study Offline',

  // All data
  data: 'Your data',
  dataNote: 'Your account, documents, quizzes and every answer you handed in, as one JSON file.',
  download: 'Download My Data',
  downloading: 'Downloading...',
  downloaded: 'Your data is downloaded.',
  downloadFailed: 'Your data could not be downloaded.',

  // The end of the account
  deletion: 'Delete account',
  deletionNote: 'Your account, documents, quizzes, answers and results, on the server and on this device. It cannot be undone.',
  delete: 'Delete Account',
  deleteTitle: 'Delete your account?',
  keep: 'Keep It',
  deleteForGood: 'Delete for Good',
  deleting: 'Deleting...',
  deleteUnsent: 'Not on the server yet',
  deleteUnsentNote: (things: string) => `${things} on this device: lost for good with the account.`,
  deleteSure: (email: string) =>
    `Everything of ${email} is deleted: documents, quizzes, answers and results. It cannot be undone.`,
  yourEmail: 'Your email',
  yourPassword: 'Your password',
  deleted: 'Your account is deleted.',
  deleteFailed: 'The account could not be deleted.',
};
