// What we write we read back whole, whatever stands in it.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ownQuizLimits, tidyLine, tidyText } from '#core/editing/ownQuiz';
import * as csv from '#core/formats/csv';
import type { FileTexts } from '#core/formats/exportFormat';
import type { KeyHere } from '#core/formats/exportFormats';
import { write as writeGift } from '#core/formats/gift';
import { read as readGift } from '#core/formats/giftReading';
import { fromHtml, toHtml } from '#core/formats/htmlText';
import * as json from '#core/formats/json';
import * as markdown from '#core/formats/markdown';
import { toBrackets, toDollars } from '#core/formats/mathText';
import * as moodle from '#core/formats/moodle';
import type { Reading } from '#core/formats/reading';
import type { Question, Quiz } from '#core/quiz/quiz';
import { problemText } from '#texts/importProblems';
import { fileTextsOf } from '#texts/paper';
import { hostileQuiz, tidyQuestions } from './hostileQuiz.ts';

/** QTI is written only. */
const formats: Record<
  Exclude<KeyHere, 'qti'>,
  { write: (quiz: Quiz, texts: FileTexts) => string; read: (text: string) => Reading }
> = {
  gift: { write: writeGift, read: readGift },
  moodle,
  csv,
  markdown,
  json,
};

describe.each(Object.entries(formats))('%s', (_, { write, read }) => {
  test('a quiz that is written is read back as it was', () => {
    fc.assert(
      fc.property(hostileQuiz, (quiz) => {
        const { questions, problems, title, left_out } = read(write(quiz, fileTextsOf(quiz)));
        expect(problems).toEqual([]);
        expect(questions).toEqual(tidyQuestions(quiz));
        expect(left_out).toEqual(quiz.left_out);
        expect(title).toBe(tidyLine(quiz.title).slice(0, ownQuizLimits.title));
      }),
      { numRuns: 100 },
    );
  });
});

const equal: Quiz = {
  title: 'T',
  questions: [
    {
      question_id: 1,
      question_text: 'Which?',
      question_type: 'multiple_choice',
      options: { A: 'x', B: 'y' },
      correct_answer: 'A',
    },
    {
      question_id: 2,
      question_text: 'Capital of France?',
      question_type: 'multiple_choice',
      options: { A: 'Paris', B: 'Rome', C: 'paris' },
      correct_answer: 'C',
    },
  ],
};

test.each([
  ['gift', 8],
  ['moodle', 13],
  ['csv', 3],
  ['markdown', 8],
  ['json', null],
] as const)('%s: two equal options are refused where they stand', (name, line) => {
  const { write, read } = formats[name];
  const text = 'Options A and C say the same. Change or remove one.';
  const problems = read(write(equal, fileTextsOf(equal))).problems.map((problem) => [problem.line, problemText(problem)]);
  expect(problems).toEqual([[line, line === null ? `Question 2: ${text}` : text]]);
});

test('what a past exam has beside its questions is not said of a file from which a question was taken', () => {
  const [first] = equal.questions as [Question, Question];
  const exam = { ...equal, questions: [first, { ...first, question_id: 2 }], left_out: { figure: 2 } };
  const shorter = writeGift(exam, fileTextsOf(exam)).replace(/::Question 2::[\s\S]*/, '');
  expect([readGift(writeGift(exam, fileTextsOf(exam))).left_out, readGift(shorter).questions.length]).toEqual([{ figure: 2 }, 1]);
  expect(readGift(shorter).left_out).toBeUndefined();
});

test('a tidied text is tidy, goes through HTML, and its formulas through brackets', () => {
  fc.assert(
    fc.property(hostileQuiz, ({ questions }) => {
      for (const { question_text } of questions) {
        const text = tidyText(question_text);
        expect(tidyText(text)).toBe(text);
        expect(fromHtml(toHtml(text))).toBe(text);
        expect(toDollars(toBrackets(text))).toBe(text);
      }
    }),
    { numRuns: 100 },
  );
});
