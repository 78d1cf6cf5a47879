// What the link of a shared quiz opens, and its try.
import { plural } from './plural.ts';

export const sharedQuiz = {
  page: 'A shared quiz',
  owner: (name: string) => `Shared by ${name}`,
  ownerUnknown: 'Shared with you',
  intro: 'Take it here, without an account, or join and keep it on your device.',

  // What it is
  questions: (count: number) =>
    plural(count, {
      one: '1 question, each with its answer explained',
      other: `${count} questions, each with its answer explained`,
    }),
  noTimeLimit: 'No time limit',
  timeLimit: (minutes: number) =>
    plural(minutes, { one: '1 minute when it counts', other: `${minutes.toLocaleString('en')} minutes when it counts` }),
  visible: 'You see the questions and the sentences that they rest on, not the document.',
  tryIt: 'Try it',
  waysOfStudent: 'Join keeps it on your dashboard, offline too. A try stays on this device: nothing of it is sent.',
  waysOfVisitor:
    'Join needs an account, and keeps the quiz on your dashboard, offline too. A try needs none: it is scored on this device, and nothing of it is sent.',

  // The try and its result
  tryPage: 'Shared quiz',
  loadFailed: 'Failed to load quiz',
  unknownError: 'An unknown error occurred',
  results: 'Quiz Results',
  subtitle: (title: string) => `Tried: ${title}`,
  joinTitle: 'Join to have it count',
  joinNote: 'This try stays on this device. Once you joined, the quiz is on your dashboard, offline too.',
  tryAgain: 'Try It Again',
};
