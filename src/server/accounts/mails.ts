// The mails of an account, each with its link, in the language of the student.
import type { WrittenLanguage } from '#texts/languages';
import { writtenTexts } from '#texts/written';
import type { Mail } from '../outside/mail.ts';

/** A mail without its name, which comes from its row. */
type Letter = Omit<Mail, 'name'>;
/** `to`: the address; `language`: in which it is written. */
type Envelope = { to: string; appUrl: string; language: WrittenLanguage };

export function verificationMail({ to, appUrl, language }: Envelope, token: string): Letter {
  const link = `${appUrl}/verify-email/${token}`;
  const { subject, text } = writtenTexts[language].mails.verification;
  return { to, subject, text: text(link), link };
}

export function resetMail({ to, appUrl, language }: Envelope, token: string): Letter {
  const link = `${appUrl}/reset-password/${token}`;
  const { subject, text } = writtenTexts[language].mails.reset;
  return { to, subject, text: text(link), link };
}

export function joinedMail({ to, appUrl, language }: Envelope, providerName: string): Letter {
  const link = `${appUrl}/forgot-password`;
  const { subject, text } = writtenTexts[language].mails.joined;
  return { to, subject: subject(providerName), text: text(providerName, link), link };
}
