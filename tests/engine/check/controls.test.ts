// Negative controls: what is spoiled on purpose must be caught, by the gate or by the figures over many questions.
import { expect, test } from 'vitest';
import type { Question, Quiz } from '#core/quiz';
import { coverageOf, keyLengthZ, letterChiSquare, longestKeyShare } from '#engine/check/statistics';
import { flawsOf, makeQuiz } from '#engine/engine';
import { readDocument } from '#engine/read/reader';
import { fixture, pdfjs } from '../../support/engineInput.ts';

const file = fixture('notes_sociology.txt');
const quiz = await makeQuiz({ ...file, bytes: file.bytes.slice() }, { pdfjs });
const document = await readDocument(file.bytes.slice(), file.name, pdfjs);
const choices = quiz.questions.filter((question) => question.question_type === 'multiple_choice');

const hardIn = (spoiled: Quiz) =>
  spoiled.questions.filter((question) => flawsOf(question, spoiled, document).some((flaw) => flaw.severity === 'hard')).length;
const spoil = (change: (question: Question, at: number) => Question): Quiz => ({
  ...quiz,
  questions: quiz.questions.map(change),
});

const next: Record<string, string> = { A: 'B', B: 'C', C: 'D', D: 'A' };
/** From half a quiz away: the explanation of a neighbour says what its wrong options mean, and they may be asked for here. */
const other = (at: number) => quiz.questions[(at + Math.floor(quiz.questions.length / 2)) % quiz.questions.length] as Question;

test('the quiz itself is clean', () => {
  expect(hardIn(quiz)).toBe(0);
  expect(choices.length).toBeGreaterThan(4);
});

test.each<[string, (question: Question, at: number) => Question, number]>([
  ['keys rotated', (one) => (one.options ? { ...one, correct_answer: next[one.correct_answer] ?? 'A' } : one), choices.length],
  ['a foreign explanation', (one, at) => ({ ...one, explanation: other(at).explanation ?? '' }), quiz.questions.length],
  [
    'a duplicate option',
    (one) => (one.options ? { ...one, options: { ...one.options, A: one.options.B ?? '' } } : one),
    choices.length,
  ],
  [
    'a wrong page',
    (one) => ({ ...one, source: { page: (one.source?.page ?? 0) + 7, quote: one.source?.quote ?? '' } }),
    quiz.questions.length,
  ],
])('%s: the gate finds nearly all', (_, change, spoiled) => {
  expect(hardIn(spoil(change))).toBeGreaterThanOrEqual(Math.floor(spoiled * 0.9));
});

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
