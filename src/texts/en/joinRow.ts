// A wish to join that waits for the network, or was refused.
export const joinRow = {
  whenOnline: 'You join by itself once there is a network.',
  renamed: (joinedName: string, refusedName: string) => `You joined as “${joinedName}”: “${refusedName}” cannot be used here.`,
  renamedToNobody: (refusedName: string) => `You joined without a name: “${refusedName}” cannot be used here.`,
  chooseName: 'Choose Another Name',
  chooseNameFor: (title: string) => `Choose another name for ${title}`,
  leaveName: 'Leave It',
  leaveNameIn: (title: string) => `Leave the name in ${title}`,
  refused: (reason: string) => `You could not join: ${reason}`,
  openLink: 'Open the Link',
  open: (title: string) => `Open ${title}`,
  retry: 'Retry',
  retryOf: (title: string) => `Retry: ${title}`,
  doNotJoin: 'Do Not Join',
  doNotJoinQuiz: (title: string) => `Do not join ${title}`,
  failed: 'This device could not do it. Please try again.',
};
