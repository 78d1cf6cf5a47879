// All quizzes of one document, and the way to another one.
export const documentPage = {
  page: 'Quizzes of a document',
  quizzes: (count: number) => `All ${count} quizzes`,
  itsQuiz: 'Its quiz',
  itsFailure: 'What came of it',
  missing: 'This document is not here',
  missingNote: 'It was deleted, or it is another student’s.',

  newQuiz: 'New quiz from this document',
  partsLoading: 'Its parts are being looked up, for you to choose from.',
  noParts: 'You can choose parts of a document with headings after it is read.',
  needsNetwork: 'The quiz is written on the server, so this needs the network.',
  write: 'Write the Quiz',
  sending: 'Sending...',
  beingWritten: 'The quiz is being written. It stands in the list below.',
  writeFailed: 'The quiz could not be asked for. Please try again.',
};
