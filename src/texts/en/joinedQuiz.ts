// The dashboard's quizzes that others share.
export const joinedQuiz = {
  openByCode: 'Open a shared quiz by its code',
  title: 'Shared with me',
  assigned: (title: string) => `“${title}” was assigned to you.`,
  show: 'Show',

  // One of them
  owner: (name: string) => `Shared by ${name}`,
  ownerUnknown: 'Shared with you',
  inGroup: (group: string, standing: string) => `${group}: ${standing}`,
  acts: { resume: 'Resume', retake: 'Retake', take: 'Take Quiz' },
  actsFor: {
    resume: (title: string) => `Resume: ${title}`,
    retake: (title: string) => `Retake: ${title}`,
    take: (title: string) => `Take Quiz: ${title}`,
  },
  viewResults: 'View Results',
  viewResultsOf: (title: string) => `View Results: ${title}`,
  more: (title: string) => `More for ${title}`,
  leaderboard: 'Leaderboard',
  leave: 'Leave',
  left: (title: string) => `You left “${title}”.`,
  leaveFailed: 'You could not leave now. Please try again when you are online.',

  // Before one leaves
  leaveTitle: 'Leave this quiz?',
  stay: 'Stay',
  leaveNote: (title: string) =>
    `“${title}” leaves your dashboard, and you leave its leaderboard. You keep your results, and you can join again with the link.`,
};
