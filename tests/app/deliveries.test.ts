// What runs by itself: a token whose user could not be fetched at login asks again until it is answered (design, point 3.10).
import { afterEach, expect, test, vi } from 'vitest';
import { startDeliveries } from '../../src/app/deliveries.ts';
import { session, signIn, signOut } from '../../src/app/session.ts';
import { ama } from '../support/testDatabase.ts';

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
const nothing = { onTimeUp: () => undefined, onDelivered: () => undefined };

test('a token without a user asks for it until it is answered', { timeout: 30_000 }, async () => {
  const { asked } = answerMe(json(500, { detail: 'Not now.' }), json(200, ama));
  await signIn('t1', null);
  const stop = startDeliveries(nothing);
  await vi.waitFor(() => expect(session.user).toEqual(ama), { timeout: 20_000 });
  expect(asked()).toBeGreaterThanOrEqual(2);
  expect(session.token).toBe('t1');
  stop();
});

test('an address that was confirmed elsewhere is known at the next start', async () => {
  answerMe(json(200, ama));
  await signIn('t1', { ...ama, is_verified: false });
  const stop = startDeliveries(nothing);
  await vi.waitFor(() => expect(session.user?.is_verified).toBe(true), { timeout: 20_000 });
  stop();
});

test('a token that is no longer taken ends the session, and the place is remembered', async () => {
  answerMe(json(401, { detail: 'Please log in.' }));
  await signIn('t1', ama);
  const stop = startDeliveries(nothing);
  await vi.waitFor(() => expect(session.token).toBeNull(), { timeout: 20_000 });
  stop();
});
