// Whether this tab left for a third party's login. Only then is what comes back trusted without a question: a link to the
// callback on any other site would sign a student in as somebody else.

const KEY = 'oasis-left-for-login';

export function rememberLeaving(): void {
  try {
    sessionStorage.setItem(KEY, '1');
  } catch {
    // Then the return asks first.
  }
}

/** Answers once: the next return asks again. */
export function takeLeaving(): boolean {
  try {
    const hasLeft = sessionStorage.getItem(KEY) !== null;
    sessionStorage.removeItem(KEY);
    return hasLeft;
  } catch {
    return false;
  }
}
