// The dashboard: the list of documents, and what stands above and below it.
import { plural } from './plural.ts';

export const documents = {
  page: 'Dashboard',
  title: 'Your Documents',
  about: 'Manage materials and take auto-generated quizzes.',
  upload: 'Upload New Document',
  loadFailed: 'Failed to load documents',
  unknownError: 'An unknown error occurred',
  refresh: "Please refresh the page if it's taking too long to generate the quiz.",

  // No documents yet
  none: 'No documents yet! Upload your first document to get started.',
  fileTypes: 'PDF, PPTX, DOCX or TXT, up to 100 MB.',
  sampleQuiz: 'Try a sample quiz',
  sampleScore: (score: string) => `Your sample quiz: ${score}`,

  // One document
  columns: { filename: 'Filename', uploaded: 'Uploaded', status: 'Status', actions: 'Actions' },
  uploaded: 'uploaded',
  states: { waiting: 'Waiting', reading: 'Reading', writing: 'Writing quiz', failed: 'Failed' },
  lastScore: (score: string) => `Last score ${score}`,
  readingTime: 'A scanned page takes about 6 seconds to read.',
  takeQuiz: 'Take Quiz',
  resume: 'Resume',
  viewResults: 'View Results',
  delays: { incomplete: 'Processing not complete', generating: 'Generating quiz' },
  /** an act, and the document that it is for */
  actFor: (act: string, filename: string) => `${act}: ${filename}`,
  moreFor: (filename: string) => `More for ${filename}`,

  // What a document offers beside its quiz
  uploadAnother: 'Upload Another File',
  addAnswers: 'Add the answers',
  betterQuiz: 'A better quiz is ready',
  betterQuizBegins: 'A better quiz is being written',
  betterQuizProgress: (partCount: number, all: number) =>
    plural(all, {
      one: `A better quiz is being written: ${partCount} of ${all} part`,
      other: `A better quiz is being written: ${partCount} of ${all} parts`,
    }),
  unreadPages: (pages: string, count: number) =>
    plural(count, {
      one: `Too little could be read on page ${pages}: nothing is asked about it.`,
      other: `Too little could be read on pages ${pages}: nothing is asked about them.`,
    }),

  // What to do next
  next: 'Next',
  notTaken: 'Ready, not taken yet',
  takeQuizNext: (filename: string) => `Take Quiz, next: ${filename}`,
  continue: 'Continue',
  stoppedHere: 'Continue where you stopped',
  showMore: (count: number) => `Show ${count} More`,
  position: (position: number, count: number) => `Question ${position} of ${count}`,
  orphan: 'Its document was deleted. You can still finish this quiz.',
  resumeQuiz: 'Resume Quiz',
  discard: 'Discard',
  timeLeft: (time: string) => `${time} left`,
  today: 'Today',
  comesBack: 'What you got wrong comes back',
  dueToday: (count: number) => plural(count, { one: '1 question due today', other: `${count} questions due today` }),
  review: (count: number) => plural(count, { one: 'Review 1 question', other: `Review ${count} questions` }),

  // A long list
  sortAndFilter: 'Sort and filter',
  sortBy: 'Sort by',
  orders: { newest: 'Newest first', name: 'Name', score: 'Last score, lowest first' },
  show: 'Show',
  filters: { all: 'All', untaken: 'Not taken', low: 'Below 70%' },
  search: 'Search documents by name',
  searchHint: 'Search by name or title',
  clearSearch: 'Clear the search',
  showAll: 'Show All',
  nothing: {
    all: 'There are no documents in your list.',
    untaken: 'You have taken every quiz in your list.',
    low: 'No quiz in your list is below 70%.',
  },
  nothingFound: {
    all: (words: string) => `No document has “${words}” in its name or title.`,
    untaken: (words: string) => `No quiz that you have not taken has “${words}” in its name or title.`,
    low: (words: string) => `No quiz below 70% has “${words}” in its name or title.`,
  },

  // Notices
  quizzesWritten: (count: number) =>
    plural(count, { one: 'One of your documents now has a quiz.', other: `${count} of your documents now have a quiz.` }),
  isVerified: 'Your email is verified.',
  verifyEmail: 'Verify Your Email',
  emailSent: 'Verification email sent.',
  emailFailed: 'Failed to send verification email.',
  resend: 'Resend Email',
  linkSent: (email: string) => `We sent a link to ${email}. Open it to confirm the address is yours.`,
};
