// Presses that come faster than they are stored, over a real Dexie: each means what was on screen when it came, and none acts on what
// came after it.
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { attemptById, beginOrResume } from '#device/attempts/attempts';
import { newUuid } from '#device/rows/ids';
import { createLiveAttempt } from '../../../src/app/quiz/liveAttempt.ts';
import { createQuizMoves } from '../../../src/app/quiz/quizMoves.ts';
import { notify } from '../../../src/app/shell/notices.tsx';
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
