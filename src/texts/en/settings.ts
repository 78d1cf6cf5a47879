// The settings, card by card.
import { plural } from './plural.ts';

const quizzes = (count: number) => plural(count, { one: '1 quiz', other: `${count} quizzes` });
const attempts = (count: number) => plural(count, { one: '1 attempt', other: `${count} attempts` });

export const settings = {
  page: 'Settings',
  on: 'On',
  off: 'Off',
  saving: 'Saving...',
  needsNetwork: 'You are offline. Go online to do this.',

  // This device
  look: 'On this device',
  language: 'Language',
  textSize: 'Text size',
  singleKeys: 'Keyboard shortcuts in a quiz',
  singleKeysHint: '1 to 4 or A to D choose an option, F flags, ? shows all keys. Turn this off if you use speech input.',

  // Review
  review: 'Review',
  retention: 'How much you want to remember',
  retentionNotes: { '0.8': 'Fewer reviews', '0.9': 'Usual', '0.95': 'More reviews' },
  retentionHint: 'A question comes back just before you would forget it.',
  newPerDay: 'New questions a day (at most)',
  storeFailed: 'This device could not save it. Please try again.',
  exam: 'Exam day',
  examHint: 'Every question comes back before this day, and once more in the week before it.',
  examOf: (title: string) => `Exam of “${title}”`,
  otherDay: 'Another day for one document',
  chooseDocument: 'Choose a document',
  noExam: 'No Exam',
  noExamFor: (exam: string) => `No Exam: ${exam}`,
  examFlaws: {
    over: 'This day is in the past. Choose today or a later day.',
    far: 'This day is more than five years ahead. Choose an earlier one.',
  },
  examIsOver: (day: string) => `${day} is in the past. Questions come back as usual.`,
  nothingNew: (day: string) => `You have met every question. All come back once more in the week before ${day}.`,
  pace: (aDay: number, day: string, count: number) => `${count} questions are new to you in review: ${aDay} a day until ${day}.`,
  reminder: 'Show due questions on the app icon',
  reminderHints: {
    none: 'This browser cannot show a number on the icon.',
    open: 'The icon of the installed app counts them, together with what is waiting to be sent. In this browser the number changes when you open Oasis.',
    closed:
      'The icon of the installed app counts them, together with what is waiting to be sent, even while Oasis is closed. The browser decides how often the number changes.',
  },

  // The account
  account: 'Account',
  verified: 'Verified',
  notVerified: 'Not verified',
  displayName: 'Display name',
  displayNameHint: 'What you want to be called: 2 to 24 characters, or empty.',
  saveName: 'Save Name',
  nameSaved: 'Your name was saved.',
  nameTakenAway: 'Your name was removed.',
  nameFailed: 'The name could not be saved.',

  // The password
  password: 'Password',
  noPassword:
    'You log in with another account, so you have no password here. To set one, log out and use “Forgot your password?” on the login page.',
  currentPassword: 'Current Password',
  newPassword: 'New Password',
  confirmNewPassword: 'Confirm New Password',
  changePassword: 'Change Password',
  passwordChanged: 'Your password was changed. Your other devices were logged out.',
  passwordFailed: 'The password could not be changed.',

  // Where the student is logged in
  sessions: 'Where you are logged in',
  sessionsFailed: 'The list could not be loaded.',
  tryAgain: 'Try Again',
  browserOn: (browser: string, system: string) => `${browser} on ${system}`,
  unknownDevice: 'Unknown device',
  lastUsed: (time: string) => `Last used ${time}`,
  thisDevice: 'This device',
  logOut: 'Log Out',
  logOutDevice: (device: string) => `Log out ${device}`,
  logOutOthers: 'Log Out All Others',
  loggedOut: 'That device was logged out.',
  othersLoggedOut: 'All other devices were logged out.',
  logOutFailed: 'The device could not be logged out.',

  // What this device keeps
  device: 'Kept on this device',
  contents: (quizCount: number, attemptCount: number) =>
    `${quizzes(quizCount)} with questions and answers, ${attempts(attemptCount)}, your list of documents, and the settings above.`,
  contentsUncounted: 'Quizzes with questions and answers, attempts, your list of documents, and the settings above.',
  nothingWaits: 'Nothing is waiting to be sent.',
  notSent: (things: string) => `Not on the server yet: ${things}.`,
  deviceNote:
    'They stay here when you log out. Other students do not see them in Oasis, but they are not encrypted: on a shared device, remove quizzes that nobody should find.',
  studyOffline: 'Study Offline',

  // All data
  data: 'Your data',
  dataNote: 'Your account, documents, quizzes and every answer you handed in, as one JSON file.',
  download: 'Download My Data',
  downloading: 'Downloading...',
  downloaded: 'Your data was downloaded.',
  downloadFailed: 'Your data could not be downloaded.',

  // The end of the account
  deletion: 'Delete account',
  deletionNote:
    'Deletes your account, documents, quizzes, answers and results, on the server and on this device. This cannot be undone.',
  delete: 'Delete Account',
  deleteTitle: 'Delete your account?',
  keep: 'Keep It',
  deleteForGood: 'Delete for Good',
  deleting: 'Deleting...',
  deleteUnsent: 'Not on the server yet',
  deleteUnsentNote: (things: string) => `${things} on this device will be lost for good.`,
  deleteSure: (email: string) =>
    `Everything in the account ${email} will be deleted: documents, quizzes, answers and results. This cannot be undone.`,
  yourEmail: 'Your email',
  yourPassword: 'Your password',
  deleted: 'Your account was deleted.',
  deleteFailed: 'The account could not be deleted.',
};
