import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Attempt,
  beginAttempt,
  checkResult,
  isOpen,
  type Move,
  onlyIncorrect,
  provisionalScore,
  step,
  toSubmitBody,
  unansweredCount,
} from '#core/attempt';
import type { Quiz } from '#core/quiz';

const wall = 1_800_000_000_000;
const quiz: Quiz = {
  title: 'Notes',
  questions: [
    {
      question_id: 1,
      question_text: 'Which?',
      question_type: 'multiple_choice',
      options: { A: 'x', B: 'y' },
      correct_answer: 'B',
    },
    { question_id: 2, question_text: 'What?', question_type: 'short_answer', correct_answer: 'Cells' },
    { question_id: 3, question_text: 'Why?', question_type: 'essay', correct_answer: 'Because.' },
  ],
};
const timed: Quiz = { ...quiz, settings: { timer_duration_seconds: 60 } };
const begin = (paper: Quiz = quiz) => beginAttempt({ attemptId: 'a', userId: 1, quizId: 7, quiz: paper, wall });
const play = (attempt: Attempt, moves: Move[], at = wall) =>
  moves.reduce((a, move) => step(a, move, { wall: at }).attempt, attempt);

test('an answer is kept, and the body lists every question in the order of the quiz', () => {
  const attempt = play(
    begin(),
    [
      { type: 'answer', questionId: 2, text: 'cells' },
      { type: 'finish', by: 'student' },
    ],
    wall + 5_000,
  );
  expect(toSubmitBody(attempt)).toEqual({
    answers: [
      { question_id: 1, answer_given: '' },
      { question_id: 2, answer_given: 'cells' },
      { question_id: 3, answer_given: '' },
    ],
    submitted_at: new Date(wall + 5_000).toISOString(),
  });
  expect(provisionalScore(attempt)).toMatchObject({ score: 33.3, correct_count: 1, total_questions: 3 });
});

test('a check locks the answer, survives other moves and is forgotten on leaving the question', () => {
  const checked = play(begin(), [
    { type: 'answer', questionId: 1, text: 'B' },
    { type: 'check', questionId: 1 },
    { type: 'flag', questionId: 1, flagged: true },
  ]);
  const question = quiz.questions[0];
  if (!question) throw new Error('no question');
  expect(checkResult(checked, question)).toBe('correct');
  expect(step(checked, { type: 'answer', questionId: 1, text: 'A' }, { wall })).toMatchObject({
    refusal: 'locked',
    attempt: checked,
  });
  const left = play(checked, [
    { type: 'goto', position: 1 },
    { type: 'goto', position: 0 },
  ]);
  expect(checkResult(left, question)).toBeNull();
  expect(left.answers['1']).toBe('B');
});

test.each<[string, Move, string]>([
  ['checking nothing', { type: 'check', questionId: 1 }, 'no-answer'],
  ['an unknown question', { type: 'answer', questionId: 99, text: 'x' }, 'no-such-question'],
  ['a position beyond the end', { type: 'goto', position: 3 }, 'no-such-question'],
  ['a flag on an unknown question', { type: 'flag', questionId: 99, flagged: true }, 'no-such-question'],
  ['the timer ending an untimed attempt', { type: 'finish', by: 'timer' }, 'not-yet'],
])('%s is refused and changes nothing', (_, move, refusal) => {
  const attempt = begin();
  expect(step(attempt, move, { wall })).toEqual({ attempt, refusal });
});

test('nothing moves after the end', () => {
  const ended = play(begin(), [{ type: 'finish', by: 'student' }]);
  expect(isOpen(ended)).toBe(false);
  expect(ended.openKey).toBeUndefined();
  for (const move of [
    { type: 'answer', questionId: 1, text: 'B' },
    { type: 'finish', by: 'student' },
    { type: 'tick' },
  ] as Move[]) {
    expect(step(ended, move, { wall })).toEqual({ attempt: ended, refusal: 'ended' });
  }
});

test('after the deadline only the timer may end it, and it ends at the deadline', () => {
  const attempt = play(begin(timed), [{ type: 'answer', questionId: 1, text: 'B' }], wall + 10_000);
  const late = { wall: wall + 3_600_000 };
  expect(step(attempt, { type: 'answer', questionId: 1, text: 'A' }, late).refusal).toBe('time-up');
  expect(step(attempt, { type: 'finish', by: 'student' }, late).refusal).toBe('time-up');
  const { attempt: ended, refusal } = step(attempt, { type: 'finish', by: 'timer' }, late);
  expect(refusal).toBeNull();
  expect(ended).toMatchObject({ endedAt: wall + 60_000, endedBy: 'timer' });
  expect(toSubmitBody(ended).answers[0]?.answer_given).toBe('B');
});

test('the timer cannot end an attempt early', () => {
  expect(step(begin(timed), { type: 'finish', by: 'timer' }, { wall: wall + 59_999 }).refusal).toBe('not-yet');
});

test('a visible page goes by its monotonic clock: a wall clock two hours ahead ends nothing', () => {
  const { attempt, refusal } = step(
    begin(timed),
    { type: 'answer', questionId: 1, text: 'B' },
    { wall: wall + 7_200_000, leftMs: 42_000 },
  );
  expect(refusal).toBeNull();
  expect(attempt.timer).toMatchObject({ leftMs: 42_000, deadlineAt: wall + 7_242_000 });
});

test('flags keep their order and no question is flagged twice', () => {
  const attempt = play(begin(), [
    { type: 'flag', questionId: 3, flagged: true },
    { type: 'flag', questionId: 1, flagged: true },
    { type: 'flag', questionId: 3, flagged: true },
    { type: 'flag', questionId: 1, flagged: false },
  ]);
  expect(attempt.flags).toEqual([3]);
});

test('blank answers count as unanswered', () => {
  expect(unansweredCount(play(begin(), [{ type: 'answer', questionId: 2, text: '   ' }]))).toBe(3);
});

test('practice has no timer and holds only what was wrong', () => {
  const score = provisionalScore(play(begin(timed), [{ type: 'answer', questionId: 2, text: 'cells' }]));
  const practice = onlyIncorrect(timed, score);
  expect(practice.questions.map((q) => q.question_id)).toEqual([1, 3]);
  expect(beginAttempt({ attemptId: 'b', userId: 1, quizId: 7, quiz: timed, wall, practice: true }).timer).toBeNull();
});

test('whatever the moves, a step never loses an answer that it accepted', () => {
  const move: fc.Arbitrary<Move> = fc.oneof(
    fc.record({ type: fc.constant('answer' as const), questionId: fc.integer({ min: 1, max: 3 }), text: fc.string() }),
    fc.record({ type: fc.constant('goto' as const), position: fc.integer({ min: 0, max: 3 }) }),
    fc.record({ type: fc.constant('check' as const), questionId: fc.integer({ min: 1, max: 4 }) }),
    fc.record({ type: fc.constant('flag' as const), questionId: fc.integer({ min: 1, max: 4 }), flagged: fc.boolean() }),
    fc.constant({ type: 'finish' as const, by: 'student' as const }),
  );
  fc.assert(
    fc.property(fc.array(move), (moves) => {
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
