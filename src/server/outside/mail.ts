// Mails out: through SMTP, or as RFC 822 files in a folder when there is no mail server. It writes no texts of its own.
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { Log } from '../log.ts';

export type Mail = { to: string; subject: string; text: string /** the one thing to click, for the log */; link: string };
export type Mailer = { send: (mail: Mail) => Promise<void> };

const CONNECT_TIMEOUT_MS = 10_000;

type Options = {
  smtpUrl: string | null;
  outbox: string /** the address of the app; mails come from its host */;
  appUrl: string;
  log: Log;
  now: () => number;
};

export function createMailer(options: Options): Mailer {
  const from = `Oasis <no-reply@${new URL(options.appUrl).hostname}>`;
  return options.smtpUrl === null ? toFolder(from, options) : toServer(from, options.smtpUrl);
}

function toServer(from: string, address: string): Mailer {
  const transport = createTransport(address, { from });
  transport.set('connectionTimeout', CONNECT_TIMEOUT_MS);
  return {
    send: async ({ to, subject, text }) => {
      await transport.sendMail({ to, subject, text });
    },
  };
}

/** One file a mail, whose names sort by time; the link is logged, so that a newcomer can finish every flow. */
function toFolder(from: string, options: Options): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  let count = 0;
  return {
    send: async ({ to, subject, text, link }) => {
      const sent = await transport.sendMail({
        from,
        to,
        subject,
        text,
        date: new Date(options.now()),
        textEncoding: 'quoted-printable',
      });
      await mkdir(options.outbox, { recursive: true });
      count += 1;
      const stamp = new Date(options.now()).toISOString().replace(/[:.]/g, '-');
      const file = path.join(options.outbox, `${stamp}-${String(count).padStart(6, '0')}.eml`);
      // A reader that watches the folder never sees half a mail.
      await writeFile(`${file}.part`, sent.message);
      await rename(`${file}.part`, file);
      options.log.info({ to, link }, `Mail "${subject}" is in the outbox.`);
    },
  };
}
