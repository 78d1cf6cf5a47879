// Why a document has no quiz, in one sentence that says what to do, by its code.
export const documentFailures = {
  // The engine cannot use it
  'unreadable-type': 'This file is not a PDF, a PPTX, a DOCX or a plain text file. Save it as one of these and upload it again.',
  'other-office':
    'This file comes from an older or a different office program. Open it there, save it as PDF or DOCX, and upload that.',
  archive: 'This file is a ZIP archive. Unpack it and upload one of the documents in it.',
  'embedded-text':
    'The text of this file is embedded in a way that only Word can show. Open it in Word, save it as PDF, and upload that.',
  form: 'This file is a form that only Adobe Acrobat can show. Open it there, print it to a PDF, and upload that.',
  picture: 'This file is a picture. Scan the pages with a scanner app that saves a PDF, and upload that.',
  password: 'This file is protected with a password. Save a copy without the password and upload that.',
  damaged:
    'This file is damaged and cannot be opened. Export it again from the program it was made with and upload the new file.',
  'no-text': 'This file has no text. Upload a document with the text you want to study.',
  scanned:
    'These pages seem to be pictures of text, and no text could be read from them. Run the file through a text recognition (OCR) program, or upload a version with text.',
  'scanned-long':
    'More than 30 pages of this file are pictures of text, which take too long to read. Upload part of it, or run it through a text recognition (OCR) program.',
  garbled:
    'The text in this PDF cannot be read because of how its letters are stored. Export it again, or run it through a text recognition (OCR) program.',
  'too-short': 'There is too little text here for a quiz. Upload a document with at least a few paragraphs of explanation.',
  formulas:
    'This document is mostly formulas, and they could not be read well enough. Upload notes that explain the subject in words.',
  'plain-story':
    'This is a story without headings, and no good question could be made from it. Put a heading above each part and upload it again.',
  'nothing-to-ask': 'No good question could be made from this document. Upload notes that explain the subject.',
  code: 'This file is program code, and a quiz needs explanations. Upload the chapter or the notes that explain this code.',
  'no-answers':
    'This past paper has no answers, and Oasis does not guess them. Add the answers, or upload it again with the answers at the end, under the word ANSWERS: 1. B 2. D and so on.',
  'too-large': 'This file is too large to read once it is unpacked. Split it and upload one of the parts.',
  'long-text': 'This file has too much text. The limit is 5 MB, about five thick books. Upload one chapter.',
  'too-long': 'This document takes too long to read. Split it and upload one of the parts.',

  // The server could not have it read
  'gave-up': 'Something went wrong while this document was being read. Please upload it again.',
  'file-gone': 'The file of this document is no longer stored. Please upload it again.',
  'server-stopped':
    'The server stopped several times while it was reading this document. Upload part of it, or save the file again.',
};
