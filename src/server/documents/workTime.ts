// Sets a document's time limit in processor seconds. It depends on the work and grows with progress. Honest documents take at
// most half of it.
import type { PdfLibrary } from '#engine/read/pdfLibrary';

const MEGABYTE = 1024 * 1024;

export const workTime = {
  /** to read a file of this many bytes */
  file: (bytes: number) => 8 + bytes / MEGABYTE,
  /** for each page of a PDF that is opened */
  page: 0.1,
  /** to write a quiz from this many characters */
  text: (characters: number) => 4 + (25 * characters) / MEGABYTE,
  /** to write a quiz of this many bytes as a file */
  download: (bytes: number) => 8 + (3 * bytes) / MEGABYTE,
  /** to recognise this many scanned pages */
  pictures: (pages: number) => 15 + 15 * pages,
};

/** A PDF library that reports each page it opens. */
export function counted(pdfjs: PdfLibrary, onPage: () => void): PdfLibrary {
  return {
    getDocument: (source) => {
      const task = pdfjs.getDocument(source);
      return {
        promise: task.promise.then((file) => {
          const open = file.getPage.bind(file);
          file.getPage = (number) => {
            onPage();
            return open(number);
          };
          return file;
        }),
        destroy: () => task.destroy(),
      };
    },
  };
}
