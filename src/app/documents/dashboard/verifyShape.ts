// The form of "Verify Your Email": a box when first shown to a student on this device, then a line, or nothing after it was
// hidden.

export type VerifyShape = 'box' | 'line' | 'away';

const SHOWN = 'oasis-verify-shown';
const AWAY = 'oasis-verify-away';

export function verifyShape(userId: number): VerifyShape {
  try {
    if (sessionStorage.getItem(AWAY) !== null) return 'away';
    return localStorage.getItem(SHOWN) === String(userId) ? 'line' : 'box';
  } catch {
    return 'box';
  }
}

export function rememberVerify(userId: number): void {
  keep(() => localStorage.setItem(SHOWN, String(userId)));
}

export function putAwayVerify(): void {
  keep(() => sessionStorage.setItem(AWAY, '1'));
}

function keep(work: () => void): void {
  try {
    work();
  } catch {
    // No storage: it is shown again.
  }
}
