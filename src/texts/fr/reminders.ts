// See en/reminders.
import type { reminders as english } from '../en/reminders.ts';
import { plural } from './plural.ts';

export const reminders: typeof english = {
  quizReady: 'Ton quiz est prêt',
  assignmentDue: 'Un devoir est à rendre demain',
  review: (count) => plural(count, { one: `${count} carte à réviser`, other: `${count} cartes à réviser` }),
};
