// The answers of a past paper that came without them.
export const pastPaper = {
  page: 'Add the answers',
  loadFailed: 'The questions of this paper could not be loaded. Please try again.',
  nothing: 'Nothing to add',
  nothingNote: 'This document needs no answers. Its quiz is on the dashboard, or on its way.',
  about: 'This paper has no answers. Choose the right option for each question you know. The others are left out of the quiz.',
  storageFailed: 'This device could not save your answer. Send the answers before you close this page.',
  leaveOut: 'Leave out',
  leaveOutOf: (number: number) => `Leave out question ${number}`,

  answered: (answered: number, count: number) => `${answered} of ${count} answered`,
  answeredTooFew: (answered: number, count: number, fewest: number) =>
    `${answered} of ${count} answered. A quiz needs at least ${fewest}`,
  answeredOffline: (answered: number, count: number) =>
    `${answered} of ${count} answered. You are offline; your choices are saved on this device`,
  answeredTooFewOffline: (answered: number, count: number, fewest: number) =>
    `${answered} of ${count} answered. You are offline; your choices are saved on this device. A quiz needs at least ${fewest}`,
  write: 'Make the Quiz',
  sending: 'Sending...',
  sent: 'Answers sent. Your quiz is being made.',
  sendFailed: 'The answers could not be sent. They are saved on this device; please try again.',
};
