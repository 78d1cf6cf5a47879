// Uploading a document.
import { plural } from './plural.ts';

export const upload = {
  page: 'Upload Documents',
  about:
    'Upload your textbooks, lecture notes or past exams (PDF, PPTX, TXT). An automatic quiz will be generated from the content.',
  document: 'Document to upload',
  drop: 'Drag & drop PDF, PPTX, or TXT file here, or click to select file',
  dropHere: 'Drop the file here...',
  wordToo: 'Word documents (.docx) work too.',
  takePhotos: 'Take photos',
  photosWaiting: (count: number) => plural(count, { one: 'Go on with 1 photo', other: `Go on with ${count} photos` }),
  pasteText: 'Paste text',
  upload: 'Upload Document',
  tryAgain: 'Try Again',
  limits: 'One file at a time, up to 100 MB. The quiz is kept on this device as soon as it is ready.',
  importInstead: 'Already have questions from Moodle, a spreadsheet or Anki? <link>Import a quiz</link>',

  // The chosen file
  chosenFile: (filename: string) => `Chosen file: ${filename}`,
  removeFile: 'Remove file',
  quoted: (filename: string) => `“${filename}”`,
  othersNotTaken: (filenames: string, count: number) =>
    plural(count, {
      one: `One file at a time: ${filenames} was not added.`,
      other: `One file at a time: ${filenames} were not added.`,
    }),
  failedSeeConsole: 'Upload failed. Please check the console for details.',
  sameName: 'You already have a file with this name',
  goToIt: 'Go to It',
  openItsQuiz: 'Open Its Quiz',
  uploadedAt: (date: string) => `It was uploaded ${date}.`,
  waitsHere: 'It is waiting on this device to be uploaded.',
  bothKept: 'If you upload this one too, both are kept.',

  // What came of it
  unreadable: (filename: string) => `File ${filename} could not be read. Choose it here.`,
  uploaded: (filename: string) => `'${filename}' uploaded successfully! Processing started.`,
  keptUntilLogin: (filename: string) => `'${filename}' is kept on this device. It will be uploaded after your next login.`,
  keptUntilOnline: (filename: string) => `'${filename}' is kept on this device. It will be uploaded when you are online.`,
  noRoom: 'There is no room for the file on this device. Upload it when you are online.',
  failed: 'Upload failed. Please try again.',

  // Files that were shared into the app
  notTaken: 'Not added',
  sharedFiles: 'Shared with Oasis',
  goToDashboard: 'Go to Dashboard',
  onItsWay: 'It is on its way. See its progress below.',
  onDashboard: 'What you uploaded is on your dashboard.',
};
