// Importing a quiz: the text or the file, what was read of it, and what is wrong with it.
import type { TypeName } from '#core/quiz/questionTypes';
import { plural } from './plural.ts';

export const quizImport = {
  page: 'Import a quiz',
  about: (formats: string) =>
    `Paste questions or choose a file: plain text with “Answer: B”, ${formats}, or an Anki deck, H5P or QTI package. They are read on this device.`,
  write: 'Write your own quiz',
  chooseFile: 'Choose a file',
  removeFile: 'Remove file',
  reading: 'Reading the questions...',
  cancel: 'Cancel',
  bringBack: 'Restore Previous Text',
  fileQuestions: 'The questions',
  pasteQuestions: 'Or paste the questions',
  example: 'Which gas do plants take in? {\n  =Carbon dioxide\n  ~Oxygen\n  ~Nitrogen\n}\n\nThe capital of Ghana? {=Accra}',
  fileText: 'The text of the file',
  format: 'Format',
  formatOfText: (name: string) => `${name} (text)`,
  title: 'Title',
  titleNeeded: 'Give the quiz a title.',
  importing: 'Importing...',
  import: (count: number, number: string) =>
    plural(count, { one: `Import ${number} question`, other: `Import ${number} questions` }),
  importSome: (number: string, total: string) => `Import ${number} of ${total} questions`,
  /** Of pasted questions that name nothing. */
  defaultTitle: 'Imported quiz',
  imported: (title: string) => `“${title}” was imported.`,
  storageFailed: 'This device could not save the quiz. Please try again.',

  // What was read
  problems: (count: number) =>
    plural(count, { one: '1 problem to fix before importing', other: `${count} problems to fix before importing` }),
  notWhole: 'Not everything will be imported',
  downloadRest: 'Download the rest',
  restFilename: (title: string, ending: string) => `${title} (not imported).${ending}`,
  line: (line: number) => `Line ${line}:`,
  changed: 'Some text was changed',
  columns: (columns: string) => `Columns: ${columns}`,
  column: (name: string, role: string) => (name === '' ? role : `${name} → ${role}`),
  columnRoles: {
    question: 'Question',
    answer: 'Answer',
    wrong: 'Wrong answer',
    type: 'Type',
    explanation: 'Explanation',
    topic: 'Topic',
    marks: 'Marks',
    'also accepted': 'Also accepted',
    picture: 'Picture',
    quiz: 'Title',
    oasis: 'Oasis',
    unread: 'not imported',
  },
  preview: 'Preview',
  questions: (count: number, number: string) => plural(count, { one: `${number} question`, other: `${number} questions` }),
  showAll: (number: string) => `Show all ${number}`,
  types: {
    multiple_choice: 'Multiple choice',
    short_answer: 'Short answer',
    essay: 'Essay',
    diagram: 'Diagram',
  } satisfies Record<TypeName, string>,
  right: 'Right:',
  alsoAccepted: (answers: string) => `Also accepted: ${answers}`,
};
