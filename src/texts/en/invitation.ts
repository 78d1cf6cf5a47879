// What an invitation to a group opens.
export const invitation = {
  page: 'An invitation',
  owner: (name: string) => `${name} invites you to a group`,
  ownerUnknown: 'Invitation to a group',
  intro: 'Quizzes assigned in the group come to your dashboard, offline too.',
  nameHint: (owner: string) =>
    `${owner} sees this name, your results and the answers that you hand in to the group’s quizzes. Other members see none of it.`,
};
