// The rule for a new password, apart from the shapes: the account pages check it before a schema library is loaded.

/** The least number of characters of a password, at reset and at registration (D3.16). */
export const MIN_PASSWORD_LENGTH = 8;

export const passwordTexts = {
  tooShort: 'Password must be at least 8 characters long.',
  differ: 'Passwords do not match.',
  resetTokenMissing: 'Reset token is missing.',
} as const;

/**
 * What is wrong with a new password and its repetition, in the words of P4.4, or null.
 * The order of the checks is P4.4's.
 */
export function refusePassword(password: string, repeated: string): string | null {
  if (password !== repeated) return passwordTexts.differ;
  if (password.length < MIN_PASSWORD_LENGTH) return passwordTexts.tooShort;
  return null;
}
