// How loud "Verify Your Email" is: a box at its first showing to a student on this device, then a line, or nothing when it was
// put away during this visit.

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
