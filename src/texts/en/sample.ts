// The sample quiz and its result. The quiz itself stands in sampleQuiz.
export const sample = {
  page: 'Sample quiz',
  loadFailed: 'Failed to load quiz',
  unknownError: 'An unknown error occurred',
  text: 'The text of this quiz',
  readText: 'Read the text first (1 minute)',

  results: 'Quiz Results',
  quiz: (title: string) => `Sample quiz: ${title}`,
  ownDocument: 'Now try your own document',
  ownDocumentNote: 'Upload a chapter or your notes, and get a quiz like this one.',
  upload: 'Upload New Document',
  ownNotes: 'Now try your own notes',
  ownNotesNote:
    'Create an account, upload a chapter, and get a quiz like this one. This result stays on this device: you will find it on your dashboard.',
  createAccount: 'Create Account',
  again: 'Take It Again',
};
