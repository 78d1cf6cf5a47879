// Which reminders this browser shows.
export const remindersCard = {
  title: 'Reminders',
  note: 'Messages of this browser while Oasis is closed. They name no document, quiz or group.',
  blocked: 'This browser blocks messages of Oasis. Allow notifications for this site in the settings of your browser.',
  refused: 'Your browser did not allow messages of Oasis.',
  failed: 'Your reminders could not be changed. Please try again.',
  on: 'On',
  off: 'Off',
  quizReady: 'When a quiz is ready',
  assignmentDue: 'The day before an assignment is due',
  review: 'When cards are due for review',
  hour: 'Tell me at',
};
