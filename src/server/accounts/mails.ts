// The mails of an account, in plain text, each with one link.
import type { Mail } from '../outside/mail.ts';

/** A mail without its name, which its row gives it. */
type Letter = Omit<Mail, 'name'>;

export function verificationMail(to: string, appUrl: string, token: string): Letter {
  const link = `${appUrl}/verify-email/${token}`;
  const text = `Welcome to Oasis!

Please confirm your email address by opening this link:

${link}

The link works for 24 hours. If you did not create an account, you can ignore this mail.
`;
  return { to, subject: 'Verify your email address', text, link };
}

export function resetMail(to: string, appUrl: string, token: string): Letter {
  const link = `${appUrl}/reset-password/${token}`;
  const text = `Somebody asked to reset the password of your Oasis account.

To choose a new password, open this link:

${link}

The link works once, and for 60 minutes. If it was not you, you can ignore this mail: your password stays as it is.
`;
  return { to, subject: 'Reset your password', text, link };
}

export function joinedMail(to: string, appUrl: string, providerName: string): Letter {
  const link = `${appUrl}/forgot-password`;
  const text = `From now on you log in to your Oasis account with ${providerName}.

To keep everybody else out, its password was taken away and every other device was logged out.
If you want a password again, set a new one here:

${link}

If it was not you who logged in, set a new password at once.
`;
  return { to, subject: `You log in with ${providerName} now`, text, link };
}
