// The return from a third-party login, and what it asks.
export const loginReturn = {
  page: 'Login',
  welcome: 'Welcome',
  processing: 'Processing authentication...',
  loginDone: 'Login Successful!',
  noUser: 'OAuth login succeeded, but failed to fetch user details. Please try logging in manually.',
  failed: (reason: string) => `OAuth login failed: ${reason} Please try again.`,
  unknownError: 'Unknown error',

  // A link that this tab did not ask for
  isYours: 'Is this your account?',
  isYoursNote: (email: string) =>
    `A link wants to log you in as <b>${email}</b>. You did not start this login here. Continue only if this account is yours.`,
  logInAs: (email: string) => `Log in as ${email}`,
  notMe: 'Not me',

  // An account that somebody else may have made
  isContentYours: 'Is everything in this account yours?',
  isContentYoursNote:
    'There was already an account with your email, but the email was never verified. Only you can open it now. If someone else made it, delete what is in it.',
  keepIt: 'Keep It',
  deleting: 'Deleting...',
  deleteIt: 'Delete It and Start Fresh',
  deleteFailed: 'It could not be deleted. You can delete it in the settings.',
};
