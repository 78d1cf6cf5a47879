// The answers of a past paper that came without them.
export const pastPaper = {
  page: 'Add the answers',
  loadFailed: 'The questions of this paper could not be loaded. Please try again.',
  nothing: 'Nothing to add',
  nothingNote: 'This document waits for no answers. Its quiz is on the dashboard, or on its way.',
  about:
    'This paper came without its answers. Choose the right option of each question you know; the others are left out of the quiz.',
  storageFailed: 'This device could not store your answer. Send the answers before you close this page.',
  leaveOut: 'Leave out',
  leaveOutOf: (number: number) => `Leave out question ${number}`,

  answered: (answered: number, count: number) => `${answered} of ${count} answered`,
  answeredTooFew: (answered: number, count: number, fewest: number) =>
    `${answered} of ${count} answered. A quiz needs at least ${fewest}`,
  answeredOffline: (answered: number, count: number) =>
    `${answered} of ${count} answered. Sending needs the network; your choices are kept on this device`,
  answeredTooFewOffline: (answered: number, count: number, fewest: number) =>
    `${answered} of ${count} answered. Sending needs the network; your choices are kept on this device. A quiz needs at least ${fewest}`,
  write: 'Write the quiz',
  sending: 'Sending...',
  sent: 'The answers were sent. The quiz is being written.',
  sendFailed: 'The answers could not be sent. They are kept on this device; please try again.',
};
