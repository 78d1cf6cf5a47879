// Sharing a quiz: before, and once it has a link.
import { plural } from './plural.ts';

export const shareDialog = {
  title: (quiz: string) => `Share “${quiz}”`,
  close: 'Close',
  makeLink: 'Make a Link',
  makingLink: 'Making the Link...',
  shareFailed: 'The quiz could not be shared. Please try again.',
  loading: 'Loading...',
  needsNetwork: 'Sharing needs the network.',
  loadFailed: 'It could not be asked whether this quiz is shared.',

  // Before it is shared
  visible: (name: string) =>
    `Whoever has the link sees the title, the questions with their answers, the sentences of your document that they rest on, and your name “${name}”. Nobody sees the document, your address or your results.`,
  visibleWithoutName:
    'Whoever has the link sees the title, the questions with their answers, the sentences of your document that they rest on, and no name of yours. Nobody sees the document, your address or your results.',

  // Its link
  invitation: (quiz: string) => `A quiz on Oasis: ${quiz}`,
  leaderboard: 'Leaderboard',
  leaderboardNote:
    'Of each who chooses a name for it: that name, the first score and, of a timed quiz, the time. Others are not on it.',
  leaderboardFailed: 'The leaderboard could not be changed. Please try again.',
  openLeaderboard: 'Open the Leaderboard',
  end: 'The link lets people in',
  endHint: 'Whoever has joined keeps the quiz.',
  endFailed: 'The end could not be changed. Please try again.',
  ends: { never: 'Until I turn it off', day: 'For a day', week: 'For a week', month: 'For 30 days' },
  ranOut: (time: string) => `It ran out ${time}`,
  until: (time: string) => `Until ${time}`,

  // Turning it off
  turnLinkOff: 'Turn the Link Off',
  turnOffTitle: 'Turn the link off',
  turnOffNote: 'Nobody new gets in with this link, and it never works again. Those who joined keep the quiz.',
  keepOn: 'Keep It On',
  turnOff: 'Turn It Off',
  isOff: 'The link is off.',
  turnOffFailed: 'The link could not be turned off. Please try again.',

  // Who joined
  nobody: 'Nobody joined yet',
  members: (count: number) => `Joined: ${count.toLocaleString('en')}`,
  open: 'Others can join until you turn the link off.',
  openUntil: (time: string) => `Others can join until ${time}.`,
  isOver: (time: string) => `The link ran out ${time}. Nobody new gets in.`,
  showMore: 'Show more',
  withoutName: 'Somebody without a name',
  notTaken: (date: string) => `Joined ${date}, not taken yet`,
  taken: (date: string, count: number) =>
    plural(count, { one: `Joined ${date}, taken once`, other: `Joined ${date}, taken ${count} times` }),
  remove: 'Remove',
  removeMember: (name: string) => `Remove ${name}`,
  confirmRemove: 'Yes, Remove',
  confirmRemoveMember: (name: string) => `Yes, remove ${name}`,
  removed: (name: string) => `${name} was removed. What they did stays theirs.`,
  removeFailed: 'It could not be done. Please try again.',
};
