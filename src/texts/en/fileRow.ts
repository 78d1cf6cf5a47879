// What stands beside the name of a file, wherever there is one.
export const fileRow = {
  /** in place of its ending */
  file: 'FILE',
  quiz: 'QUIZ',
  waitsToSend: 'Waiting to send',
  notAccepted: 'Not accepted',
};
