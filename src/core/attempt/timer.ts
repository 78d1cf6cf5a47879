// The timer of an attempt: a deadline and a subtraction, never a count of ticks (D3.6).
// All times are milliseconds; `wall` is the device's clock since 1970, `mono` a monotonic clock with any origin.
import * as z from 'zod/mini';

export const Timer = z.object({
  durationMs: z.number(),
  /** the wall time at which nothing is left */
  deadlineAt: z.number(),
  /** what was left when this was stored; what is left never grows beyond it */
  leftMs: z.number(),
});
export type Timer = z.infer<typeof Timer>;

/** What is left, fixed at one reading of both clocks; between two readings the monotonic clock rules. */
export type Anchor = { leftMs: number; wall: number; mono: number };

/** A timer that begins now. */
export function startTimer(durationSeconds: number, wall: number): Timer {
  const durationMs = durationSeconds * 1000;
  return { durationMs, deadlineAt: wall + durationMs, leftMs: durationMs };
}

/** What a stored timer has left by the wall clock. A clock that was moved back gives nothing back. */
export function leftAt(timer: Timer, wall: number): number {
  return Math.max(0, Math.min(timer.leftMs, timer.deadlineAt - wall));
}

/** The timer to store when `leftMs` is left at `wall`. Another tab may already have stored less: the lesser stands. */
export function storeLeft(timer: Timer, leftMs: number, wall: number): Timer {
  const remainingMs = Math.max(0, Math.min(timer.leftMs, leftMs));
  return { durationMs: timer.durationMs, leftMs: remainingMs, deadlineAt: wall + remainingMs };
}

/** The anchor of a page that has just become visible, or has just opened the attempt. */
export function anchorAt(timer: Timer, wall: number, mono: number): Anchor {
  return { leftMs: leftAt(timer, wall), wall, mono };
}

/** What a visible page has left. */
export function leftSince(anchor: Anchor, mono: number): number {
  return Math.max(0, anchor.leftMs - Math.max(0, mono - anchor.mono));
}

const UNSEEN_MS = 1_000;

/**
 * The next reading of a visible page. Outside Windows a browser's monotonic clock stands still while the device sleeps, and
 * a page may stay visible through that (a closed laptop); to both clocks this looks like a wall clock that was set forward.
 * The focus tells them apart: a device that sleeps locks its screen first, which takes it. So what the wall clock alone saw
 * counts when the page was without focus meanwhile, and is a set clock when the student was there all the time.
 */
export function readOn(anchor: Anchor, wall: number, mono: number, hadFocus: boolean): Anchor {
  const unseen = wall - anchor.wall - Math.max(0, mono - anchor.mono);
  const slept = hadFocus || unseen < UNSEEN_MS ? 0 : unseen;
  return { leftMs: Math.max(0, leftSince(anchor, mono) - slept), wall, mono };
}

/** Whole seconds as the badge shows them: a started second counts, so 0 is shown only when nothing is left. */
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
