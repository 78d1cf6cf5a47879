// How an assignment went, for the owner of the group.
export const groupResults = {
  page: 'Group results',
  back: 'Back to Group',
  title: 'Results',
  loadFailed: 'Failed to load the results',
  unknownError: 'An unknown error occurred',

  // The table
  nobody: 'There is nobody in this group yet.',
  handedInOf: (count: number, members: number) => `${count} of ${members} handed in`,
  name: 'Name',
  score: 'Score',
  handedIn: 'Handed in',
  notYet: 'Not yet',
  late: (time: string) => `${time}<b> late</b>`,
  arrivedAfterClosing: (time: string) => `${time} by the device’s clock, <b>arrived after closing</b>`,
  lateAndAfterClosing: (time: string) => `${time}<b> late</b> by the device’s clock, <b>arrived after closing</b>`,
  arrived: (time: string) => `Arrived ${time}`,
  attempts: (count: number) => `${count} attempts`,

  answers: 'Answers',
  answersOf: (name: string) => `Answers of ${name}`,
  marksOnly: 'Some answers cannot be opened: the app did not tell their students that you can read them. You only see the score.',

  // A result that arrived late
  accepted: 'Accepted by you',
  undo: 'Undo',
  undoFor: (name: string) => `Undo: accept the result of ${name}`,
  lateResult: (arrivalTime: string, time: string, figure: string, score: string) =>
    `Arrived ${arrivalTime}, after the answers were shown. Handed in ${time} by the device’s clock: ${figure} (${score}). It does not count yet.`,
  accept: 'Accept',
  acceptOf: (name: string) => `Accept the result of ${name}`,
  acceptFailed: 'The result could not be changed. Please try again.',

  // The questions
  byQuestion: 'By question',
  rightAnswer: (answer: string) => `Right answer: <answer>${answer}</answer>`,
  nobodyAnswered: 'Nobody answered',
  right: (count: number, answerCount: number) => `${count} of ${answerCount} right`,
  commonestWrong: (answer: string, count: number) => `. Most common wrong answer: “<answer>${answer}</answer>” (${count})`,

  // A corrected question
  correct: 'Correct This Question',
  correctFor: (text: string) => `Correct this question: ${text}`,
  editTitle: 'You edited this quiz',
  editNote: 'The group still uses the version before your edit.',
  editWaits: 'Your edit is still being sent.',
  remark: 'Mark again what was handed in. Essays keep their marks.',
  correctGroup: 'Correct for the Group',
  correctedTitle: 'The group uses the corrected version',
  correctedNote: 'Attempts that began earlier are marked against the version they were taken on.',
  remarking: 'Answers are being marked again. The scores below may still change.',
  markAgain: 'Mark Them Again',
  takeBack: 'Undo the Correction',
  correctFailed: 'The correction could not be saved. Please try again.',
  version: (number: number) => `Version ${number}`,
  versionMarkedBy: (answer: number, key: number) => `Version ${answer}, marked by version ${key}`,

  // The file and the paper
  download: 'Download as CSV',
  print: 'Print',
  fileFailed: 'The file could not be made. Please try again.',
};
