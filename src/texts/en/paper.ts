// What a quiz says of itself: what was left out of it, where its questions stood in an exam, and how much time is left.
import type { LeftOutReason } from '#core/quiz/quiz';
import { plural } from './plural.ts';

type LeftOutTexts = Record<LeftOutReason | 'other', (count: number) => string>;

export const paper = {
  leftOut: {
    figure: (count: number) => `${count} with a figure`,
    context: (count: number) => `${count} about a text or case elsewhere in the paper`,
    no_answer: (count: number) => `${count} without an answer`,
    several_answers: (count: number) => `${count} with several right answers`,
    repeated: (count: number) => `${count} asked twice`,
    unclear: (count: number) => `${count} not read clearly`,
    too_many: (count: number) => `${count} beyond the first 100`,
    other: (count: number) => `${count} for other reasons`,
  },
  leftOutOf: (count: number, total: number, reasons: string) =>
    plural(count, {
      one: `${count} of ${total} questions is in this quiz. Left out: ${reasons}.`,
      other: `${count} of ${total} questions are in this quiz. Left out: ${reasons}.`,
    }),

  picture: 'Picture of the question',
  pictureLeftOut: 'A picture is left out',

  pastExam: 'Past exam',
  number: (number: string) => `No. ${number}`,
  marks: (count: number) => plural(count, { one: '1 mark', other: `${count} marks` }),
  marksOf: (points: number, marks: string) => `${points} of ${marks}`,

  secondsLeft: (count: number) => plural(count, { one: '1 second left.', other: `${count} seconds left.` }),
  minutesLeft: (count: number) => plural(count, { one: '1 minute left.', other: `${count} minutes left.` }),
} satisfies { leftOut: LeftOutTexts } & Record<string, unknown>;
