// A real mail server for tests, which keeps what it is sent.
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { parseMail, type SentMail } from './testServer.ts';

export type MailServer = { port: number; received: SentMail[]; senders: string[]; close: () => Promise<void> };

/** A real SMTP server; with an account it takes mail from nobody else, and none while it refuses. `late`: it takes it, and its yes is lost. */
export async function startSmtp(
  account?: { user: string; password: string },
  refuses: () => boolean | 'late' = () => false,
): Promise<MailServer> {
  const received: SentMail[] = [];
  const senders: string[] = [];
  const smtp = new SMTPServer({
    authOptional: account === undefined,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _session, done) => {
      const isRight = username === account?.user && password === account?.password;
      done(isRight ? null : new Error('Wrong account'), isRight ? { user: username } : undefined);
    },
    onMailFrom: ({ address }, _session, done) => {
      senders.push(address);
      done();
    },
    onData: (stream, _session, done) => {
      let source = '';
      stream.on('data', (chunk) => {
        source += chunk;
      });
      stream.on('end', () => {
        const refusal = refuses();
        if (refusal !== true) received.push(parseMail(source));
        done(refusal === false ? null : new Error('Come back later.'));
      });
    },
  });
  // Whoever sends may be killed in the middle.
  smtp.on('error', () => {});
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  const { port } = smtp.server.address() as AddressInfo;
  return { port, received, senders, close: () => new Promise((resolve) => smtp.close(() => resolve())) };
}
