// Presses that come faster than they are stored, over a real Dexie: each means what was on screen when it came, and none acts on what
// came after it.
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { answerOf } from '#core/attempt/attempt';
import { attemptById, beginOrResume } from '#device/attempts/attempts';
import { newUuid } from '#device/rows/ids';
import { createLiveAttempt } from '../../../src/app/quiz/liveAttempt.ts';
import { createQuizMoves } from '../../../src/app/quiz/quizMoves.ts';
import { clearNotices, notify } from '../../../src/app/shell/notices.tsx';
import { ama, smallQuiz, testDatabase } from '../../support/testDatabase.ts';

vi.mock('../../../src/app/shell/notices.tsx', () => ({
  clearNotices: vi.fn(),
  notify: { success: vi.fn(), info: vi.fn(), warning: vi.fn(), error: vi.fn(), loading: vi.fn() },
}));
beforeEach(() => void vi.clearAllMocks());

const LAST = 2;

/** At this question of an attempt, nothing left to store. */
async function at(position: number) {
  const db = testDatabase();
  const attempt = await beginOrResume(db, {
    userId: ama.user_id,
    quizId: 7,
    quiz: smallQuiz,
    attemptId: newUuid(),
    wall: 1_000_000,
  });
  const live = createLiveAttempt({ db, attempt, wall: () => 1_000_000, mono: () => 1_000_000, onEnded: () => undefined });
  onTestFinished(() => live.stop());
  const askToFinish = vi.fn();
  const moves = createQuizMoves(live, askToFinish);
  moves.goto(position);
  await live.settled();
  vi.clearAllMocks();
  /** Everything that was pressed is stored, and what came of it too. */
  const allDone = async () => {
    await live.settled();
    await new Promise((resolve) => setTimeout(resolve));
    await live.settled();
  };
  const row = () => attemptById(db, attempt.attemptId);
  return { live, moves, askToFinish, allDone, row };
}

const told = () => Object.values(notify).flatMap((one) => vi.mocked(one).mock.calls.map(([text]) => text));

test('Check and Finish: the dialog opens once, without a word', async () => {
  const { live, moves, askToFinish, allDone } = await at(LAST);
  live.type(3, 'Because');
  moves.check();
  moves.finish();
  await allDone();
  expect(askToFinish).toHaveBeenCalledTimes(1);
  expect(notify.warning).not.toHaveBeenCalled();
});

test('while storing fails, Finish is no slower: the dialog opens', async () => {
  const { live, moves, askToFinish, allDone } = await at(LAST);
  vi.spyOn(console, 'error').mockReturnValue();
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  onTestFinished(() => put.mockRestore());
  live.type(3, 'Because');
  moves.check();
  moves.finish();
  await allDone();
  expect(live.state.saving).toBe('failed');
  expect(askToFinish).toHaveBeenCalledTimes(1);
});

test('whoever presses Finish and then goes back finishes nothing, and no other answer is checked', async () => {
  const { live, moves, askToFinish, allDone, row } = await at(LAST);
  live.type(2, 'Cells');
  live.type(3, 'Because');
  moves.check();
  moves.finish();
  moves.previous();
  await allDone();
  expect(live.state.attempt.position).toBe(1);
  expect(askToFinish).not.toHaveBeenCalled();
  expect(notify.warning).not.toHaveBeenCalled();
  expect((await row())?.checked).toBeNull();
});

test('whoever presses Finish and leaves the screen hears nothing elsewhere, and nothing is checked', async () => {
  const { live, moves, askToFinish, allDone, row } = await at(LAST);
  live.type(3, 'Because');
  void live.flush();
  moves.finish();
  live.stop();
  await allDone();
  expect(askToFinish).not.toHaveBeenCalled();
  expect(told()).toEqual([]);
  expect(clearNotices).not.toHaveBeenCalled();
  const stored = await row();
  expect([stored && answerOf(stored, 3), stored?.checked]).toEqual(['Because', null]);
});

test('what is said at the end stays, though Finish was pressed while the end was being stored', async () => {
  const { live, moves, askToFinish, allDone } = await at(LAST);
  void live.make({ type: 'finish', by: 'student' });
  moves.finish();
  await allDone();
  expect(askToFinish).not.toHaveBeenCalled();
  expect(clearNotices).not.toHaveBeenCalled();
});

test('Check and Next, while something else is being stored: a right answer is not called incorrect', async () => {
  const { live, moves, allDone } = await at(1);
  void live.make({ type: 'tick' });
  live.type(2, 'Cells');
  moves.check();
  moves.next();
  await allDone();
  expect(live.state.attempt).toMatchObject({ position: LAST, firstChecks: { 2: 'correct' } });
  expect(notify.error).not.toHaveBeenCalled();
});

test('Sure and Next, while something else is being stored: it is said of the answer that was on screen', async () => {
  const { live, moves, allDone, row } = await at(1);
  void live.make({ type: 'tick' });
  live.type(2, 'Cells');
  live.type(3, 'Because');
  moves.toggleSure();
  moves.next();
  await allDone();
  expect((await row())?.sure).toEqual([2]);
});

test('Next twice, the second while the first is being stored, goes two on; Previous twice comes back', async () => {
  const { live, moves, allDone, row } = await at(0);
  void live.make({ type: 'tick' });
  moves.next();
  moves.next();
  await allDone();
  expect((await row())?.position).toBe(LAST);
  moves.previous();
  moves.previous();
  await allDone();
  expect(live.state.attempt.position).toBe(0);
});
