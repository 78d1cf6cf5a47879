// The screen Ask.
import { plural } from './plural.ts';

export const ask = {
  page: 'Ask',
  about: 'Find the place in your documents that answers a question, offline too.',
  question: 'Your question',
  ask: 'Ask',
  documents: 'In these documents',
  all: 'All',
  searching: 'Searching your documents...',
  found: (count: number) => plural(count, { one: 'Found in 1 place', other: `Found in ${count} places` }),
  unsure: 'Nothing answers this for certain',
  unsureNote: 'These places come closest. Other words for the same thing may find more.',
  none: 'Nothing found',
  noneNote: 'None of the words of your question stand in these documents. Try other words for the same thing.',
  failed: 'Your documents could not be searched. Please try again.',
  show: 'Show in document',
  notHere: (count: number) =>
    plural(count, {
      one: '1 document is not searched: its text is not on this device.',
      other: `${count} documents are not searched: their texts are not on this device.`,
    }),
  empty: 'No documents to search yet',
  emptyNote: 'Once a quiz is ready, its document can be searched here.',
  upload: 'Upload a Document',
};
