// What an attempt is worth with everything that was said of it, and what of it counts the next time.
import { describe, expect, test } from 'vitest';
import { onlyIncorrect } from '#core/attempt/outcome';
import { grade } from '#core/marking/grading';
import { scoreWith, withMarks } from '#core/marking/scoring';
import type { Question } from '#core/quiz/quiz';
import { isUncompared, markRefusal, newestMarks, ownAcceptedOf } from '#core/submission/marks';
import { type LaterMark, type PassageRating, passageRatings } from '#core/submission/submission';
import { validation } from '#texts/en/validation';
import { choiceQuestion, essayQuestion, twoPoints, typedQuestion } from '../support/questions.ts';

const ESSAY = 3;
const SHORT = 2;
const questions = [choiceQuestion(), typedQuestion(), essayQuestion({ key_points: twoPoints })];
const answers = [
  { question_id: 1, answer_given: 'B' },
  { question_id: SHORT, answer_given: 'bricks' },
  { question_id: ESSAY, answer_given: 'In my own words.' },
];
const at = (seconds: number) => new Date(1_800_000_000_000 + seconds * 1000).toISOString();
const tick = (points_covered: number[], seconds = 0): LaterMark => ({
  question_id: ESSAY,
  points_covered,
  marked_at: at(seconds),
});
const own = (own_judgement: boolean, seconds = 0): LaterMark => ({ question_id: SHORT, own_judgement, marked_at: at(seconds) });
const PASSAGE = 4;
const passage = essayQuestion({
  ...{ question_id: PASSAGE, correct_answer: 'Air rises, cools, and lets water fall.', passage: { page: 3 } },
});
const rate = (passage_rating: PassageRating, seconds = 0): LaterMark => ({
  ...{ question_id: PASSAGE, passage_rating, marked_at: at(seconds) },
});
const suggestions = { [ESSAY]: { points: [0, 1], reasons: ['Said first.', 'Said last.'] } };

describe('the score of an attempt', () => {
  test('without marks is the rule alone', () => {
    expect(scoreWith({ questions, answers, marks: [] })).toEqual(grade(questions, answers));
  });

  test('counts the ticks of the student before those of a model, and a model before the rule', () => {
    const byModel = scoreWith({ questions, answers, marks: [], suggestions });
    expect(byModel.results[2]).toMatchObject({
      is_correct: true,
      marked_by: 'model',
      point_reasons: ['Said first.', 'Said last.'],
    });
    const byStudent = scoreWith({ questions, answers, marks: [tick([])], suggestions });
    expect(byStudent.results[2]).toMatchObject({ is_correct: false, marked_by: 'student', points_covered: [] });
    expect([byModel.correct_count, byStudent.correct_count]).toEqual([2, 1]);
  });

  test('counts a point once, however often it is named', () => {
    expect(scoreWith({ questions, answers, marks: [tick([1, 1, 1])] }).results[2]).toMatchObject({
      points_covered: [1],
      is_correct: false,
    });
  });

  test('is not changed by a judgement', () => {
    const score = scoreWith({ questions, answers, marks: [own(true)] });
    expect(score.correct_count).toBe(1);
    expect(score.results[1]).toMatchObject({ is_correct: false, own_judgement: true });
  });
});

test.each([
  ['before handing in', (rating: PassageRating) => [{ passage_rating: rating }, []] as const],
  ['later', (rating: PassageRating) => [{}, [rate('nothing'), rate(rating, 1)]] as const],
])('all and most of a passage count as right, said %s', (_, said) => {
  const scores = passageRatings.map((rating) => {
    const [before, marks] = said(rating);
    const given = [{ question_id: PASSAGE, answer_given: 'Water falls.', ...before }];
    const score = scoreWith({ questions: [passage], answers: given, marks });
    expect(score.results[0]).toMatchObject({ marked_by: 'student', passage_rating: rating });
    expect(withMarks(scoreWith({ questions: [passage], answers: given, marks: [] }), [passage], marks)).toEqual(score);
    return score.correct_count;
  });
  expect(scores).toEqual([1, 1, 0, 0]);
});

test('nothing is claimed of an answer that was not compared with its passage, and a blank one is wrong', () => {
  const given = (answer_given: string, more = {}) =>
    scoreWith({ questions: [passage], answers: [{ question_id: PASSAGE, answer_given, ...more }], marks: [] }).results[0];
  const open = given('Air rises, cools, and lets water come down.');
  expect(open && isUncompared(passage, open)).toBe(true);
  const score = scoreWith({ questions: [passage], answers: [{ question_id: PASSAGE, answer_given: 'Rain.' }], marks: [] });
  expect(onlyIncorrect({ title: 'Rain', questions: [passage] }, score).questions).toEqual([]);
  expect(given(passage.correct_answer)?.is_correct).toBe(true);
  const blank = given(' ', { passage_rating: 'all' });
  expect(blank).toMatchObject({ is_correct: false });
  expect(blank && isUncompared(passage, blank)).toBe(false);
});

describe('a receipt with what was said since', () => {
  test.each([
    ['ticks', [tick([0, 1])]],
    ['ticks taken back', [tick([0, 1]), tick([], 1)]],
    ['a judgement', [own(true)]],
    ['a judgement taken back', [own(true), own(false, 1)]],
    ['both', [own(true), tick([0, 1])]],
  ])('is what the server will say: %s', (_, marks) => {
    const shown = withMarks(grade(questions, answers), questions, marks);
    expect(shown).toEqual(scoreWith({ questions, answers, marks }));
  });
});

test('the newest marks are the same, whatever their order', () => {
  const all = [tick([0], 1), tick([1], 3), own(true, 2), tick([], 2), own(false, 4)];
  const newest = newestMarks(all);
  expect(newest).toEqual([own(false, 4), tick([1], 3)]);
  expect(newestMarks([...all].reverse())).toEqual(newest);
  expect(newestMarks(newest)).toEqual(newest);
});

test.each([
  [1, own(true)],
  [ESSAY, own(true)],
  [1, tick([])],
  [ESSAY, tick([2])],
  [ESSAY, rate('all')],
])('what cannot be said of question %i is refused with a code', (id, mark) => {
  const question = questions.find((one) => one.question_id === id) as Question;
  expect(validation).toHaveProperty(markRefusal(question, { ...mark, question_id: id })?.code ?? '');
});

test('what was judged right is remembered once, the newest first, without blanks', () => {
  const said = (text: string, own_judgement = true) => [{ question_id: SHORT, answer_given: text, own_judgement }];
  expect(ownAcceptedOf([said('Bricks '), said('bricks'), said(' '), said('tiles'), said('sand', false)])).toEqual({
    [SHORT]: ['Bricks', 'tiles'],
  });
});
