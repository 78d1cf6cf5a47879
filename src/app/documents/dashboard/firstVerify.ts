// Whether "Verify Your Email" is shown to a student on this device for the first time.

const SHOWN = 'oasis-verify-shown';

export function isFirstVerify(userId: number): boolean {
  try {
    return localStorage.getItem(SHOWN) !== String(userId);
  } catch {
    return true;
  }
}

export function rememberVerify(userId: number): void {
  try {
    localStorage.setItem(SHOWN, String(userId));
  } catch {
    // No storage: it is the first time again.
  }
}
