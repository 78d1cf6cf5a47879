// What a past exam keeps of its paper, and what its marks weigh.
import { describe, expect, test } from 'vitest';
import { shuffledQuiz } from '#core/attempt/shuffle';
import { byPart, isPastExam } from '#core/document/pastExam';
import { grade, marksGot, marksOf } from '#core/marking/grading';
import { scoreWith, withMarks } from '#core/marking/scoring';
import type { Question, Quiz } from '#core/quiz/quiz';
import { examText } from '#texts/paper';
import { typedQuestion } from '../support/questions.ts';

const question = (question_id: number, more: Partial<Question> = {}) =>
  typedQuestion({ question_id, correct_answer: 'yes', ...more });
const quiz = (...questions: Question[]): Quiz => ({ title: 'Paper', questions });
const answers = (...ids: number[]) => ids.map((id) => ({ question_id: id, answer_given: 'yes' }));

test.each<[Partial<Question>, string | null]>([
  [{}, null],
  [{ number: '12', part: 'Section A', marks: 2 }, 'Past exam, Section A, No. 12, 2 marks'],
  [{ number: '3', marks: 1 }, 'Past exam, No. 3, 1 mark'],
  [{ part: 'Section A', marks: 2.5 }, 'Section A, 2.5 marks'],
])('%o is told as %s', (given, words) => {
  expect(examText(given)).toBe(words);
});

test('beside an answer stands what it got of the marks', () => {
  expect(examText({ number: '3', marks: 2 }, 1.5)).toBe('Past exam, No. 3, 1.5 of 2 marks');
  expect(examText({ number: '3' }, null)).toBe('Past exam, No. 3');
});

describe('marks', () => {
  const paper = quiz(question(1, { marks: 1 }), question(2, { marks: 3 }), question(3));

  test('weigh in the score, and a question without marks counts one', () => {
    expect(grade(paper.questions, answers(2))).toMatchObject({ score: 60, correct_count: 1, total_questions: 3 });
    expect(grade(paper.questions, answers(1, 3)).score).toBe(40);
    expect(marksOf(paper.questions, grade(paper.questions, answers(1, 2)).results)).toEqual({ got: 4, all: 5 });
  });

  test('a quiz without marks is scored as ever, and has none', () => {
    const plain = quiz(question(1), question(2), question(3));
    const score = grade(plain.questions, answers(1));
    expect(score.score).toBe(33.3);
    expect(marksOf(plain.questions, score.results)).toBeNull();
  });

  test('what a student marks later weighs the same on the device and on the server', () => {
    const points = [{ text: 'It flows', terms: ['flows'] }];
    const essay = question(1, { question_type: 'essay', correct_answer: 'It flows.', key_points: points, marks: 9 });
    const { questions } = quiz(essay, question(2, { marks: 1 }));
    const given = { questions, answers: [{ question_id: 1, answer_given: 'Stones.' }, ...answers(2)] };
    const marks = [{ question_id: 1, points_covered: [0], marked_at: '2026-11-25T10:00:00Z' }];
    const before = scoreWith({ ...given, marks: [] });
    expect(before.score).toBe(10);
    expect(withMarks(before, questions, marks).score).toBe(100);
    expect(scoreWith({ ...given, marks }).score).toBe(100);
  });
});

describe('an essay that carries marks', () => {
  const points = ['one', 'two', 'three'].map((word) => ({ text: `Point ${word}`, terms: [word] }));
  const essay = (marks: number | undefined) =>
    question(1, {
      question_type: 'essay',
      correct_answer: 'One, two and three.',
      key_points: points,
      ...(marks === undefined ? {} : { marks }),
    });
  const ticked = (...points_covered: number[]) => [{ question_id: 1, answer_given: 'Something.', points_covered }];
  const gotOf = (marks: number, ...covered: number[]) => {
    const [result] = grade([essay(marks)], ticked(...covered)).results;
    return result && marksGot(essay(marks), result);
  };

  test('gets the share of its points in halves, and all of them only for all points', () => {
    expect([gotOf(9), gotOf(9, 0), gotOf(9, 0, 2), gotOf(9, 0, 1, 2)]).toEqual([0, 3, 6, 9]);
    expect([gotOf(10, 0), gotOf(10, 0, 2), gotOf(1.25, 0, 1), gotOf(1.25, 0, 1, 2)]).toEqual([3.5, 6.5, 1, 1.25]);
  });

  test('weighs so in the score, by whoever marked it, while right and wrong stay as they are', () => {
    const { questions } = quiz(essay(9), question(2, { marks: 1 }));
    const given = { questions, answers: [...ticked(0), ...answers(2)] };
    const score = scoreWith({ ...given, marks: [] });
    expect(score).toMatchObject({ score: 40, correct_count: 1 });
    expect(marksOf(questions, score.results)).toEqual({ got: 4, all: 10 });
    const marks = [{ question_id: 1, points_covered: [0, 1], marked_at: '2026-11-25T10:00:00Z' }];
    expect(withMarks(score, questions, marks)).toMatchObject({ score: 70, correct_count: 2 });
    expect(scoreWith({ ...given, marks })).toMatchObject({ score: 70, correct_count: 2 });
  });

  test('without any marks in the quiz it counts as right or wrong, and a result of an earlier version too', () => {
    const { questions } = quiz(essay(undefined), question(2));
    expect(grade(questions, [...ticked(0), ...answers(2)]).score).toBe(50);
    expect(marksGot(essay(undefined), { is_correct: true })).toBeNull();
    expect(marksOf([essay(9)], [{ question_id: 1, is_correct: true }])).toEqual({ got: 9, all: 9 });
  });
});

test('marks with decimals add up as one adds them by hand', () => {
  const { questions } = quiz(...[0.1, 0.2, 0.7].map((marks, at) => question(at + 1, { marks })));
  expect(marksOf(questions, grade(questions, answers(1, 2)).results)).toEqual({ got: 0.3, all: 1 });
});

test('a past exam keeps its order in every attempt, another quiz does not', () => {
  const ids = Array.from({ length: 12 }, (_, at) => at + 1);
  const paper = quiz(...ids.map((id) => question(id, { number: String(id) })));
  const other = quiz(...ids.map((id) => question(id)));
  expect(isPastExam(paper)).toBe(true);
  expect(shuffledQuiz(paper, 'seed').questions).toEqual(paper.questions);
  expect(isPastExam(other)).toBe(false);
  expect(shuffledQuiz(other, 'seed').questions).not.toEqual(other.questions);
});

test('questions of one part stand behind each other', () => {
  const given = ['B', 'A', 'B', undefined, 'A'].map((part, at) => question(at, part === undefined ? {} : { part }));
  expect(byPart(given).map(({ question_id: id }) => id)).toEqual([0, 2, 1, 4, 3]);
});
