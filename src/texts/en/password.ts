// The rules of a new password.
export const password = {
  tooShort: 'Password must be at least 8 characters long.',
  differ: 'Passwords do not match.',
  resetTokenMissing: 'Reset token is missing.',
};
