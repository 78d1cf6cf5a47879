// A past exam as a Word document, read by mammoth: each question under its number in the paper, with its part and its marks.
import mammoth from 'mammoth';
import { expect, test } from 'vitest';
import { write as writeDocx } from '#server/quizzes/export/docx';
import { sampleQuiz } from '../support/quizzes.ts';

test('a past exam says part, number and marks with each question, and another quiz says nothing of them', async () => {
  const read = async (quiz: typeof sampleQuiz) =>
    (await mammoth.extractRawText({ buffer: Buffer.from(await writeDocx(quiz, 'en')) })).value;
  const [first, ...others] = sampleQuiz.questions;
  if (first === undefined) throw new Error('The sample has questions.');
  const exam = { ...sampleQuiz, questions: [{ ...first, number: '4', part: 'Section B', marks: 2 }, ...others] };
  expect(await read(exam)).toContain('Past exam, Section B, No. 4, 2 marks');
  const count = sampleQuiz.questions.length;
  const words = `${count} of ${count + 2} questions are in this quiz. Left out: 2 with a figure.`;
  expect(await read({ ...exam, left_out: { figure: 2 } })).toContain(words);
  expect(await read(sampleQuiz)).not.toMatch(/Past exam|marks?\b/);
});
