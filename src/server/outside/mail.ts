// Sends mails through SMTP, or writes them as RFC 822 files to a folder if there is no mail server. It words no text.
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { Log } from '../process/log.ts';
import { within } from './deadline.ts';

export type Mail = {
  to: string;
  subject: string;
  text: string;
  /** the mail's only link, for the log */
  link: string;
  /**
   * the same for every try to send this mail, and unique: mailboxes keep one of two mails with the same Message-ID (decision
   * 055)
   */
  name: string;
};
export type Mailer = {
  /** `stop` cancels at once; the mail may have been accepted all the same */
  send: (mail: Mail, stop?: AbortSignal) => Promise<void>;
  /** Takes as long as sending a mail, so that the time does not reveal that there is no recipient. */
  pretend: (mail: Mail) => Promise<void>;
};

/** A mail server that goes silent must not delay a stop. */
const TIMES_MS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
/** The longest time for one mail, whatever the mail server does. Its row is reserved for longer. */
const LONGEST_MS = 60_000;

type Options = {
  smtpUrl: string | null;
  outbox: string /** the address of the app; mails come from its host */;
  appUrl: string;
  log: Log;
  now: () => number;
  /** the time limit for one mail, up to its acceptance */
  longestMs?: number;
};

export function createMailer(options: Options): Mailer {
  const from = `Oasis <no-reply@${new URL(options.appUrl).hostname}>`;
  return options.smtpUrl === null ? toFolder(from, options) : toServer(from, options.smtpUrl, options);
}

function toServer(from: string, address: string, { appUrl, longestMs = LONGEST_MS }: Options): Mailer {
  const messageIdOf = (name: string) => `<${name}@${new URL(appUrl).hostname}>`;
  const timed = new URL(address);
  for (const [name, ms] of Object.entries(TIMES_MS)) if (!timed.searchParams.has(name)) timed.searchParams.set(name, String(ms));
  const transport = createTransport(timed.href, { from });
  const nowhere = createTransport({ streamTransport: true, buffer: true }, { from });
  return {
    send: async ({ to, subject, text, name }, stop = new AbortController().signal) => {
      const { signal, end } = within(longestMs, 'The time of a mail', stop);
      await transport.sendMail({ to, subject, text, messageId: messageIdOf(name), signal }).finally(end);
    },
    pretend: async ({ to, subject, text }) => {
      await nowhere.sendMail({ to, subject, text });
    },
  };
}

/** Writes one file for each mail, twice if sent twice. The link is logged, so that a newcomer can complete every flow. */
function toFolder(from: string, options: Options): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  /** Written under a temporary name, so that nobody ever sees half a mail. */
  const write = async ({ to, subject, text, name }: Mail): Promise<string> => {
    const sentMail = await transport.sendMail({ from, to, subject, text, date: new Date(options.now()) });
    await mkdir(options.outbox, { recursive: true, mode: 0o700 });
    const file = path.join(options.outbox, `${name}.eml`);
    await writeFile(`${file}.part`, unbroken(String(sentMail.message), text), { mode: 0o600 });
    return file;
  };
  return {
    send: async (mail) => {
      const file = await write(mail);
      await rename(`${file}.part`, file);
      options.log.info({ link: mail.link }, `Mail "${mail.subject}" is in the outbox.`);
    },
    pretend: async (mail) => rm(`${await write(mail)}.part`, { force: true }),
  };
}

/** The mail with its text unencoded, since line breaks would break a copied link. */
function unbroken(message: string, text: string): string {
  const head = message.slice(0, message.indexOf('\n\n'));
  return `${head.replace(/^Content-Transfer-Encoding: .*$/im, 'Content-Transfer-Encoding: 8bit')}\n\n${text}`;
}
