// What can be done with a document or a quiz, and undone: its menu, the dialogs of it, and the note with the way back.
import { plural } from './plural.ts';

export const documentMenu = {
  label: (filename: string) => `More for ${filename}`,
  newQuiz: 'New quiz from this document',
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
  submissionsStay: 'Its submissions stay.',
  restoreFailed: 'The document could not be brought back. Please try again.',
  deleteFailed: 'The document could not be deleted. Please try again.',
  onDeviceOnly: 'It was on this device only, and so were its answers.',
  quizRestoreFailed: 'The quiz could not be brought back. Please try again.',
  quizDeleteFailed: 'The quiz could not be deleted. Please try again.',
  kept: 'Kept on this device.',
  keepFailed: 'The quiz could not be kept. Please try again when you are online.',
  removed: (title: string) => `“${title}” was removed from this device`,
  keptOnOpening: 'It is kept again once you open it.',
  needsNetwork: 'It needs a network to open again.',
  removeFailed: 'The quiz could not be removed. Please try again.',

  // The only copy
  removeTitle: 'Remove the only copy here?',
  keepIt: 'Keep It',
  remove: 'Remove',
  removeNote: (title: string) => `You are offline. Once removed, “${title}” cannot be opened again before you have a network.`,

  // The time limit
  save: 'Save',
  saving: 'Saving...',
  cancel: 'Cancel',
  limitSaved: 'Time limit saved.',
  limitFailed: 'The time limit could not be saved. Please try again.',
  limitNote: 'A quiz that you have begun keeps its deadline.',
  limitNeedsNetwork: 'Changing the limit needs the network.',

  // An open attempt is put away
  discardTitle: 'Discard this attempt?',
  discard: 'Discard',
  discardTooLate: 'It was not discarded: it has ended already.',
  discardFailed: 'It could not be discarded. Please try again.',
  nothingAnswered: (title: string) => `“${title}”: nothing is answered yet.`,
  answersLost: (title: string, count: number) =>
    plural(count, {
      one: `“${title}”: your 1 answer is put away. It is not sent and counts nowhere.`,
      other: `“${title}”: your ${count} answers are put away. They are not sent and count nowhere.`,
    }),
  orphanLost: 'Its document was deleted, so this quiz cannot be taken again.',
  quizStays: 'The quiz itself stays, and you can take it from the beginning.',

  // The way back
  undo: 'Undo',
  undoAll: 'Undo All',
  undoOf: (words: string) => `Undo: ${words}`,
  removedCount: (count: number) => `${count} removed`,
  undoUntil: 'You can undo this until you leave the page.',
  undoEachUntil: 'Each can be undone until you leave the page.',
};
