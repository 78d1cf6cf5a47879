// A wish to join that waits for the network, or was refused.
export const joinRow = {
  whenOnline: 'You will join as soon as you are online.',
  renamed: (joinedName: string, refusedName: string) => `You joined as “${joinedName}”: “${refusedName}” cannot be used here.`,
  renamedToNobody: (refusedName: string) => `You joined without a name: “${refusedName}” cannot be used here.`,
  chooseName: 'Choose Another Name',
  chooseNameFor: (title: string) => `Choose another name for ${title}`,
  leaveName: 'Keep It As Is',
  leaveNameIn: (title: string) => `Keep the name in ${title} as is`,
  refused: (reason: string) => `You could not join: ${reason}`,
  openLink: 'Open the Link',
  open: (title: string) => `Open ${title}`,
  retry: 'Retry',
  retryOf: (title: string) => `Retry: ${title}`,
  doNotJoin: 'Do Not Join',
  doNotJoinQuiz: (title: string) => `Do not join ${title}`,
  failed: 'That did not work on this device. Please try again.',
};
