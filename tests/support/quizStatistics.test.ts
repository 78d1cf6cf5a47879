// Negative controls: what is spoiled on purpose must show in the figures over many questions.
import { expect, test } from 'vitest';
import { longestKeyShare } from '#engine/check/statistics';
import { makeQuiz } from '#engine/engine';
import { readDocument } from '#engine/read/reader';
import { fixture, pdfjs } from './engineInput.ts';
import { coverageOf, keyLengthZ, letterChiSquare } from './quizStatistics.ts';

const file = fixture('notes_sociology.txt');
const quiz = await makeQuiz({ ...file, bytes: file.bytes.slice() }, { pdfjs });
const document = await readDocument(file.bytes.slice(), file.name, pdfjs);
const choices = quiz.questions.filter((question) => question.question_type === 'multiple_choice');

test('keys that are all long show in the figures', () => {
  const long = choices.map((one) => ({
    ...one,
    options: { ...one.options, [one.correct_answer]: `${one.options?.[one.correct_answer]} and all that belongs to it in full` },
  }));
  expect(keyLengthZ(long)).toBeGreaterThan(0.25);
  expect(longestKeyShare(long)).toBeGreaterThan(0.35);
});

test('keys that are all A show in the figures', () => {
  expect(letterChiSquare(choices.map((one) => ({ ...one, correct_answer: 'A' })))).toBeGreaterThan(7.81);
  expect(letterChiSquare([])).toBe(0);
});

test('a quiz about one section does not cover the document', () => {
  const whole = coverageOf(quiz, document);
  expect(whole.asked).toBeGreaterThan(0);
  expect(coverageOf({ ...quiz, questions: [] }, document)).toEqual({ asked: 0, large: whole.large });
});
