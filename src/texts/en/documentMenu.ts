// What can be done with a document or a quiz, and undone: its menu, the dialogs of it, and the note with the way back.
import { plural } from './plural.ts';

export const documentMenu = {
  label: (filename: string) => `More for ${filename}`,
  newQuiz: 'New quiz from this document',
  allQuizzes: 'All quizzes of this document',
  partQuizzes: 'Quizzes by chapter',
  formats: 'Print and other formats',
  edit: 'Edit quiz',
  share: 'Share',
  timeLimit: 'Time limit',
  download: (format: string) => `Download ${format}`,
  removeHere: 'Remove from this device',
  keepHere: 'Keep on this device',
  deleteQuiz: 'Delete this quiz',
  deleteDocument: 'Delete document',

  // What came of it
  deleted: (filename: string) => `“${filename}” was deleted`,
  submissionsStay: 'Your results are kept.',
  restoreFailed: 'The document could not be restored. Please try again.',
  deleteFailed: 'The document could not be deleted. Please try again.',
  onDeviceOnly: 'It was only on this device, and so were its answers.',
  quizRestoreFailed: 'The quiz could not be restored. Please try again.',
  quizDeleteFailed: 'The quiz could not be deleted. Please try again.',
  kept: 'Kept on this device.',
  keepFailed: 'The quiz could not be kept. Please try again when you are online.',
  removed: (title: string) => `“${title}” was removed from this device`,
  keptOnOpening: 'It comes back when you open it.',
  needsNetwork: 'You need to be online to open it again.',
  removeFailed: 'The quiz could not be removed. Please try again.',

  // The only copy
  removeTitle: 'Remove it while you are offline?',
  keepIt: 'Keep It',
  remove: 'Remove',
  removeNote: (title: string) => `You can open “${title}” again only when you are back online.`,

  // The time limit
  save: 'Save',
  saving: 'Saving...',
  cancel: 'Cancel',
  limitSaved: 'Time limit saved.',
  limitFailed: 'The time limit could not be saved. Please try again.',
  limitNote: 'A quiz that you have already started keeps its deadline.',
  limitNeedsNetwork: 'You need to be online to change the limit.',

  // An open attempt is put away
  discardTitle: 'Discard this attempt?',
  discard: 'Discard',
  discardTooLate: 'This attempt has already ended, so it was not discarded.',
  discardFailed: 'It could not be discarded. Please try again.',
  nothingAnswered: (title: string) => `You have not answered anything in “${title}” yet.`,
  answersLost: (title: string, count: number) =>
    plural(count, {
      one: `Your answer in “${title}” will be lost. It is not sent and does not count.`,
      other: `Your ${count} answers in “${title}” will be lost. They are not sent and do not count.`,
    }),
  orphanLost: 'Its document was deleted, so you cannot take this quiz again.',
  quizStays: 'You keep the quiz, and you can take it from the beginning.',

  // The way back
  undo: 'Undo',
  undoAll: 'Undo All',
  undoOf: (words: string) => `Undo: ${words}`,
  removedCount: (count: number) => `${count} removed`,
  undoUntil: 'You can undo this until you leave the page.',
  undoEachUntil: 'You can undo each until you leave the page.',
};
