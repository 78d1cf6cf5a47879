// The choice of flashcards.
import { plural } from './plural.ts';

const cardCount = (count: number) => plural(count, { one: '1 card', other: `${count} cards` });

export const cards = {
  page: 'Flashcards',
  about: 'Turn over any card, on any day, offline too.',
  unreadable: 'Your cards could not be read',

  due: (count: number) => plural(count, { one: '1 card is due today', other: `${count} cards are due today` }),
  dueNote: 'They come back just before you would forget them.',
  turnDue: (count: number) => plural(count, { one: 'Turn over 1 card', other: `Turn over ${count} cards` }),
  weakest: 'Weakest first',
  weakestNote: 'All your cards: what you missed first, then what you have not seen.',
  turn: (count: number) => `Turn over ${cardCount(count)}`,

  byDocument: 'By document',
  count: cardCount,
  topics: (count: number) => plural(count, { one: '1 topic', other: `${count} topics` }),
  noTopic: 'No topic',

  none: 'No cards yet',
  noneNote: 'Cards are made from the quizzes on this device.',
  upload: 'Upload New Document',
};
