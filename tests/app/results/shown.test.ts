// Which result is shown, as a table: what this device knows, what the server said, and what stands on screen.
import { describe, expect, test } from 'vitest';
import { type Attempt, beginAttempt } from '#core/attempt/attempt';
import { step } from '#core/attempt/moves';
import { grade } from '#core/marking/grading';
import type { Receipt, Score } from '#core/submission/submission';
import { outboxRowOf } from '#device/attempts/attemptMoves';
import type { SubmissionRow } from '#device/rows/submissionRow';
import { chooseResult, type LocalResult } from '../../../src/app/results/shownResult.ts';
import { smallQuiz } from '../../support/testDatabase.ts';

const ENDED = 5_000;

function endedAttempt(letter: string, practice = false): Attempt {
  const begun = beginAttempt({ attemptId: 'a-1', userId: 1, quizId: 7, quiz: smallQuiz, wall: 1_000, practice });
  const answered = step(begun, { type: 'answer', questionId: 1, text: letter }, { wall: 2_000 }).attempt;
  return step(answered, { type: 'finish', by: 'student' }, { wall: ENDED }).attempt;
}
const scoreOf = (letter: string): Score => grade(smallQuiz.questions, [{ question_id: 1, answer_given: letter }]);
const receiptFor = (letter: string): Receipt => ({
  ...scoreOf(letter),
  submission_id: 'a-1',
  submitted_at: '2026-11-21T00:00:00.000Z',
});
const waiting = (state: SubmissionRow['state'] = 'waiting', reason: string | null = null): LocalResult => {
  const attempt = endedAttempt('B');
  return { attempt, row: { ...outboxRowOf(attempt), state, reason } };
};
const received: LocalResult = { attempt: { ...endedAttempt('B'), receipt: receiptFor('B') }, row: undefined };
const old = { score: scoreOf('A'), at: ENDED - 1 };
const newer = { score: scoreOf('A'), at: ENDED + 1 };
const same = { score: scoreOf('B'), at: ENDED + 1 };

describe('the result that is shown', () => {
  test.each([
    ['nothing here, nothing there', null, null, null],
    ["the server's, made on another device", null, newer, ['received', 0, null]],
    ['waiting: provisional, whatever the server had', waiting(), old, ['waiting', 33.3, 'a-1']],
    ['waiting for a login', waiting('needs-login'), null, ['needs-login', 33.3, 'a-1']],
    ['refused', waiting('refused', 'No.'), old, ['refused', 33.3, 'a-1']],
    ['a row that can no longer be read', { ...waiting(), row: undefined }, null, ['refused', 33.3, 'a-1']],
    ['received, and the cached score is older', received, old, ['received', 33.3, 'a-1']],
    ['received, and no score was fetched', received, null, ['received', 33.3, 'a-1']],
    ['received, and the server says the same', received, same, ['received', 33.3, 'a-1']],
    ['received, and another device sent a newer one', received, newer, ['received', 0, null]],
    ['practice', { attempt: endedAttempt('B', true), row: undefined }, null, ['practice', 33.3, 'a-1']],
  ])('%s', (_, local, server, expected) => {
    const shown = chooseResult(7, local, server);
    expect(shown && [shown.delivery.kind, shown.score.score, shown.attempt?.attemptId ?? null]).toEqual(expected);
  });

  const own = (letter: string, revision: number) => ({ score: { ...scoreOf(letter), submission_id: 'a-1', revision }, at: 0 });
  const withRevision = (revision: number): LocalResult => ({
    attempt: { ...endedAttempt('B'), receipt: { ...receiptFor('B'), revision } },
    row: undefined,
  });

  test.each([
    ["the server's of this very attempt, marked anew, is newer than the receipt", withRevision(1), own('A', 2), 0],
    ['the receipt is newer than what was fetched before', withRevision(2), own('A', 1), 33.3],
    ['both are the same', withRevision(1), own('B', 1), 33.3],
  ])('%s', (_, local, server, score) => {
    expect(chooseResult(7, local, server)).toMatchObject({ score: { score }, attempt: { attemptId: 'a-1' } });
  });

  test('ticks that have not arrived stand above the receipt and above what the server says', () => {
    const marks = {
      ...{ id: 'marks:a-1', kind: 'marks' as const, userId: 1, quizId: 7, quizTitle: 'Notes', submissionId: 'a-1' },
      ...{ seen: 0, version: 1, madeAt: 1, state: 'waiting' as const, reason: null, tries: 0, retryAt: 0, notBefore: 0 },
      marks: [{ question_id: 2, own_judgement: true, marked_at: '2026-11-21T00:00:00.000Z' }],
    };
    for (const server of [null, own('B', 5)]) {
      const shown = chooseResult(7, { ...withRevision(0), marks }, server);
      expect(shown?.score.results[1]).toMatchObject({ question_id: 2, own_judgement: true, is_correct: false });
      expect(shown?.score.score).toBe(33.3);
    }
  });

  test('only a row that is still there can be retried', () => {
    expect(chooseResult(7, waiting('refused', 'No.'), null)?.delivery).toEqual({
      kind: 'refused',
      reason: 'No.',
      canRetry: true,
    });
    expect(chooseResult(7, { ...waiting(), row: undefined }, null)?.delivery).toMatchObject({ canRetry: false });
  });
});
