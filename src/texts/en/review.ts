// Review and flashcards: the cards of today, their ratings, and what comes next.
import { plural } from './plural.ts';

const due = (count: number) => plural(count, { one: '1 question', other: `${count} questions` });

export const review = {
  titles: { review: 'Review', flashcards: 'Flashcards', cards: 'Flashcards' },
  cardsUnreadable: 'Your cards could not be read',
  nothingLost: 'This browser keeps no data right now. Nothing of yours is lost.',

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
  front: 'What is in front',
  fronts: { meaning: 'Meaning first', term: 'Term first' },
  questionSides: { meaning: 'Question', term: 'Answer' },
  definitionSides: { meaning: 'Meaning', term: 'Term' },
  turn: 'Turn over',
  swipe: 'Swipe to the right: Good. To the left: Again.',

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

  // No card is left
  noCardLeft: 'No card is left',
  nothingYet: 'Nothing to review yet',
  nothingYetNote:
    'What you answer wrong in a quiz, or flag, comes back here the next day, and then in growing steps, until you know it. It works without a network.',
  noneIsIn: 'No question is in review',
  noneIsInNote: 'What you miss next, or flag, comes here. What you left out can be added again in the results of its quiz.',
  reviewed: (count: number) => plural(count, { one: '1 question reviewed', other: `${count} questions reviewed` }),
  done: 'Done for today',
  nothingIsDue: 'Nothing is due today',
  noTerm: (count: number) =>
    plural(count, {
      one: '1 question of today has no term to turn over. Answer it in Review.',
      other: `${count} questions of today have no term to turn over. Answer them in Review.`,
    }),
  tomorrow: (count: number) => `Tomorrow: ${due(count)}.`,
  inDays: (days: number, count: number) => `Tomorrow: nothing. In ${days} days: ${due(count)}.`,
  nothingComes: 'Nothing comes in the next week.',
  notOnDevice: (count: number) =>
    plural(count, {
      one: '1 question is not on this device. Open Oasis online once, and it comes.',
      other: `${count} questions are not on this device. Open Oasis online once, and they come.`,
    }),
  nextDays: 'Questions on the next days',
  goOn: (count: number) => `Go on: ${due(count)}`,
  reviewQuestions: (count: number) => `Review ${due(count)}`,
  otherCards: 'Other flashcards',
};
