// Mails out: through SMTP, or as RFC 822 files in a folder when there is no mail server. It writes no texts of its own.
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { Log } from '../process/log.ts';
import { within } from './deadline.ts';

export type Mail = {
  to: string;
  subject: string;
  text: string;
  /** the one thing to click, for the log */
  link: string;
  /** the same at every try to send this mail, and no other mail's: a mailbox keeps one of two with one Message-ID (decision 055) */
  name: string;
};
export type Mailer = {
  /** `stop`: it is given up at once, and may have been taken all the same */
  send: (mail: Mail, stop?: AbortSignal) => Promise<void>;
  /** The work of a mail that is not sent, so that its time does not tell that there is nobody to send it to. */
  pretend: (mail: Mail) => Promise<void>;
};

/** A mail server that greets and then is silent must not keep a stop waiting. */
const TIMES_MS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
/** The longest that one mail may take, whatever the mail server says meanwhile. A mail belongs to its sender for longer. */
const LONGEST_MS = 60_000;

type Options = {
  smtpUrl: string | null;
  outbox: string /** the address of the app; mails come from its host */;
  appUrl: string;
  log: Log;
  now: () => number;
  /** the time of one mail through a mail server, from the call to its yes */
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

/** One file a mail, written twice where it is sent twice; the link is logged, so that a newcomer can finish every flow. */
function toFolder(from: string, options: Options): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  /** Written under a name that a reader of the folder does not look at: nobody ever sees half a mail. */
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

/** The same mail with its text as it is: an encoding that breaks lines breaks the link that somebody copies. */
function unbroken(message: string, text: string): string {
  const head = message.slice(0, message.indexOf('\n\n'));
  return `${head.replace(/^Content-Transfer-Encoding: .*$/im, 'Content-Transfer-Encoding: 8bit')}\n\n${text}`;
}
