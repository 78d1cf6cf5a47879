// What the attempt on screen has left: while the page is visible the monotonic clock rules, with what the device slept through;
// hidden, the wall clock does. It listens to the focus, stores nothing and ends nothing.
import type { Now } from '#core/attempt/attempt';
import { type Anchor, anchorAt, leftSince, readOn, type Timer } from '#core/attempt/timer';

export type AttemptClock = {
  /** both clocks as a move needs them */
  now: () => Now;
  /** has the page been visible since it was last anchored? */
  isAnchored: () => boolean;
  /** The page is visible: the monotonic clock rules from here on, from what the wall clock leaves. */
  anchor: (timer: Timer | null) => void;
  /** The page is hidden: the wall clock rules from here on. */
  release: () => void;
  stop: () => void;
};

/** `wall`: the device's clock, `mono`: a monotonic one, both in ms. */
export function createAttemptClock({ wall, mono }: { wall: () => number; mono: () => number }): AttemptClock {
  let anchor: Anchor | null = null;
  /** the last reading while visible: the monotonic clock went on, so no more than it leaves can be left */
  let last: Anchor | null = null;
  let hadFocus = document.hasFocus();
  const onBlur = () => {
    hadFocus = false;
  };
  addEventListener('blur', onBlur);

  return {
    now() {
      if (!anchor) return { wall: wall() };
      const hasFocus = document.hasFocus();
      anchor = readOn(anchor, wall(), mono(), hadFocus && hasFocus);
      last = anchor;
      hadFocus = hasFocus;
      return { wall: anchor.wall, leftMs: anchor.leftMs };
    },
    isAnchored: () => anchor !== null,
    anchor(timer) {
      if (!timer || document.visibilityState !== 'visible') return;
      const byWall = anchorAt(timer, wall(), mono());
      anchor = last ? { ...byWall, leftMs: Math.min(byWall.leftMs, leftSince(last, byWall.mono)) } : byWall;
      last = anchor;
      hadFocus = document.hasFocus();
    },
    release() {
      anchor = null;
    },
    stop: () => removeEventListener('blur', onBlur),
  };
}
