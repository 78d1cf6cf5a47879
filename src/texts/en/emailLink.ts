// Where the link in the verification mail leads.
export const emailLink = {
  page: 'Verify Your Email',
  verifying: 'Verifying your email...',
  verified: 'Email Verified!',
  verifiedNote: 'Your email address has been successfully verified. You can now log in.',
  failed: 'Verification Failed',
  goToLogin: 'Go to Login',
};
