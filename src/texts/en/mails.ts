// The mails of an account, in plain text, each with one link. They are written in the language of the account.
export const mails = {
  verification: {
    subject: 'Verify your email address',
    text: (link: string) => `Welcome to Oasis!

Please confirm your email address by opening this link:

${link}

The link works for 24 hours. If you did not create an account, you can ignore this email.
`,
  },
  reset: {
    subject: 'Reset your password',
    text: (link: string) => `Someone asked to reset the password of your Oasis account.

To choose a new password, open this link:

${link}

The link works once and expires after 60 minutes. If you did not ask for this, you can ignore this email: your password stays the same.
`,
  },
  joined: {
    subject: (provider: string) => `You now log in with ${provider}`,
    text: (provider: string, link: string) => `From now on you log in to your Oasis account with ${provider}.

To keep your account safe, we removed its password and logged out every other device.
If you want a password again, set a new one here:

${link}

If this was not you, set a new password right away.
`,
  },
};
