// Review and flashcards: the cards of today, their ratings, and what comes next.
import { plural } from './plural.ts';

const due = (count: number) => plural(count, { one: '1 question', other: `${count} questions` });

export const review = {
  titles: { review: 'Review', flashcards: 'Flashcards', cards: 'Flashcards' },
  cardsUnreadable: 'Your cards could not be read',
  nothingLost: 'This browser cannot read its data right now. Nothing is lost.',

  // The bar
  position: (position: number, count: number) => `${position} of ${count}`,
  close: 'Save and close',
  leaveOut: 'Leave out',
  answerInstead: 'Answer instead',
  asFlashcards: 'As flashcards',

  // One question
  question: 'Question',
  check: 'Check Answer',
  showAnswer: 'Show Answer',
  showModelAnswer: 'Show Model Answer',

  // One flashcard
  card: 'Card',
  front: 'Front of the card',
  fronts: { meaning: 'Meaning first', term: 'Term first' },
  questionSides: { meaning: 'Question', term: 'Answer' },
  definitionSides: { meaning: 'Meaning', term: 'Term' },
  turn: 'Turn over',
  swipe: 'Swipe right for Good, left for Again.',

  // The ratings
  howWell: 'How well did you know it?',
  ratings: { again: 'Again', hard: 'Hard', good: 'Good', easy: 'Easy' },
  ratingAndInterval: (rating: string, interval: string) => `${rating}: again in ${interval}`,
  suggestedRating: (rating: string, interval: string) => `${rating}: again in ${interval}, suggested`,
  minutes: (count: number) => `${count} min`,
  hours: (count: number) => plural(count, { one: '1 hour', other: `${count} hours` }),
  days: (count: number) => plural(count, { one: '1 day', other: `${count} days` }),
  months: (count: number) => plural(count, { one: '1 month', other: `${count} months` }),
  years: (count: number) => plural(count, { one: '1 year', other: `${count} years` }),

  // What was done last
  leftOut: 'Left out',
  saved: (act: string) => `${act} · Saved on this device`,
  undo: 'Undo',
  undoAct: (act: string) => `Undo: ${act}`,
  notStored: 'This device could not save it. Please try again.',

  // No cards left
  noCardLeft: 'No cards left',
  nothingYet: 'Nothing to review yet',
  nothingYetNote:
    'Questions that you get wrong or flag come back here the next day, then less and less often, until you know them. It works offline too.',
  noneIsIn: 'No questions in review',
  noneIsInNote: 'Questions that you miss or flag appear here. To bring back one that you left out, open the results of its quiz.',
  reviewed: (count: number) => plural(count, { one: '1 question reviewed', other: `${count} questions reviewed` }),
  done: 'Done for today',
  nothingIsDue: 'Nothing is due today',
  noTerm: (count: number) =>
    plural(count, {
      one: '1 question due today does not work as a card. Answer it in Review.',
      other: `${count} questions due today do not work as cards. Answer them in Review.`,
    }),
  tomorrow: (count: number) => `Tomorrow: ${due(count)}.`,
  inDays: (days: number, count: number) => `Tomorrow: nothing. In ${days} days: ${due(count)}.`,
  nothingComes: 'Nothing to review in the next week.',
  notOnDevice: (count: number) =>
    plural(count, {
      one: '1 question is not on this device. Go online once to load it.',
      other: `${count} questions are not on this device. Go online once to load them.`,
    }),
  nextDays: 'Questions over the next few days',
  goOn: (count: number) => `Continue: ${due(count)}`,
  reviewQuestions: (count: number) => `Review ${due(count)}`,
  otherCards: 'Other flashcards',
};
