// What stands around the screens of those who are signed in: the way to the settings, the phone's bar, and the strips.
import { plural } from './plural.ts';

export const frame = {
  settings: 'Settings',
  mainOnPhone: 'Main, phone',
  home: 'Home',
  study: 'Study',
  upload: 'Upload',
  groups: 'Groups',
  account: 'Account',

  offline: '<b>You are offline.</b>',
  offlineAndReady: (count: number) =>
    plural(count, {
      one: '<b>You are offline.</b> 1 quiz on this device is ready to take.',
      other: `<b>You are offline.</b> ${count} quizzes on this device are ready to take.`,
    }),
  offlineAndEmpty: '<b>You are offline.</b> There are no quizzes on this device yet.',
  backOnline: '<b>You are online again.</b> What waited on this device is being sent.',
  newVersion: 'A new version of Oasis is ready.',
  update: 'Update',
  quizIsOpen: 'A quiz is open in another tab. Finish or close it, then update.',
  timeUp: "Time's up! Submitting quiz automatically.",
  handedIn: (title: string) => `“${title}” was handed in with the answers you gave in time.`,
  viewResults: 'View Results',
  closeNotice: (title: string) => `Close the notice about ${title}`,
  signInToSend: 'Sign in to send your answers',
  signIn: 'Sign In',
  canGoOn: 'You can carry on: your answers are saved on this device. After signing in you come back to this quiz.',
  close: 'Close',
};
