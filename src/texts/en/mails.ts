// The mails of an account, in plain text, each with one link. The server sends them in English until an account says its language.
export const mails = {
  verification: {
    subject: 'Verify your email address',
    text: (link: string) => `Welcome to Oasis!

Please confirm your email address by opening this link:

${link}

The link works for 24 hours. If you did not create an account, you can ignore this mail.
`,
  },
  reset: {
    subject: 'Reset your password',
    text: (link: string) => `Somebody asked to reset the password of your Oasis account.

To choose a new password, open this link:

${link}

The link works once, and for 60 minutes. If it was not you, you can ignore this mail: your password stays as it is.
`,
  },
  joined: {
    subject: (provider: string) => `You log in with ${provider} now`,
    text: (provider: string, link: string) => `From now on you log in to your Oasis account with ${provider}.

To keep everybody else out, its password was taken away and every other device was logged out.
If you want a password again, set a new one here:

${link}

If it was not you who logged in, set a new password at once.
`,
  },
};
