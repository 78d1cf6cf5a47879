// The attempt on screen over a real Dexie, with clocks of the test's own: typing, two tabs at zero, and storage that fails.
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { type Attempt, answerOf } from '#core/attempt/attempt';
import type { Quiz } from '#core/quiz/quiz';
import { attemptById, beginOrResume } from '#device/attempts/attempts';
import type { OasisDatabase } from '#device/rows/db';
import { newUuid } from '#device/rows/ids';
import { createLiveAttempt, type LiveAttempt } from '../../../src/app/quiz/liveAttempt.ts';
import { ama, smallQuiz, testDatabase, timedQuiz } from '../../support/testDatabase.ts';

beforeEach(() => {
  // jsdom says no until something is clicked.
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
});
afterEach(() => vi.useRealTimers());

let now = 1_000_000;
/** what the monotonic clock did not see */
let asleep = 0;
const ended = vi.fn();

/** An attempt at this quiz, begun now and on screen. */
async function begin(quiz: Quiz) {
  const db = testDatabase();
  now = 1_000_000;
  asleep = 0;
  ended.mockClear();
  const attempt = await beginOrResume(db, { userId: ama.user_id, quizId: 7, quiz, attemptId: newUuid(), wall: now });
  return { db, attempt, live: show(db, attempt), row: () => attemptById(db, attempt.attemptId) };
}

function show(db: OasisDatabase, attempt: Attempt): LiveAttempt {
  const live = createLiveAttempt({ db, attempt, wall: () => now, mono: () => now - asleep, onEnded: ended });
  onTestFinished(() => live.stop());
  return live;
}

/** Time passes: both clocks and the timers. */
function pass(ms: number): void {
  now += ms;
  vi.advanceTimersByTime(ms);
}

/** Both clocks go on, and the page ticks once: a long time without a tick between. */
function passInOneTick(ms: number): void {
  now += ms;
  vi.advanceTimersByTime(1_000);
}

const text = async (db: OasisDatabase, attempt: Attempt) => {
  const row = await attemptById(db, attempt.attemptId);
  return row && answerOf(row, 2);
};

/** A move resolves when its row is stored; a tick that comes in the same breath is left to the next second. */
const stored = () => new Promise((resolve) => setImmediate(resolve));

/** Real time, for the database; vi's `poll` would wait on the fake one. */
async function until(check: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await check())) await new Promise((resolve) => setImmediate(resolve));
}

describe('typing', () => {
  test('trap 12: is stored 300 ms after the last key, and "Saved" is not said before', async () => {
    const { db, attempt, live } = await begin(smallQuiz);
    live.type(2, 'C');
    live.type(2, 'Ce');
    pass(299);
    expect(await text(db, attempt)).toBe('');
    expect(live.state.saving).toBe('saving');
    pass(1);
    await until(() => live.state.saving === 'saved');
    expect(await text(db, attempt)).toBe('Ce');
    expect(live.state.drafts).toEqual({});
  });

  test('without a pause is stored every second all the same', async () => {
    const { db, attempt, live } = await begin(smallQuiz);
    for (let i = 0; i < 6; i += 1) {
      live.type(2, 'x'.repeat(i + 1));
      pass(200);
    }
    await until(async () => (await text(db, attempt)) !== '');
    expect(await text(db, attempt)).toBe('xxxxx');
  });

  test('is stored at once when the page is hidden for good', async () => {
    const { db, attempt, live } = await begin(smallQuiz);
    live.type(2, 'Cell');
    dispatchEvent(new Event('pagehide'));
    await until(async () => (await text(db, attempt)) === 'Cell');
  });
});

describe('at zero', () => {
  test('two tabs on the same row hand in once, and both are led on', async () => {
    const { db, attempt, live: one, row } = await begin(timedQuiz);
    const two = show(db, attempt);
    passInOneTick(60_000);
    await until(() => ended.mock.calls.length === 2);
    expect(await db.outbox.count()).toBe(1);
    expect((await row())?.endedBy).toBe('timer');
    expect([one.state.secondsLeft, two.state.secondsLeft]).toEqual([0, 0]);
  });

  test('what was typed before zero counts', async () => {
    const { db, live } = await begin(timedQuiz);
    now += 59_900;
    live.type(2, 'Cells');
    passInOneTick(100);
    await until(() => ended.mock.calls.length === 1);
    const [sent] = await db.outbox.toArray();
    expect(sent?.body.answers[1]).toEqual({ question_id: 2, answer_given: 'Cells' });
  });

  test('a move made before zero counts, though storing failed until long after', async () => {
    const { db, attempt, live, row } = await begin(timedQuiz);
    vi.spyOn(console, 'error').mockReturnValue();
    const put = vi.spyOn(db.attempts, 'put').mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
    now += 59_000;
    await live.make({ type: 'flag', questionId: 1, flagged: true });
    live.type(2, 'Cells');
    expect(live.state.saving).toBe('failed');
    passInOneTick(30_000);
    const retried = (check: () => boolean) => () => {
      pass(500);
      return check();
    };
    await until(retried(() => live.state.attempt.endedAt !== null));
    put.mockRestore();
    await until(retried(() => ended.mock.calls.length === 1));
    expect(await row()).toMatchObject({ answers: { 2: 'Cells' }, flags: [1], endedBy: 'timer' });
    expect(((await row())?.endedAt ?? 0) - attempt.startedAt).toBe(60_000);
    expect(await db.outbox.count()).toBe(1);
  });

  test('what was typed in the last moment counts, though its pause ends after zero', async () => {
    const { db, attempt, live } = await begin(timedQuiz);
    now += 59_900;
    live.type(2, 'Cells');
    now += 200;
    await live.flush();
    passInOneTick(900);
    await until(() => ended.mock.calls.length === 1);
    expect(await text(db, attempt)).toBe('Cells');
  });

  test('a device that slept with the page visible has used the time up: its monotonic clock stood still, the lock took the focus', async () => {
    const { live, row } = await begin(timedQuiz);
    await live.make({ type: 'goto', position: 0 });
    await stored();
    dispatchEvent(new Event('blur'));
    now += 40_000;
    asleep += 40_000;
    pass(1_000);
    expect(live.state.secondsLeft).toBe(19);
    await until(async () => (await row())?.timer?.leftMs === 19_000);
  });

  test.each([7_200_000, -7_200_000])(
    'a wall clock that is set by %i ms under the eyes of the student changes nothing',
    async (by) => {
      const { db, live, row } = await begin(timedQuiz);
      await live.make({ type: 'goto', position: 0 });
      await stored();
      now += by;
      asleep += by;
      pass(1_000);
      expect(live.state.secondsLeft).toBe(59);
      await until(async () => (await row())?.timer?.leftMs === 59_000);
      // Killed and opened again under the new clock.
      live.stop();
      const stopped = await row();
      if (stopped) expect(show(db, stopped).state.secondsLeft).toBe(59);
    },
  );

  test('a hidden tab leaves the end to one that may be visible, for 3 s', async () => {
    const { db, attempt, live, row } = await begin(timedQuiz);
    const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    onTestFinished(() => seen.mockRestore());
    pass(61_000);
    await live.flush();
    expect(live.state.secondsLeft).toBe(0);
    expect(await db.outbox.count()).toBe(0);
    pass(3_000);
    await until(() => ended.mock.calls.length === 1);
    expect((await row())?.endedAt).toBe(attempt.startedAt + 60_000);
  });

  test('a tick says nothing about saving', async () => {
    const { live } = await begin(timedQuiz);
    pass(1_000);
    expect(live.state.saving).toBe('saved');
  });
});

test('trap 27: while storing fails the student goes on, is told, and it is stored when it can be', async () => {
  const { db, attempt, live } = await begin(smallQuiz);
  vi.spyOn(console, 'error').mockReturnValue();
  const put = vi.spyOn(db.attempts, 'put').mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
  expect(await live.make({ type: 'answer', questionId: 2, text: 'Cells' })).toBeNull();
  expect(live.state.saving).toBe('failed');
  expect(answerOf(live.state.attempt, 2)).toBe('Cells');
  expect(await text(db, attempt)).toBe('');
  put.mockRestore();
  pass(2_000);
  await until(() => live.state.saving === 'saved');
  expect(await text(db, attempt)).toBe('Cells');
});
