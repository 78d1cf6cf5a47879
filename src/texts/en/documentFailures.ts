// Why a document has no quiz, in one sentence that says what to do, by its code.
export const documentFailures = {
  // The engine cannot use it
  'unreadable-type': 'This file is not a PDF, a PPTX, a DOCX or a plain text file. Save it as one of these and upload it again.',
  'other-office': 'This file is of an older or another office program. Open it there, save it as PDF or DOCX, and upload that.',
  archive: 'This file is a ZIP archive with documents in it. Unpack it and upload one of them.',
  'embedded-text':
    'The text of this file is embedded in a way that only Word can show. Open it in Word, save it as PDF, and upload that.',
  form: 'This file is a form that only Adobe Acrobat can show. Open it there, print it to a PDF, and upload that.',
  picture: 'This file is a picture. Scan the pages with a scanner app that saves a PDF, and upload that.',
  password: 'This file is protected with a password. Save a copy without the password and upload that.',
  damaged:
    'This file is damaged and cannot be opened. Export it again from the program it was made with and upload the new file.',
  'no-text': 'There is no text in this file. Upload a document that has the text you want to study.',
  scanned:
    'No text can be read from these pages: they seem to be pictures of text. Run the file through a text recognition (OCR) program, or upload a version with text.',
  'scanned-long':
    'More than 30 pages of this file are pictures of text, which takes too long to read. Upload a part of it, or run it through a text recognition (OCR) program.',
  garbled:
    'The text in this PDF cannot be read: its letters are stored in a private code. Export it again, or run it through a text recognition (OCR) program.',
  'too-short': 'There is too little text here for a quiz. Upload a document with at least a few paragraphs of explanation.',
  formulas:
    'Its formulas cannot be read well enough, and little else stands in this document. A language model can write questions from it; or upload notes that explain it in words.',
  'plain-story':
    'This is a story without headings, of which no good question can be made here. A language model can do more with it; or upload it with a heading above each part.',
  'nothing-to-ask':
    'No heading, sentence or term was found here that a question could be made of. A language model can do more with it; or upload notes that explain the subject.',
  code: 'This file is program code, and a quiz is written from sentences that explain. Upload the chapter or the notes that explain this code.',
  'no-answers':
    'This is a past paper without its answers, and answers are not guessed here. Add the answers, or upload it again with them at its end, under the word ANSWERS, as 1. B 2. D and so on.',
  'too-large': 'This file is too large to read once it is unpacked. Split it into smaller parts and upload one of them.',
  'long-text':
    'This file holds more text than can be read: up to 5 MB, which is some five thick books. Upload one chapter of it.',
  'too-long': 'This document takes too long to read. Split it into smaller parts and upload one of them.',

  // The server could not have it read
  'gave-up': 'Something went wrong while this document was being read. Please upload it again.',
  'file-gone': 'The file of this document is not kept any more. Upload it again.',
  'server-stopped':
    'The server was stopped several times while this document was being read, so it was given up. Upload a part of it, or save it anew.',
};
