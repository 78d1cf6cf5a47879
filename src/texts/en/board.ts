// The leaderboard of a shared quiz.
import { plural } from './plural.ts';

export const board = {
  page: 'Leaderboard',
  loadFailed: 'Failed to load the leaderboard',
  unknownError: 'An unknown error occurred',
  none: 'There is no leaderboard',
  noneReason: 'It was turned off, or the quiz is not shared with you any more.',
  asOf: (time: string) => `As of ${time}. A network brings the newest.`,

  // The own name on it
  isOff: 'You are not on the leaderboard.',
  isOn: 'You are on the leaderboard.',
  isOnLater: 'You are on the leaderboard after your first attempt.',
  saveFailed: 'It could not be saved. Please try again.',
  ownName: (name: string) => `You are on it as <b>${name}</b>. A retake changes nothing here.`,
  ownNameLater: (name: string) => `Your name on it is <b>${name}</b>. It appears in the table after your first attempt.`,
  takeOff: 'Take Me Off',
  notOnIt:
    'You are not on it. With a name, everybody who has this quiz sees that name, your first score and your time. You can leave any time. You have one name here, on whatever device: the one that you chose last.',
  nameField: 'Name on the leaderboard',
  nameHint: '2 to 24 letters.',
  putOn: 'Put Me On It',
  needsNetwork: 'This needs the network.',

  // The table
  nobody: 'Nobody is on it yet. Take the quiz with a name, and you are the first.',
  rank: 'Rank',
  name: 'Name',
  score: 'Score',
  time: 'Time',
  loading: 'Loading...',
  showMore: 'Show more',
  students: (count: number) => plural(count, { one: '1 student', other: `${count.toLocaleString('en')} students` }),
  you: '(you)',
  right: (count: number) => `${count} right`,
};
