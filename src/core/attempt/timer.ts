// The timer of an attempt: a deadline and a subtraction, never a count of ticks (D3.6).
// All times are milliseconds; `wall` is the device's clock since 1970, `mono` a monotonic clock with any origin.
import * as z from 'zod/mini';

export const Timer = z.object({
  durationMs: z.number(),
  /** the wall time at which the time is up */
  deadlineAt: z.number(),
  /** the time left when this was stored; it never grows */
  leftMs: z.number(),
});
export type Timer = z.infer<typeof Timer>;

/** The time left at one reading of both clocks. Between two readings the monotonic clock counts. */
export type Anchor = { leftMs: number; wall: number; mono: number };

/** A timer that begins now. */
export function startTimer(durationSeconds: number, wall: number): Timer {
  const durationMs = durationSeconds * 1000;
  return { durationMs, deadlineAt: wall + durationMs, leftMs: durationMs };
}

/** The time left by the wall clock. A clock that was moved back adds no time. */
export function leftAt(timer: Timer, wall: number): number {
  return Math.max(0, Math.min(timer.leftMs, timer.deadlineAt - wall));
}

/** The timer to store. If another tab has already stored less time, the lower value stays. */
export function storeLeft(timer: Timer, leftMs: number, wall: number): Timer {
  const remainingMs = Math.max(0, Math.min(timer.leftMs, leftMs));
  return { durationMs: timer.durationMs, leftMs: remainingMs, deadlineAt: wall + remainingMs };
}

/** The anchor for a page that has just become visible or opened the attempt. */
export function anchorAt(timer: Timer, wall: number, mono: number): Anchor {
  return { leftMs: leftAt(timer, wall), wall, mono };
}

/** The time left on a visible page. */
export function leftSince(anchor: Anchor, mono: number): number {
  return Math.max(0, anchor.leftMs - Math.max(0, mono - anchor.mono));
}

const UNSEEN_MS = 1_000;

/**
 * The next reading of a visible page. Outside Windows a browser's monotonic clock stops while the device sleeps, and a page may
 * stay visible meanwhile (a closed laptop). Both clocks then look as if the wall clock had been set forward. The focus decides:
 * a device locks its screen before it sleeps, which removes the focus. So time seen only by the wall clock counts if the page
 * lost focus, and is ignored as a clock change if it did not.
 */
export function readOn(anchor: Anchor, wall: number, mono: number, hadFocus: boolean): Anchor {
  const unseen = wall - anchor.wall - Math.max(0, mono - anchor.mono);
  const slept = hadFocus || unseen < UNSEEN_MS ? 0 : unseen;
  return { leftMs: Math.max(0, leftSince(anchor, mono) - slept), wall, mono };
}

/** Whole seconds for the badge, rounded up, so that 0 is shown only when the time is up. */
export function secondsLeft(leftMs: number): number {
  return Math.ceil(leftMs / 1000);
}

/** `mm:ss`; the minutes may exceed 99 (P7.11). */
export function formatClock(seconds: number): string {
  const two = (n: number) => String(n).padStart(2, '0');
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
}

export const WARNING_SECONDS = 60;
const announcedAt = [600, 300, 60, 30];

/** The threshold that the count passes, which a screen reader is told in seconds; else null (D4.7). */
export function passedThreshold(previousSeconds: number, seconds: number): number | null {
  return announcedAt.findLast((mark) => previousSeconds > mark && seconds <= mark) ?? null;
}
