// What was typed at the registration, for the login that follows it. It lives in this page's memory only, and is gone with
// the login screen.

type Carried = { email: string; password: string };

let credentials: Carried | null = null;

export function carryToLogin(typed: Carried): void {
  credentials = typed;
}

export function readCarried(): Carried | null {
  return credentials;
}

export function forgetCarried(): void {
  credentials = null;
}
