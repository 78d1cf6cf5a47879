// What the link of a shared quiz opens, and its try.
import { plural } from './plural.ts';

export const sharedQuiz = {
  page: 'A shared quiz',
  owner: (name: string) => `Shared by ${name}`,
  ownerUnknown: 'Shared with you',
  intro: 'Try it here without an account, or join to keep it on your device.',

  // What it is
  questions: (count: number) =>
    plural(count, {
      one: '1 question with its answer explained',
      other: `${count} questions with their answers explained`,
    }),
  noTimeLimit: 'No time limit',
  timeLimit: (minutes: number) =>
    plural(minutes, { one: '1 minute once you join', other: `${minutes.toLocaleString('en')} minutes once you join` }),
  visible: 'You see the questions and the sentences they come from, not the document.',
  tryIt: 'Try it',
  waysOfStudent: 'Join to keep it on your dashboard, offline too. If you only try it, nothing is sent.',
  waysOfVisitor:
    'Join with an account to keep it on your dashboard, offline too. To try it you need no account, and nothing is sent.',

  // The try and its result
  tryPage: 'Shared quiz',
  loadFailed: 'Failed to load quiz',
  unknownError: 'An unknown error occurred',
  results: 'Quiz Results',
  subtitle: (title: string) => `Tried: ${title}`,
  joinTitle: 'Join to keep this quiz',
  joinNote: 'This try stays on this device and does not count. Once you join, the quiz is on your dashboard, offline too.',
  tryAgain: 'Try It Again',
};
