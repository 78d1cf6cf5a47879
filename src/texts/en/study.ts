// The screen Study.
import { plural } from './plural.ts';

export const study = {
  page: 'Study',
  about: 'Go over what you have learnt, offline too.',

  review: 'Review',
  due: (count: number) => plural(count, { one: '1 question is due today', other: `${count} questions are due today` }),
  reviewNow: (count: number) => plural(count, { one: 'Review 1 question', other: `Review ${count} questions` }),
  nothingDue: 'Nothing is due today',
  tomorrow: (count: number) =>
    plural(count, { one: '1 question comes back tomorrow.', other: `${count} questions come back tomorrow.` }),
  whatComesBack: 'What you get wrong in a quiz comes back here, until you know it.',

  ask: 'Ask',
  askNote: 'Find the place in your documents that answers a question.',

  flashcards: 'Flashcards',
  flashcardsNote: 'Any card, any day: by document, by topic, or the weakest first.',

  exam: 'Mock exam',
  examNote: 'Questions from your quizzes, against the clock.',

  progress: 'Progress',
  noDays: 'Your days, scores and weak topics appear here after your first quiz.',

  offline: 'Study offline',
  offlineNote: 'What is kept on this device, and what is waiting to be sent.',
};
