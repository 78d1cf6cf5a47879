// Sends queued mails. A mail is a row written in the transaction that needs it, so that none is lost when the server dies. Rows
// hold no link: the token is drawn on sending, and only its hash is stored. Several servers may send; a row belongs to one of
// them for two minutes.

import { type WrittenLanguage, writtenLanguageOf } from '#texts/languages';
import type { Db } from '../database/database.ts';
import type { Mailer } from '../outside/mail.ts';
import type { Log } from '../process/log.ts';
import { joinedMail, resetMail, verificationMail } from './mails.ts';
import { drawToken } from './secrets.ts';
import {
  deleteWaitingMail,
  findUser,
  findUserByEmail,
  holdMail,
  insertMailToken,
  insertWaitingMail,
  postpone,
  pretendMailToken,
  takeWaitingMail,
  type WaitingMail,
} from './store.ts';

const HOUR_MS = 3600 * 1000;
/** How long a link is valid. Older mails are not worth sending. */
const LIFE_MS = { verify: 24 * HOUR_MS, reset: HOUR_MS, joined: 24 * HOUR_MS };
/** Longer than the timeout of a mail server. If a server dies, another one sends its mail after this time, possibly twice. */
const LEASE_MS = 2 * 60 * 1000;
const EVERY_MS = 2_000;
const FIRST_PAUSE_MS = 10_000;
const LONGEST_PAUSE_MS = HOUR_MS;
/** How long sending continues after a stop, so that a silent mail server does not delay it once for each mail. */
const STOP_MS = 5_000;

/** A mail and its recipient. */
export type Letter =
  | { kind: 'verify'; userId: number }
  /** for an address that may have no account */
  | { kind: 'reset'; email: string; language: WrittenLanguage | null }
  | { kind: 'joined'; userId: number; provider: string };

export type Post = {
  /** Queues a mail in the transaction. */
  add: (tx: Db, letter: Letter) => Promise<void>;
  /** Sends due mails now instead of at the next poll. */
  wake: () => void;
  /** resolves when no due mail is left on this server */
  settled: () => Promise<void>;
  /** Sends due mails for at most five seconds, then stops. The rest waits for the next start or another server. */
  stop: () => Promise<void>;
};

type PostOptions = {
  db: Db;
  /** null: this process only queues mails, and another one sends them */
  mail: Mailer | null;
  log: Log;
  now: () => number;
  randomBytes: (count: number) => Buffer;
  appUrl: string;
  everyMs?: number;
};

/** The pause after so many tries: 10 s, then twice as long each time, an hour at most. */
const pauseAfter = (tries: number) => Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (tries - 1));

export function startPost({ mail, ...settings }: PostOptions): Post {
  const { now } = settings;
  const add: Post['add'] = (tx, letter) =>
    insertWaitingMail(tx, { ...letter, createdAt: new Date(now()), sendAfter: new Date(now()) });
  const nothing = async () => {};
  return mail === null
    ? { add, wake: () => {}, settled: nothing, stop: nothing }
    : { add, ...startSending({ ...settings, mail }) };
}

type Sending = Omit<PostOptions, 'mail'> & { mail: Mailer };

function startSending(settings: Sending): Omit<Post, 'add'> {
  const { db, log, now, everyMs = EVERY_MS } = settings;
  let running: Promise<void> | null = null;
  let isWoken = false;
  const stopping = new AbortController();

  /** Sends one due mail; false if there is none. */
  const sendNext = async (): Promise<boolean> => {
    const at = now();
    const row = await takeWaitingMail(db, new Date(at), new Date(at + LEASE_MS));
    if (row === null) return false;
    if (at - row.createdAt.getTime() >= LIFE_MS[row.kind]) {
      log.error({ kind: row.kind, tries: row.tries }, 'A mail could not be sent in time, and was given up.');
      await deleteWaitingMail(db, row.id);
      return true;
    }
    try {
      await send(settings, row, stopping.signal);
    } catch (err) {
      if (stopping.signal.aborted) {
        await postpone(db, row, new Date(now()));
        return false;
      }
      log.warn({ err, kind: row.kind, tries: row.tries }, 'A mail could not be sent. It is tried again.');
      await postpone(db, row, new Date(now() + pauseAfter(row.tries)));
      return true;
    }
    await deleteWaitingMail(db, row.id);
    return true;
  };
  const drain = async () => {
    while (isWoken) {
      isWoken = false;
      while (!stopping.signal.aborted && (await sendNext()));
    }
  };
  const wake = () => {
    isWoken = true;
    running ??= drain()
      .catch((err: unknown) => log.warn({ err }, 'Could not look for mails.'))
      .finally(() => {
        running = null;
      });
  };
  const settled = async () => {
    while (running !== null) await running;
  };
  const looking = setInterval(wake, everyMs);
  return {
    wake,
    settled,
    stop: async () => {
      clearInterval(looking);
      wake();
      const abortTimer = setTimeout(() => stopping.abort(), STOP_MS);
      await settled();
      clearTimeout(abortTimer);
    },
  };
}

/** Stores the token before sending, so that every delivered link works even if the server dies in between. */
async function send(deps: Sending, row: WaitingMail, stop: AbortSignal): Promise<void> {
  const { db, mail, appUrl, now, randomBytes } = deps;
  if (row.kind === 'reset') return sendReset(deps, row, stop);
  const user = row.userId === null ? null : await findUser(db, row.userId);
  if (user === null) return;
  const name = nameOf(row);
  const envelope = { to: user.email, appUrl, language: writtenLanguageOf(user.language) };
  if (row.kind === 'joined') return mail.send({ ...joinedMail(envelope, row.provider ?? ''), name }, stop);
  const { token, hash } = drawToken(randomBytes);
  const expiresAt = new Date(now() + LIFE_MS.verify);
  await insertMailToken(db, { tokenHash: hash, userId: user.id, purpose: 'verify', expiresAt });
  await mail.send({ ...verificationMail(envelope, token), name }, stop);
}

/** Sorts by the time of the request. A number alone could repeat after a database was restored. */
function nameOf({ id, createdAt }: WaitingMail): string {
  return `${createdAt.toISOString().replace(/[:.]/g, '-')}-${String(id).padStart(6, '0')}`;
}

/**
 * Does the same work for unknown addresses, so that response times do not reveal which accounts exist. A mail whose row was
 * deleted meanwhile is not sent: the password was changed.
 */
async function sendReset(deps: Sending, waitingMail: WaitingMail, stop: AbortSignal): Promise<void> {
  const { db, mail, appUrl, now, randomBytes } = deps;
  const email = waitingMail.email ?? '';
  const user = await findUserByEmail(db, email);
  const { token, hash } = drawToken(randomBytes);
  const row = { tokenHash: hash, purpose: 'reset', expiresAt: new Date(now() + LIFE_MS.reset) } as const;
  const isWanted = await db.transaction(async (tx) => {
    if (!(await holdMail(tx, waitingMail.id))) return false;
    if (user === null) await pretendMailToken(tx, row);
    else await insertMailToken(tx, { ...row, userId: user.id });
    return true;
  });
  if (!isWanted) return;
  const language = writtenLanguageOf(waitingMail.language ?? user?.language);
  const letter = { ...resetMail({ to: user?.email ?? email, appUrl, language }, token), name: nameOf(waitingMail) };
  await (user === null ? mail.pretend(letter) : mail.send(letter, stop));
}
