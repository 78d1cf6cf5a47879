// The leaderboard of a shared quiz.
import { plural } from './plural.ts';

export const board = {
  page: 'Leaderboard',
  loadFailed: 'Failed to load the leaderboard',
  unknownError: 'An unknown error occurred',
  none: 'There is no leaderboard',
  noneReason: 'It was turned off, or the quiz is no longer shared with you.',
  asOf: (time: string) => `As of ${time}. Go online to update it.`,

  // The own name on it
  isOff: 'You are not on the leaderboard.',
  isOn: 'You are on the leaderboard.',
  isOnLater: 'You will be on the leaderboard after your first attempt.',
  saveFailed: 'It could not be saved. Please try again.',
  ownName: (name: string) => `You appear as <b>${name}</b>. Only your first attempt counts.`,
  ownNameLater: (name: string) => `You will appear as <b>${name}</b> after your first attempt.`,
  takeOff: 'Remove Me',
  notOnIt:
    'Choose a name to appear here. Everyone who has this quiz will see that name, your first score and your time. You can remove it at any time.',
  nameField: 'Name on the leaderboard',
  nameHint: '2 to 24 characters.',
  putOn: 'Add Me',
  needsNetwork: 'You need to be online for this.',

  // The table
  nobody: 'Nobody is here yet. Choose a name, take the quiz, and be the first.',
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
