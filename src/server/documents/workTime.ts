// How much time a document is given, in seconds of the processor: it follows what there is to do, and grows while it is done. Honest
// documents take half of it at most.
import type { PdfLibrary } from '#engine/read/pdfLibrary';

const MEGABYTE = 1024 * 1024;

export const workTime = {
  /** to read a file of so many bytes */
  file: (bytes: number) => 8 + bytes / MEGABYTE,
  /** for each page of a PDF that is opened */
  page: 0.1,
  /** to write a quiz of so many characters */
  text: (characters: number) => 4 + (25 * characters) / MEGABYTE,
  /** to write a quiz of so many bytes as a file */
  download: (bytes: number) => 8 + (3 * bytes) / MEGABYTE,
  /** to recognise so many pages that are pictures */
  pictures: (pages: number) => 15 + 15 * pages,
};

/** The library, which says whenever it opens a page. */
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
