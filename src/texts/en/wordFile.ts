// A quiz as a Word file.
import { plural } from './plural.ts';

export const wordFile = {
  nameAndDate: 'Name: ______________________________    Date: ________________',
  answerKey: 'Answer Key',
  formulasAsTyped: (count: number) =>
    plural(count, {
      one: '1 formula is shown as typed: too long, or too many, for equations.',
      other: `${count.toLocaleString('en-US')} formulas are shown as typed: too long, or too many, for equations.`,
    }),
};
