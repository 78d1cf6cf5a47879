// What every row that waits to be sent has, whatever its kind and table, and when it is sent again.
import * as z from 'zod/mini';
import { backoffMs, LAST_BACKOFF_MS, TryOutcome, type Verdict } from '#core/submission/submission';
import { Failure } from '#core/wire/failure';

/** The last try that proved nothing. `at`: ms since 1970. */
export const LastTry = z.object({ at: z.number(), outcome: TryOutcome });
export type LastTry = z.infer<typeof LastTry>;

/** The part of a row that is the queue's. */
export const Waiting = z.object({
  userId: z.int(),
  state: z.enum(['waiting', 'needs-login', 'refused']),
  /** why it was refused, in the server's words */
  reason: z.nullable(z.string()),
  /** the failure's code and what its sentence names, for a translation; absent: by an earlier version */
  refusal: z.optional(z.pick(Failure, { code: true, params: true })),
  /** how often it was sent without proof */
  tries: z.int(),
  /** our own backoff: the timer waits until then; start, online, foreground and login ignore it. ms since 1970 */
  retryAt: z.number(),
  /** the server's Retry-After: nothing is sent before. ms since 1970 */
  notBefore: z.number(),
  /** absent: it was not tried, or by an earlier version */
  last: z.optional(LastTry),
});
export type Waiting = z.infer<typeof Waiting>;

/** What decides when something is sent again. Times in ms since 1970. */
export type Resend = Pick<Waiting, 'state' | 'retryAt' | 'notBefore'>;

/** What the queue itself notes in a row. */
export type Noted = Partial<Omit<Waiting, 'userId'>>;

/** What the student's word makes of a refused row: it is sent again. */
export const TRY_AGAIN = { state: 'waiting', reason: null, retryAt: 0, notBefore: 0 } as const satisfies Noted;

const LONGEST_WAIT_MS = 10 * 60_000;

/** What a row notes when its n-th send (n = `tries`) proved nothing. `now` in ms since 1970. */
export function notedAfter(verdict: Exclude<Verdict<unknown>, { kind: 'delivered' }>, tries: number, now: number): Noted {
  const last = { at: now, outcome: verdict.outcome };
  switch (verdict.kind) {
    case 'needs-login':
      return { state: 'needs-login', tries, last };
    case 'refused':
      return { state: 'refused', reason: verdict.reason, refusal: verdict.refusal, tries, last };
    case 'wait':
    case 'no-answer': {
      const retryAfterMs = verdict.kind === 'wait' ? verdict.retryAfterMs : null;
      const wait = Math.min(retryAfterMs ?? backoffMs(tries), LONGEST_WAIT_MS);
      return { state: 'waiting', tries, last, retryAt: now + wait, notBefore: retryAfterMs === null ? 0 : now + wait };
    }
  }
}

/** How long the server's Retry-After still holds it, and how long our own backoff does, in ms. */
export function waitsOf({ retryAt, notBefore }: Resend, now: number): { server: number; ownWait: number } {
  return { server: left(notBefore, LONGEST_WAIT_MS, now), ownWait: left(retryAt, LAST_BACKOFF_MS, now) };
}

/** A clock that was moved back must not make a row wait for hours: a wait that is longer than any of its kind is over. */
function left(until: number, longest: number, now: number): number {
  const wait = until - now;
  return wait > longest ? 0 : Math.max(0, wait);
}

/** May it be sent now? `eager` ignores our own backoff, never the server's Retry-After, and tries again what waits for a login. */
export function isDue(row: Resend, eager: boolean, now: number): boolean {
  const { server, ownWait } = waitsOf(row, now);
  if (row.state === 'refused' || server > 0) return false;
  return eager || (row.state === 'waiting' && ownWait === 0);
}
