// What the calls of the page say by themselves.
export const data = {
  notOnDevice: 'This quiz is not on this device.',
  noVerificationToken: 'Verification token not found in URL.',
  verificationFailed: 'Failed to verify email. The link may be invalid or expired.',
};
