// The two mails of an account, in plain text, each with one link.
import type { Mail } from '../outside/mail.ts';

export function verificationMail(to: string, appUrl: string, token: string): Mail {
  const link = `${appUrl}/verify-email/${token}`;
  const text = `Welcome to Oasis!

Please confirm your email address by opening this link:

${link}

The link works for 24 hours. If you did not create an account, you can ignore this mail.
`;
  return { to, subject: 'Verify your email address', text, link };
}

export function resetMail(to: string, appUrl: string, token: string): Mail {
  const link = `${appUrl}/reset-password/${token}`;
  const text = `Somebody asked to reset the password of your Oasis account.

To choose a new password, open this link:

${link}

The link works once, and for 10 minutes. If it was not you, you can ignore this mail: your password stays as it is.
`;
  return { to, subject: 'Reset your password', text, link };
}
