// Which screens must not be taken away: this page's own open attempt, and those of other tabs, told by a lock that each holds.

const LOCK = 'oasis-attempt';

/** Set while an attempt is open on this page's screen: no 401 and no update may take it away (D3.10, D3.19). */
export const attemptOnScreen = { open: false };

/** Set while a result is on screen that was not sent yet: a 401 shows it first, with a way to sign in. */
export const unsentResult = { shown: false };

/** The attempts on this page's screen: their own clock ends them, and nothing else of this page does. */
export const shownAttempts = new Set<string>();

/** An attempt has come to the screen; call what is returned when it leaves. A tab that dies lets go of its lock by itself. */
export function enterAttempt(attemptId: string): () => void {
  shownAttempts.add(attemptId);
  attemptOnScreen.open = true;
  let leave: () => void = () => {};
  const left = new Promise<void>((resolve) => {
    leave = resolve;
  });
  void navigator.locks?.request(LOCK, { mode: 'shared' }, () => left).catch(() => undefined);
  return () => {
    attemptOnScreen.open = false;
    shownAttempts.delete(attemptId);
    leave();
  };
}

/** Is an attempt open here or in another tab? Without Web Locks only this page is known. */
export async function isAttemptOpen(): Promise<boolean> {
  if (attemptOnScreen.open) return true;
  const held = (await navigator.locks?.query().catch(() => null))?.held ?? [];
  return held.some(({ name }) => name === LOCK);
}
