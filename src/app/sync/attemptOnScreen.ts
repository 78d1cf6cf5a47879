// Which attempts are on screen: this page's own, and those of other tabs, told by a lock that each holds.
import { holdScreen } from '../data/screenHold.ts';

const LOCK = 'oasis-attempt';

const attemptIds = new Set<string>();

/** The attempts on this page's screen: their own clock ends them, and nothing else of this page does. */
export function attemptsHere(): ReadonlySet<string> {
  return attemptIds;
}

/** An attempt has come to the screen; call what is returned when it leaves. A tab that dies lets go of its lock by itself. */
export function enterAttempt(attemptId: string): () => void {
  attemptIds.add(attemptId);
  const releaseScreen = holdScreen();
  let leave: () => void = () => {};
  const left = new Promise<void>((resolve) => {
    leave = resolve;
  });
  void navigator.locks?.request(LOCK, { mode: 'shared' }, () => left).catch(() => undefined);
  return () => {
    attemptIds.delete(attemptId);
    releaseScreen();
    leave();
  };
}

/** Is an attempt open here or in another tab? Without Web Locks only this page is known. */
export async function isAttemptOpen(): Promise<boolean> {
  if (attemptIds.size > 0) return true;
  const locks = (await navigator.locks?.query().catch(() => null))?.held ?? [];
  return locks.some(({ name }) => name === LOCK);
}
