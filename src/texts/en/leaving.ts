// What a logout leaves behind on this device.
import { plural } from './plural.ts';

const countOf = (singular: string, things: string) => (count: number) =>
  plural(count, { one: singular, other: `${count} ${things}` });

export const leaving = {
  stay: 'Stay',
  logout: 'Logout',

  // The title: some of these, joined, and that they are not sent
  things: {
    madeQuizzes: (count: number) => plural(count, { one: '1 quiz', other: `${count} quizzes` }),
    submissions: (count: number) => plural(count, { one: '1 submission', other: `${count} submissions` }),
    marks: (count: number) => plural(count, { one: 'the marks of 1 quiz', other: `the marks of ${count} quizzes` }),
    join: (count: number) => plural(count, { one: '1 quiz to join', other: `${count} quizzes to join` }),
    reviews: (count: number) => plural(count, { one: '1 review', other: `${count} reviews` }),
    uploads: (count: number) => plural(count, { one: '1 file', other: `${count} files` }),
  },
  and: ' and ',
  isNotSent: (thing: string) => `${thing} has not been sent yet`,
  areNotSent: (things: string) => `${things} have not been sent yet`,

  waiting: {
    madeQuizzes: (count: number) =>
      plural(count, {
        one: 'If you log out now, the quiz stays on this device and is sent after your next login.',
        other: `If you log out now, ${count} quizzes stay on this device and are sent after your next login.`,
      }),
    submissions: (count: number) =>
      plural(count, {
        one: 'If you log out now, the submission stays on this device and is sent after your next login.',
        other: `If you log out now, ${count} submissions stay on this device and are sent after your next login.`,
      }),
    marks: (_count: number) =>
      'If you log out now, the marks that you gave stay on this device and are sent after your next login.',
    join: (_count: number) => 'If you log out now, you will join after your next login.',
    reviews: (count: number) =>
      plural(count, {
        one: 'If you log out now, the review stays on this device and is sent after your next login.',
        other: `If you log out now, ${count} reviews stay on this device and are sent after your next login.`,
      }),
    uploads: (count: number) =>
      plural(count, {
        one: 'If you log out now, the file stays on this device and is uploaded after your next login.',
        other: `If you log out now, ${count} files stay on this device and are uploaded after your next login.`,
      }),
  },

  refused: {
    madeQuizzes: countOf(
      '1 quiz was refused. Try again on “Study offline” after your next login.',
      'quizzes were refused. Try again on “Study offline” after your next login.',
    ),
    submissions: countOf(
      '1 submission was refused. The answers stay here: try again or export them on “Study offline” after your next login.',
      'submissions were refused. The answers stay here: try again or export them on “Study offline” after your next login.',
    ),
    marks: (_count: number) => 'Marks that were refused stay here. Open the results after your next login and try again.',
    join: (_count: number) => 'You can try to join again from your dashboard.',
    reviews: countOf(
      '1 review was refused. Try again on “Study offline” after your next login.',
      'reviews were refused. Try again on “Study offline” after your next login.',
    ),
    uploads: countOf(
      '1 file was not accepted. Try again or remove it on the dashboard after your next login.',
      'files were not accepted. Try again or remove them on the dashboard after your next login.',
    ),
  },
  sharedStay: countOf(
    '1 shared file stays on this device until you upload it on the dashboard.',
    'shared files stay on this device until you upload them on the dashboard.',
  ),
  unreadable: (count: number) =>
    plural(count, {
      one: 'This version of Oasis cannot read 1 of them. It stays here.',
      other: `This version of Oasis cannot read ${count} of them. They stay here.`,
    }),
};
