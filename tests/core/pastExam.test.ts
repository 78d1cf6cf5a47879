// What a past exam keeps of its paper, and what its marks weigh.
import { describe, expect, test } from 'vitest';
import { grade, marksOf } from '#core/grading';
import { byPart, examWords, isPastExam } from '#core/pastExam';
import type { Question, Quiz } from '#core/quiz';
import { scoreWith, withMarks } from '#core/scoring';
import { shuffledQuiz } from '#core/shuffle';

const question = (id: number, more: Partial<Question> = {}): Question => ({
  question_id: id,
  question_text: `Question ${id}?`,
  question_type: 'short_answer',
  correct_answer: 'yes',
  ...more,
});
const quiz = (...questions: Question[]): Quiz => ({ title: 'Paper', questions });
const answers = (...ids: number[]) => ids.map((id) => ({ question_id: id, answer_given: 'yes' }));

test.each<[Partial<Question>, string | null]>([
  [{}, null],
  [{ number: '12', part: 'Section A', marks: 2 }, 'Past exam, Section A, No. 12, 2 marks'],
  [{ number: '3', marks: 1 }, 'Past exam, No. 3, 1 mark'],
  [{ part: 'Section A', marks: 2.5 }, 'Section A, 2.5 marks'],
])('%o is told as %s', (given, words) => {
  expect(examWords(given)).toBe(words);
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
