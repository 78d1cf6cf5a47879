// Sharing a quiz: before, and once it has a link.
import { plural } from './plural.ts';

export const shareDialog = {
  title: (quiz: string) => `Share “${quiz}”`,
  close: 'Close',
  makeLink: 'Make a Link',
  makingLink: 'Making the Link...',
  shareFailed: 'The quiz could not be shared. Please try again.',
  loading: 'Loading...',
  needsNetwork: 'You need to be online to share.',
  loadFailed: 'Could not check whether this quiz is shared.',

  // Before it is shared
  visible: (name: string) =>
    `Everyone with the link sees the title, the questions and answers, the sentences they come from, and your name “${name}”. Nobody sees your document, your email or your results.`,
  visibleWithoutName:
    'Everyone with the link sees the title, the questions and answers, and the sentences they come from. Nobody sees your name, your document, your email or your results.',

  // Its link
  invitation: (quiz: string) => `A quiz on Oasis: ${quiz}`,
  leaderboard: 'Leaderboard',
  leaderboardNote: 'Shows the name, first score and time of everyone who chooses to appear.',
  leaderboardFailed: 'The leaderboard could not be changed. Please try again.',
  openLeaderboard: 'Open the Leaderboard',
  end: 'People can join',
  endHint: 'Everyone who has joined keeps the quiz.',
  endFailed: 'This could not be changed. Please try again.',
  ends: { never: 'Until I turn it off', day: 'For a day', week: 'For a week', month: 'For 30 days' },
  ranOut: (time: string) => `Expired ${time}`,
  until: (time: string) => `Until ${time}`,

  // Turning it off
  turnLinkOff: 'Turn the Link Off',
  turnOffTitle: 'Turn the link off',
  turnOffNote: 'Nobody new can join with this link, and it never works again. Everyone who joined keeps the quiz.',
  keepOn: 'Keep It On',
  turnOff: 'Turn It Off',
  isOff: 'The link is off.',
  turnOffFailed: 'The link could not be turned off. Please try again.',

  // Who joined
  nobody: 'Nobody has joined yet',
  members: (count: number) => `Joined: ${count.toLocaleString('en')}`,
  open: 'Others can join until you turn the link off.',
  openUntil: (time: string) => `Others can join until ${time}.`,
  isOver: (time: string) => `The link expired ${time}. Nobody new can join.`,
  showMore: 'Show more',
  withoutName: 'Someone without a name',
  notTaken: (date: string) => `Joined ${date}, not taken yet`,
  taken: (date: string, count: number) =>
    plural(count, { one: `Joined ${date}, taken once`, other: `Joined ${date}, taken ${count} times` }),
  remove: 'Remove',
  removeMember: (name: string) => `Remove ${name}`,
  confirmRemove: 'Yes, Remove',
  confirmRemoveMember: (name: string) => `Yes, remove ${name}`,
  removed: (name: string) => `${name} was removed. They keep their results.`,
  removeFailed: 'That did not work. Please try again.',
};
