// The text of a document, page by page, as a citation opens it.
export const documentPages = {
  close: 'Close',
  failed: 'The text could not be loaded. Please try again when you are online.',
  notKept: 'The text of this document was not saved.',

  previousPage: 'Previous page',
  nextPage: 'Next page',
  page: (page: number | undefined, last: number | undefined) => `Page ${page} of ${last}`,
  part: (number: number) => `Part ${number}`,
  quoteMissing: 'The exact quote was not found on this page.',
  emptyPage: 'This page has no text.',
};
