// Remembers whether this tab left for a third-party login. Only then is the return trusted: otherwise a link from any site to
// the callback could sign a student in as somebody else.

const KEY = 'oasis-left-for-login';

export function rememberLeaving(): void {
  try {
    sessionStorage.setItem(KEY, '1');
  } catch {
    // Without storage the return asks first.
  }
}

/** True only once: the next return asks again. */
export function takeLeaving(): boolean {
  try {
    const hasLeft = sessionStorage.getItem(KEY) !== null;
    sessionStorage.removeItem(KEY);
    return hasLeft;
  } catch {
    return false;
  }
}
