// One group: its quizzes, its invitation, its members and its end.
export const group = {
  page: 'Group',
  back: 'Groups',
  isLeader: 'You lead this group.',
  leader: (name: string) => `Led by ${name}`,
  notYours: 'This group is not yours',
  notYoursNote: 'It was ended, or you are not in it (any more).',
  offline: 'This group cannot be shown offline yet',
  offlineNote: 'Open it once with a network. After that it works offline too.',
  loadFailed: 'Failed to load the group',
  unknownError: 'An unknown error occurred',
  actFailed: 'That did not work. Please try again.',

  // Its quizzes
  quizzes: 'Quizzes',
  nothingAssigned: 'Nothing is assigned yet.',
  nothingDue: 'Nothing is due.',
  assign: 'Assign a Quiz',
  handedIn: (times: string, count: number, members: number) => `${times}, ${count} of ${members} handed in`,
  viewResults: 'View Results',
  viewResultsOf: (title: string) => `View Results: ${title}`,
  take: 'Take Quiz',
  takeQuiz: (title: string) => `Take Quiz: ${title}`,
  results: 'Results',
  resultsOf: (title: string) => `Results: ${title}`,
  takeBack: 'Take Back',
  takeBackQuiz: (title: string) => `Take back ${title}`,
  confirmTakeBack: 'Yes, Take Back',
  confirmTakeBackQuiz: (title: string) => `Yes, take back ${title}`,

  // Its invitation
  invitation: 'Invitation',
  invitationWords: (name: string) => `Join ${name} on Oasis`,
  noInvitation: 'Nobody can join now. An invitation is a link and a code.',
  makeInvitation: 'Make an Invitation',
  invitationActs: { new: 'Make a New One', end: 'End It' },
  confirmInvitationActs: { new: 'Yes, Make a New One', end: 'Yes, End It' },
  invitationEnds: 'The link and the code that you handed out never work again. Members stay.',
  keepInvitation: 'Keep This One',

  // Its members
  members: 'Members',
  membersOffline: 'Who is in it is shown with a network.',
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
    owner: 'Its members keep their own results. The tables of results go.',
    member: 'Your own results stay yours. You can come back with an invitation.',
  },
  stay: 'Stay',
};
