// What runs by itself: a token whose user could not be fetched at login asks again until it is answered (D3.10).
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { moveAll } from '#device/attempts/attemptMoves';
import { beginOrResume } from '#device/attempts/attempts';
import { newUuid } from '#device/rows/ids';
import { db } from '../../../src/app/data/device.ts';
import { sessionNow, signIn, signOut } from '../../../src/app/data/session.ts';
import { startDeliveries } from '../../../src/app/sync/deliveries.ts';
import { handIn } from '../../../src/app/sync/handIn.ts';
import { ama, smallQuiz } from '../../support/testDatabase.ts';

afterEach(async () => {
  await signOut({ revoke: false });
  vi.unstubAllGlobals();
});

/** Answers for the current user, one after the other; the last one stays. */
function answerMe(...answers: Response[]): { asked: () => number } {
  let asked = 0;
  vi.stubGlobal('fetch', async () => {
    const answer = answers[Math.min(asked, answers.length - 1)];
    asked += 1;
    return (answer ?? Response.error()).clone();
  });
  return { asked: () => asked };
}

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const nothing = { onTimeUp: () => undefined, onDelivered: () => undefined, onJoined: () => undefined };

test('a token without a user asks for it until it is answered', async () => {
  const { asked } = answerMe(json(500, { detail: 'Not now.' }), json(200, ama));
  await signIn('t1', null);
  const stop = startDeliveries(nothing);
  await vi.waitFor(() => expect(sessionNow().user).toEqual(ama), { timeout: 180_000 });
  expect(asked()).toBeGreaterThanOrEqual(2);
  expect(sessionNow().token).toBe('t1');
  stop();
});

test('an address that was confirmed elsewhere is known at the next start', async () => {
  answerMe(json(200, ama));
  await signIn('t1', { ...ama, is_verified: false });
  const stop = startDeliveries(nothing);
  await vi.waitFor(() => expect(sessionNow().user?.is_verified).toBe(true), { timeout: 180_000 });
  stop();
});

test('a token that is no longer taken ends the session, and the place is remembered', async () => {
  answerMe(json(401, { detail: 'Please log in.' }));
  await signIn('t1', ama);
  const stop = startDeliveries(nothing);
  await vi.waitFor(() => expect(sessionNow().token).toBeNull(), { timeout: 180_000 });
  stop();
});

/** A submission of Ama's that waits. */
async function finishedByAma(): Promise<string> {
  const wall = Date.now();
  const { attemptId } = await beginOrResume(db, { userId: ama.user_id, quizId: 7, quiz: smallQuiz, attemptId: newUuid(), wall });
  await moveAll(db, attemptId, [{ type: 'finish', by: 'student' }], { wall });
  onTestFinished(async () => {
    await db.attempts.clear();
    await db.outbox.clear();
  });
  return attemptId;
}

test('a drain whose own storing fails is followed by another: the timer does not wait for a row to change', async () => {
  vi.stubGlobal('fetch', async () => Response.error());
  vi.spyOn(console, 'error').mockReturnValue();
  await signIn('t1', ama);
  await finishedByAma();
  const update = vi.spyOn(db.outbox, 'update').mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
  onTestFinished(() => update.mockRestore());
  const stop = startDeliveries(nothing);
  onTestFinished(stop);
  await vi.waitFor(() => expect(update.mock.calls.length).toBeGreaterThanOrEqual(2), { timeout: 180_000 });
});

test('trap 6: no Background Sync in Safari and Firefox: the page itself sends what waits', async () => {
  expect('serviceWorker' in navigator).toBe(false);
  await signIn('t1', ama);
  const id = await finishedByAma();
  const receipt = {
    submission_id: id,
    submitted_at: new Date().toISOString(),
    score: 0,
    correct_count: 0,
    total_questions: 3,
    results: [],
  };
  answerMe(json(200, receipt));
  const stop = startDeliveries(nothing);
  onTestFinished(stop);
  await vi.waitFor(async () => expect((await db.attempts.get(id))?.receipt?.submission_id).toBe(id), { timeout: 180_000 });
  expect(await db.outbox.count()).toBe(0);
});

test('trap 9: an outbox row that cannot be read is not called received', async () => {
  vi.stubGlobal('fetch', async () => Response.error());
  await signIn('t1', ama);
  const id = await finishedByAma();
  await db.outbox.update(id, { body: { answers: 'nonsense' } as never });
  expect(await handIn(id)).toEqual({ kind: 'waiting' });
});

test('a screen that cannot read what became of its submission says that it waits, and goes on', async () => {
  vi.stubGlobal('fetch', async () => Response.error());
  vi.spyOn(console, 'error').mockReturnValue();
  await signIn('t1', ama);
  const id = await finishedByAma();
  const get = vi.spyOn(db.attempts, 'get').mockRejectedValue(new DOMException('gone', 'AbortError'));
  onTestFinished(() => get.mockRestore());
  expect(await handIn(id)).toEqual({ kind: 'waiting' });
});
