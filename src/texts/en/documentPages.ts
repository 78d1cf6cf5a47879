// The text of a document, page by page, as a citation opens it.
export const documentPages = {
  close: 'Close',
  loading: 'One moment…',
  failed: 'The text could not be fetched. Please try again when you are online.',
  notKept: 'This document was read before its text was kept.',

  previousPage: 'Previous page',
  nextPage: 'Next page',
  page: (page: number | undefined, last: number | undefined) => `Page ${page} of ${last}`,
  part: (number: number) => `Part ${number}`,
  quoteMissing: 'The words of the quote are not on this page as they stand in it.',
  emptyPage: 'There is no text on this page.',
};
