import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Attempt, beginAttempt, isHandedIn, isOpen, unansweredPlaces } from '#core/attempt/attempt';
import { checkResult, type Move, step } from '#core/attempt/moves';
import { onlyIncorrect, provisionalScore, toSubmitBody } from '#core/attempt/outcome';
import type { Quiz } from '#core/quiz/quiz';
import { move } from '../support/moves.ts';
import { choiceQuestion, essayQuestion, twoPoints, typedQuestion } from '../support/questions.ts';

const wall = 1_800_000_000_000;
const quiz: Quiz = { title: 'Notes', questions: [choiceQuestion(), typedQuestion(), essayQuestion()] };
const timed: Quiz = { ...quiz, settings: { timer_duration_seconds: 60 } };
const begin = (paper: Quiz = quiz) => beginAttempt({ attemptId: 'a', userId: 1, quizId: 7, quiz: paper, wall });
const play = (attempt: Attempt, moves: Move[], at = wall) =>
  moves.reduce((a, move) => step(a, move, { wall: at }).attempt, attempt);

test('an answer is kept, and the body lists every question in the order of the quiz', () => {
  const attempt = play(begin(), [move.answer(2, 'cells'), move.finish], wall + 5_000);
  expect(toSubmitBody(attempt)).toEqual({
    answers: [
      { question_id: 1, answer_given: '' },
      { question_id: 2, answer_given: 'cells' },
      { question_id: 3, answer_given: '' },
    ],
    submitted_at: new Date(wall + 5_000).toISOString(),
    questions_version: 0,
  });
  expect(provisionalScore(attempt)).toMatchObject({ score: 33.3, correct_count: 1, total_questions: 3 });
});

test('a check locks the answer, survives other moves and is forgotten on leaving the question', () => {
  const checked = play(begin(), [move.answer(1, 'B'), move.check(1), move.flag(1)]);
  const question = choiceQuestion();
  expect(checkResult(checked, question)).toBe('correct');
  expect(step(checked, move.answer(1, 'A'), { wall })).toMatchObject({
    refusal: 'locked',
    attempt: checked,
  });
  const left = play(checked, [move.goTo(1), move.goTo(0)]);
  expect(checkResult(left, question)).toBeNull();
  expect(left.answers['1']).toBe('B');
});

test.each<[string, Move, string]>([
  ['checking nothing', move.check(1), 'no-answer'],
  ['an unknown question', move.answer(99, 'x'), 'no-such-question'],
  ['a position beyond the end', move.goTo(3), 'no-such-question'],
  ['being sure of no answer', move.sure(1), 'no-answer'],
  ['being sure of an unknown question', move.sure(99), 'no-such-question'],
  ['a flag on an unknown question', move.flag(99), 'no-such-question'],
  ['the timer ending an untimed attempt', { type: 'finish', by: 'timer' }, 'not-yet'],
])('%s is refused and changes nothing', (_, refused, refusal) => {
  const attempt = begin();
  expect(step(attempt, refused, { wall })).toEqual({ attempt, refusal });
});

test('who is sure says it before the check: another answer takes it back, and a check holds one to it', () => {
  const sure = play(begin(), [move.answer(1, 'A'), move.sure(1), move.answer(2, 'cells'), move.sure(2), move.sure(2, false)]);
  expect(sure.sure).toEqual([1]);
  expect(play(sure, [move.answer(1, 'B')]).sure).toEqual([]);
  const checked = play(sure, [move.check(1), move.goTo(1)]);
  expect(step(checked, move.sure(1, false), { wall })).toMatchObject({ refusal: 'locked' });
  const corrected = play(checked, [move.answer(1, 'B'), move.finish]);
  const { answers } = toSubmitBody(corrected);
  expect(answers.map(({ is_sure }) => is_sure)).toEqual([true, undefined, undefined]);
  expect(provisionalScore(corrected).results[0]).toMatchObject({ is_correct: true, is_sure: true, first_check: 'incorrect' });
});

test('nothing moves after the end', () => {
  const ended = play(begin(), [move.finish]);
  expect(isOpen(ended)).toBe(false);
  expect(ended.openKey).toBeUndefined();
  for (const late of [move.answer(1, 'B'), move.finish, { type: 'tick' }] as Move[]) {
    expect(step(ended, late, { wall })).toEqual({ attempt: ended, refusal: 'ended' });
  }
});

test('after the deadline, and not before, the timer alone may end it, and it ends at the deadline', () => {
  const attempt = play(begin(timed), [move.answer(1, 'B')], wall + 10_000);
  const late = { wall: wall + 3_600_000 };
  expect(step(attempt, { type: 'finish', by: 'timer' }, { wall: wall + 59_999 }).refusal).toBe('not-yet');
  expect(step(attempt, move.answer(1, 'A'), late).refusal).toBe('time-up');
  expect(step(attempt, move.finish, late).refusal).toBe('time-up');
  const { attempt: ended, refusal } = step(attempt, { type: 'finish', by: 'timer' }, late);
  expect(refusal).toBeNull();
  expect(ended).toMatchObject({ endedAt: wall + 60_000, endedBy: 'timer' });
  expect(toSubmitBody(ended).answers[0]?.answer_given).toBe('B');
});

test('a visible page goes by its monotonic clock: a wall clock two hours ahead ends nothing', () => {
  const { attempt, refusal } = step(begin(timed), move.answer(1, 'B'), { wall: wall + 7_200_000, leftMs: 42_000 });
  expect(refusal).toBeNull();
  expect(attempt.timer).toMatchObject({ leftMs: 42_000, deadlineAt: wall + 7_242_000 });
});

test('flags keep their order and no question is flagged twice', () => {
  const attempt = play(begin(), [move.flag(3), move.flag(1), move.flag(3), move.flag(1, false)]);
  expect(attempt.flags).toEqual([3]);
});

test('blank answers count as unanswered', () => {
  expect(unansweredPlaces(play(begin(), [move.answer(2, '   ')]))).toEqual([0, 1, 2]);
});

test('practice has no timer, holds only what was wrong, and keeps the name of the file for its citations', () => {
  const paper = { ...timed, filename: 'notes.pdf', written_by: 'Oasis 1' };
  const score = provisionalScore(play(begin(paper), [move.answer(2, 'cells')]));
  const practice = onlyIncorrect(paper, score);
  expect(practice).toMatchObject({ filename: 'notes.pdf', written_by: 'Oasis 1' });
  expect(practice.questions.map((q) => q.question_id)).toEqual([1, 3]);
  expect(beginAttempt({ attemptId: 'b', userId: 1, quizId: 7, quiz: timed, wall, practice: true }).timer).toBeNull();
});

test('whatever the moves, a step never loses an answer that it accepted', () => {
  const anyMove: fc.Arbitrary<Move> = fc.oneof(
    fc.record({ type: fc.constant('answer' as const), questionId: fc.integer({ min: 1, max: 3 }), text: fc.string() }),
    fc.record({ type: fc.constant('goto' as const), position: fc.integer({ min: 0, max: 3 }) }),
    fc.record({ type: fc.constant('check' as const), questionId: fc.integer({ min: 1, max: 4 }) }),
    fc.record({ type: fc.constant('flag' as const), questionId: fc.integer({ min: 1, max: 4 }), flagged: fc.boolean() }),
    fc.constant(move.finish),
  );
  fc.assert(
    fc.property(fc.array(anyMove), (moves) => {
      const said = new Map<number, string>();
      let attempt = begin();
      for (const next of moves) {
        const result = step(attempt, next, { wall });
        if (result.refusal === null && next.type === 'answer') said.set(next.questionId, next.text);
        attempt = result.attempt;
      }
      expect(toSubmitBody(attempt).answers.map((a) => a.answer_given)).toEqual([1, 2, 3].map((id) => said.get(id) ?? ''));
    }),
  );
});

const marked: Quiz = { ...quiz, questions: [...quiz.questions, essayQuestion({ question_id: 4, key_points: twoPoints })] };

test('the first check is recorded with the answer, and a later one changes nothing in it', () => {
  const attempt = play(begin(), [move.answer(1, 'A'), move.check(1), move.goTo(0), move.answer(1, 'B'), move.check(1)]);
  expect(toSubmitBody(attempt).answers[0]).toEqual({ question_id: 1, answer_given: 'B', first_check: 'incorrect' });
  expect(provisionalScore(attempt).results[0]).toMatchObject({ is_correct: true, first_check: 'incorrect' });
});

test('ticked points count instead of the suggestion, go with the answer, and go when it changes', () => {
  const ticked = play(begin(marked), [
    move.answer(4, 'Warm air goes up and then water falls.'),
    move.check(4),
    { type: 'tick-points', questionId: 4, points: [1, 0, 1, 7] },
  ]);
  expect(toSubmitBody(ticked).answers[3]).toMatchObject({ points_covered: [0, 1] });
  expect(provisionalScore(ticked).results[3]).toMatchObject({ is_correct: true, marked_by: 'student' });
  const changed = play(ticked, [move.goTo(3), move.answer(4, 'No idea.')]);
  expect(toSubmitBody(changed).answers[3]).not.toHaveProperty('points_covered');
});

test('what is said of a passage counts, is changed by another choice, goes with the answer, and goes when it changes', () => {
  const essay = essayQuestion({ question_id: 5, correct_answer: 'Air rises, cools, and lets water fall.', passage: { page: 3 } });
  const written = play(begin({ ...quiz, questions: [essay] }), [move.answer(5, 'Water falls.')]);
  expect(step(written, { type: 'rate-passage', questionId: 5, rating: 'all' }, { wall }).refusal).toBe('no-mark');
  const checked = play(written, [move.check(5)]);
  expect(provisionalScore(checked).results[0]).toMatchObject({ is_correct: false, marked_by: 'suggested' });
  const rated = play(checked, [
    { type: 'rate-passage', questionId: 5, rating: 'some' },
    { type: 'rate-passage', questionId: 5, rating: 'most' },
  ]);
  expect(toSubmitBody(rated).answers[0]).toMatchObject({ passage_rating: 'most' });
  expect(provisionalScore(rated).results[0]).toMatchObject({ is_correct: true, marked_by: 'student' });
  const changed = play(rated, [move.goTo(0), move.answer(5, 'No idea.')]);
  expect(toSubmitBody(changed).answers[0]).not.toHaveProperty('passage_rating');
});

test('"I was right" is for a refused typed answer that was checked, and never changes the score', () => {
  const refused = play(begin(), [move.answer(2, 'little rooms'), move.check(2)]);
  const judged = step(refused, { type: 'own-right', questionId: 2, isRight: true }, { wall });
  expect(judged.refusal).toBeNull();
  expect(toSubmitBody(judged.attempt).answers[1]).toMatchObject({ own_judgement: true });
  expect(provisionalScore(judged.attempt).correct_count).toBe(0);
  expect(step(refused, { type: 'own-right', questionId: 1, isRight: true }, { wall }).refusal).toBe('no-mark');
});

test('an answer that its student judged right earlier is right in a later attempt', () => {
  const again = beginAttempt({ attemptId: 'b', userId: 1, quizId: 7, quiz, wall, ownAccepted: { 2: ['little rooms'] } });
  const answered = play(again, [move.answer(2, 'Little rooms')]);
  expect(provisionalScore(answered).correct_count).toBe(1);
});

test('an exam refuses every check', () => {
  const exam = beginAttempt({ attemptId: 'c', userId: 1, quizId: 7, quiz, wall, exam: true });
  const answered = play(exam, [move.answer(1, 'B')]);
  expect(step(answered, move.check(1), { wall }).refusal).toBe('exam');
});

test('what is put away ends without being handed in', () => {
  const { attempt } = step(begin(), { type: 'discard' }, { wall: wall + 1 });
  expect(attempt).toMatchObject({ endedBy: 'discarded', endedAt: wall + 1 });
  expect([isOpen(attempt), isHandedIn(attempt), attempt.openKey]).toEqual([false, false, undefined]);
  expect(step(attempt, move.finish, { wall }).refusal).toBe('ended');
});
