// The rule for a new password. Separate from the schemas, so that account pages can check it before a schema library is loaded.

/** The least number of characters of a password, at reset and at registration (D3.16). */
export const MIN_PASSWORD_LENGTH = 8;

export type PasswordRefusal = 'differ' | 'tooShort';

/** The flaw of a new password and its repetition, or null; checked in the order of P4.4. */
export function refusePassword(password: string, repeated: string): PasswordRefusal | null {
  if (password !== repeated) return 'differ';
  if (password.length < MIN_PASSWORD_LENGTH) return 'tooShort';
  return null;
}
