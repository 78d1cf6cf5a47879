// The mails of an account, each with its link.
import { mails } from '#texts/en/mails';
import type { Mail } from '../outside/mail.ts';

/** A mail without its name, which its row gives it. */
type Letter = Omit<Mail, 'name'>;

export function verificationMail(to: string, appUrl: string, token: string): Letter {
  const link = `${appUrl}/verify-email/${token}`;
  const { subject, text } = mails.verification;
  return { to, subject, text: text(link), link };
}

export function resetMail(to: string, appUrl: string, token: string): Letter {
  const link = `${appUrl}/reset-password/${token}`;
  const { subject, text } = mails.reset;
  return { to, subject, text: text(link), link };
}

export function joinedMail(to: string, appUrl: string, providerName: string): Letter {
  const link = `${appUrl}/forgot-password`;
  const { subject, text } = mails.joined;
  return { to, subject: subject(providerName), text: text(providerName, link), link };
}
