// The mails that wait to be sent: rows that were written in the transaction that needs them, so that none is forgotten when the
// server dies. A row holds no link: the token is drawn when the mail is sent, and only its hash is kept. Any number of servers
// may send; a row belongs to one of them for two minutes.
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
/** How long a link works; a mail is not worth sending for longer. */
const LIFE_MS = { verify: 24 * HOUR_MS, reset: HOUR_MS, joined: 24 * HOUR_MS };
/** Longer than a mail server is waited for. Whose server died is sent by another one after it, maybe twice. */
const LEASE_MS = 2 * 60 * 1000;
const EVERY_MS = 2_000;
const FIRST_PAUSE_MS = 10_000;
const LONGEST_PAUSE_MS = HOUR_MS;
/** How long a stop goes on sending. A mail server that is silent must not hold it up, once for each mail. */
const STOP_MS = 5_000;

/** What is to be sent, and to whom. */
export type Letter =
  | { kind: 'verify'; userId: number }
  /** to an account that may not exist */
  | { kind: 'reset'; email: string }
  | { kind: 'joined'; userId: number; provider: string };

export type Post = {
  /** Puts a mail into the transaction. */
  add: (tx: Db, letter: Letter) => Promise<void>;
  /** Sends what is due now, not at the next look. */
  wake: () => void;
  /** resolves when this server sends nothing more that is due */
  settled: () => Promise<void>;
  /** Sends what is due within five seconds, and ends: what is left waits for the next start, or for another server. */
  stop: () => Promise<void>;
};

type Given = {
  db: Db;
  /** null: mails are only written here, and another process sends them */
  mail: Mailer | null;
  log: Log;
  now: () => number;
  randomBytes: (count: number) => Buffer;
  appUrl: string;
  everyMs?: number;
};

/** No account says yet in which language it reads. */
const LANGUAGE = 'en';

/** The pause after so many tries: 10 s, then twice as long each time, an hour at most. */
const pauseAfter = (tries: number) => Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (tries - 1));

export function startPost({ mail, ...settings }: Given): Post {
  const { now } = settings;
  const add: Post['add'] = (tx, letter) =>
    insertWaitingMail(tx, { ...letter, createdAt: new Date(now()), sendAfter: new Date(now()) });
  const nothing = async () => {};
  return mail === null
    ? { add, wake: () => {}, settled: nothing, stop: nothing }
    : { add, ...startSending({ ...settings, mail }) };
}

type Sending = Omit<Given, 'mail'> & { mail: Mailer };

function startSending(settings: Sending): Omit<Post, 'add'> {
  const { db, log, now, everyMs = EVERY_MS } = settings;
  let running: Promise<void> | null = null;
  let isWoken = false;
  const stopping = new AbortController();

  /** False when nothing is due. */
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

/** The token is kept before the mail goes: a link that arrives works, even where the server dies in between. */
async function send(deps: Sending, row: WaitingMail, stop: AbortSignal): Promise<void> {
  const { db, mail, appUrl, now, randomBytes } = deps;
  if (row.kind === 'reset') return sendReset(deps, row, stop);
  const user = row.userId === null ? null : await findUser(db, row.userId);
  if (user === null) return;
  const name = nameOf(row);
  if (row.kind === 'joined')
    return mail.send({ ...joinedMail({ to: user.email, appUrl, language: LANGUAGE }, row.provider ?? ''), name }, stop);
  const { token, hash } = drawToken(randomBytes);
  const expiresAt = new Date(now() + LIFE_MS.verify);
  await insertMailToken(db, { tokenHash: hash, userId: user.id, purpose: 'verify', expiresAt });
  await mail.send({ ...verificationMail({ to: user.email, appUrl, language: LANGUAGE }, token), name }, stop);
}

/** Sorts by the time at which the mail was asked for. A number alone would come back with a restored database. */
function nameOf({ id, createdAt }: WaitingMail): string {
  return `${createdAt.toISOString().replace(/[:.]/g, '-')}-${String(id).padStart(6, '0')}`;
}

/**
 * The work is the same for an unknown address, so that the time of the next answer does not tell whether an account exists. A mail whose
 * row went since it was taken is not wanted any more: the password was changed.
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
  const letter = { ...resetMail({ to: user?.email ?? email, appUrl, language: LANGUAGE }, token), name: nameOf(waitingMail) };
  await (user === null ? mail.pretend(letter) : mail.send(letter, stop));
}
