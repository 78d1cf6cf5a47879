// A quiz as a Word file.
import type { TypeName } from '#core/quiz/questionTypes';
import { plural } from './plural.ts';

export const wordFile = {
  nameAndDate: 'Name: ______________________________    Date: ________________',
  /** of the questions of each type */
  headings: {
    multiple_choice: 'Multiple Choice',
    short_answer: 'Short Answer',
    essay: 'Essay',
    diagram: 'Diagram',
  } satisfies Record<TypeName, string>,
  answerKey: 'Answer Key',
  picturesLeftOut: (count: number) =>
    plural(count, {
      one: '1 picture is left out: Word cannot show it. It is on the page for printing.',
      other: `${count.toLocaleString('en-US')} pictures are left out: Word cannot show them. They are on the page for printing.`,
    }),
  formulasAsTyped: (count: number) =>
    plural(count, {
      one: '1 formula is shown as typed, because it is too long or there are too many.',
      other: `${count.toLocaleString('en-US')} formulas are shown as typed, because they are too long or too many.`,
    }),
};
