// What is on this device and not on the server yet, as a list of counts.
import { plural } from './plural.ts';

export const unsent = {
  madeQuizzes: (count: number) => plural(count, { one: '1 quiz of your own', other: `${count} quizzes of your own` }),
  submissions: (count: number) => plural(count, { one: '1 submission', other: `${count} submissions` }),
  marks: (count: number) => plural(count, { one: '1 marked quiz', other: `${count} marked quizzes` }),
  join: (count: number) => plural(count, { one: '1 quiz to join', other: `${count} quizzes to join` }),
  reviews: (count: number) => plural(count, { one: '1 review', other: `${count} reviews` }),
  uploads: (count: number) => plural(count, { one: '1 file', other: `${count} files` }),
  open: (count: number) => plural(count, { one: '1 quiz in progress', other: `${count} quizzes in progress` }),
};
