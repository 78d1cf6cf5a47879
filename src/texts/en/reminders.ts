// What a reminder says on a screen that anybody may see: nothing of a document, a group or a quiz.
import { plural } from './plural.ts';

export const reminders = {
  quizReady: 'Your quiz is ready',
  assignmentDue: 'An assignment is due tomorrow',
  review: (count: number) => plural(count, { one: '1 card to review', other: `${count} cards to review` }),
};
