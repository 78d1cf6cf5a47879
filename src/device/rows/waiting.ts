// The fields that every queued row has, whatever its kind and table, and the rules for sending it again.
import * as z from 'zod/mini';
import { backoffMs, LAST_BACKOFF_MS, TryOutcome, type Verdict } from '#core/submission/submission';
import { Failure } from '#core/wire/failure';

/** The last attempt to send that proved nothing. `at`: ms since 1970. */
export const LastTry = z.object({ at: z.number(), outcome: TryOutcome });
export type LastTry = z.infer<typeof LastTry>;

/** The part of a row that is the queue's. */
export const Waiting = z.object({
  userId: z.int(),
  state: z.enum(['waiting', 'needs-login', 'refused']),
  /** the reason for a refusal, in the server's words */
  reason: z.nullable(z.string()),
  /** the failure's code and parameters, for translation; absent in rows of older versions */
  refusal: z.optional(z.pick(Failure, { code: true, params: true })),
  /** how often it was sent without proof */
  tries: z.int(),
  /** our own backoff for the timer; start, online, foreground and login ignore it. ms since 1970 */
  retryAt: z.number(),
  /** the server's Retry-After: nothing is sent before this time. ms since 1970 */
  notBefore: z.number(),
  /** absent: never sent, or only by an older version */
  last: z.optional(LastTry),
});
export type Waiting = z.infer<typeof Waiting>;

/** The fields that decide when something is sent again. Times are in ms since 1970. */
export type Resend = Pick<Waiting, 'state' | 'retryAt' | 'notBefore'>;

/** What the queue itself writes to a row. */
export type Noted = Partial<Omit<Waiting, 'userId'>>;

/** A row that waits to be sent: a new one, one that was sent in part, or a refused one that the student sends again. */
export const TRY_AGAIN = { state: 'waiting', reason: null, retryAt: 0, notBefore: 0 } as const satisfies Noted;

const LONGEST_WAIT_MS = 10 * 60_000;

/** What to store after the n-th send (n = `tries`) proved nothing. `now` is in ms since 1970. */
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

/** How long the server's Retry-After and our own backoff still apply, in ms. */
export function waitsOf({ retryAt, notBefore }: Resend, now: number): { server: number; ownWait: number } {
  return { server: left(notBefore, LONGEST_WAIT_MS, now), ownWait: left(retryAt, LAST_BACKOFF_MS, now) };
}

/** A wait longer than the maximum means that the clock was moved back: treat it as expired. */
function left(until: number, longest: number, now: number): number {
  const wait = until - now;
  return wait > longest ? 0 : Math.max(0, wait);
}

/**
 * Whether it may be sent now. `eager` ignores our own backoff, but not the server's Retry-After, and retries rows that wait for
 * a login.
 */
export function isDue(row: Resend, eager: boolean, now: number): boolean {
  const { server, ownWait } = waitsOf(row, now);
  if (row.state === 'refused' || server > 0) return false;
  return eager || (row.state === 'waiting' && ownWait === 0);
}
