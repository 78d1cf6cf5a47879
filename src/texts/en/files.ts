// Files that are not taken, and what to do with them.
import type { UploadAdvice } from '#core/document/uploadRules';

export const files = {
  wrongType: 'Invalid file type. Please upload PDF, PPTX, or TXT.',
  empty: 'This file is empty. Choose a file with text in it.',
  wrongTypeNamed: (name: string | number | undefined) =>
    `File ${name} has an invalid type. Allowed types are PDF, PPTX, and TXT.`,
  tooLarge: (name: string | number | undefined) => `File ${name} is too large. Max size is 100 MB.`,
  advice: {
    text: 'Open it in Word or another editor, save it as PDF or DOCX, and upload that.',
    slides: 'Open it in PowerPoint or another program, save it as PDF or PPTX, and upload that.',
    sheet: 'Save the sheet as PDF, and upload that.',
    picture: 'Scan the pages with a scanner app that saves a PDF, and upload that.',
    book: 'Save the chapter as PDF, and upload that.',
  } satisfies Record<UploadAdvice, string>,
};
