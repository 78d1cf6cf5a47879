// All quizzes of one document, and the way to another one.
export const documentPage = {
  page: 'Quizzes of this document',
  quizzes: (count: number) => `All ${count} quizzes`,
  itsQuiz: 'Quiz',
  itsFailure: 'What happened',
  missing: 'Document not found',
  missingNote: 'It was deleted, or it belongs to another student.',

  newQuiz: 'New quiz from this document',
  partsLoading: 'Loading the parts you can choose from...',
  noParts: 'If the document has headings, you can choose parts of it once it has been read.',
  needsNetwork: 'You need to be online to make a new quiz.',
  write: 'Make the Quiz',
  sending: 'Sending...',
  beingWritten: 'Your quiz is being made. You will find it in the list below.',
  writeFailed: 'The quiz could not be started. Please try again.',
};
