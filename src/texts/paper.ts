// The texts of the facts of a quiz. `texts`: in the language of a file; else in the chosen one.
import type { FileTexts } from '#core/formats/exportFormat';
import type { Question, Quiz } from '#core/quiz/quiz';
import { inLanguage } from './catalogue.ts';
import { paper } from './en/paper.ts';

export const paperTexts = inLanguage('paper', paper);

/** The words of a file of this quiz. */
export function fileTextsOf(quiz: Pick<Quiz, 'left_out' | 'questions'>, texts = paperTexts): FileTexts {
  const { picture, pictureLeftOut } = texts;
  return { leftOut: leftOutText(quiz.left_out, quiz.questions.length, texts), picture, pictureLeftOut };
}

const isReason = (code: string): code is keyof typeof paper.leftOut => Object.hasOwn(paper.leftOut, code);

/** "41 of 60 questions are in this quiz; left out: 12 with a figure, 7 without an answer."; null where nothing was left out. */
export function leftOutText(leftOut: Quiz['left_out'] | null, count: number, texts = paperTexts): string | null {
  const counts = Object.entries(leftOut ?? {}).filter(([, number]) => number > 0);
  const missing = counts.reduce((sum, [, number]) => sum + number, 0);
  if (missing === 0) return null;
  const reasons = counts.map(([code, number]) => texts.leftOut[isReason(code) ? code : 'other'](number));
  return texts.leftOutOf(count, count + missing, reasons.join(', '));
}

/**
 * "Past exam, Section A, No. 12, 2 marks"; null for a question that is of no exam and carries no marks. `got`: the marks of an answer,
 * "1.5 of 2 marks".
 */
export function examText(
  { number, part, marks }: Pick<Question, 'number' | 'part' | 'marks'>,
  got: number | null = null,
  texts = paperTexts,
): string | null {
  const facts = [
    number === undefined ? null : texts.pastExam,
    part ?? null,
    number === undefined ? null : texts.number(number),
    marks === undefined ? null : got === null ? texts.marks(marks) : texts.marksOf(got, texts.marks(marks)),
  ].filter((fact) => fact !== null);
  return facts.join(', ') || null;
}
