// One group: its quizzes, its invitation, its members and its end.
export const group = {
  page: 'Group',
  back: 'Groups',
  isLeader: 'You lead this group.',
  leader: (name: string) => `Led by ${name}`,
  notYours: 'Group not found',
  notYoursNote: 'It has ended, or you are no longer in it.',
  offline: 'This group cannot be shown offline yet',
  offlineNote: 'Open it once while you are online. After that it works offline too.',
  loadFailed: 'Failed to load the group',
  unknownError: 'An unknown error occurred',
  actFailed: 'That did not work. Please try again.',

  // Its quizzes
  quizzes: 'Quizzes',
  nothingAssigned: 'No quizzes assigned yet.',
  nothingDue: 'Nothing is due.',
  assign: 'Assign a Quiz',
  handedIn: (times: string, count: number, members: number) => `${times}, ${count} of ${members} handed in`,
  viewResults: 'View Results',
  viewResultsOf: (title: string) => `View Results: ${title}`,
  take: 'Take Quiz',
  takeQuiz: (title: string) => `Take Quiz: ${title}`,
  results: 'Results',
  resultsOf: (title: string) => `Results: ${title}`,
  takeBack: 'Unassign',
  takeBackQuiz: (title: string) => `Unassign ${title}`,
  confirmTakeBack: 'Yes, Unassign',
  confirmTakeBackQuiz: (title: string) => `Yes, unassign ${title}`,

  // Its invitation
  invitation: 'Invitation',
  invitationWords: (name: string) => `Join ${name} on Oasis`,
  noInvitation: 'Nobody can join yet. Make an invitation: a link and a code to share.',
  makeInvitation: 'Make an Invitation',
  invitationActs: { new: 'Make a New One', end: 'End It' },
  confirmInvitationActs: { new: 'Yes, Make a New One', end: 'Yes, End It' },
  invitationEnds: 'The old link and code will never work again. Members stay.',
  keepInvitation: 'Keep This One',

  // Its members
  members: 'Members',
  membersOffline: 'Go online to see the members.',
  loading: 'Loading...',
  nobody: 'Nobody has joined yet.',
  joined: (date: string) => `Joined ${date}`,
  remove: 'Remove',
  removeMember: (name: string) => `Remove ${name}`,
  confirmRemove: 'Yes, Remove',
  confirmRemoveMember: (name: string) => `Yes, remove ${name}`,

  // Its end
  end: { owner: 'End This Group', member: 'Leave This Group' },
  confirmEnd: { owner: 'Yes, End It', member: 'Yes, Leave' },
  endNotes: {
    owner: 'Members keep their own results. Your tables of results will be deleted.',
    member: 'You keep your results, and you can come back with an invitation.',
  },
  stay: 'Stay',
};
