// Passes what was typed at registration to the login that follows. Kept in this page's memory until the login screen is left.

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
