// Who is asking: from the bearer token to the user. A session lasts 60 days from its last use.
import type { User } from '#core/user';
import type { Deps } from '../deps.ts';
import { Refusal } from '../failures.ts';
import { drawToken, hashToken } from './secrets.ts';
import { extendSession, findSession, insertSession, type UserRow } from './store.ts';

export type SignedIn = User & { sessionHash: string };

const SESSION_MS = 60 * 24 * 3600 * 1000;
/** Written at most once an hour, so that reading costs no write. */
const EXTEND_AFTER_MS = 3600 * 1000;

function toUser(row: UserRow): User {
  return { user_id: row.id, email: row.email, is_verified: row.verifiedAt !== null };
}

export async function openSession(deps: Pick<Deps, 'db' | 'now' | 'randomBytes'>, userId: number): Promise<string> {
  const { token, hash } = drawToken(deps.randomBytes);
  const now = deps.now();
  await insertSession(deps.db, { tokenHash: hash, userId, usedAt: new Date(now), expiresAt: new Date(now + SESSION_MS) });
  return token;
}

/** The user of an Authorization header. Throws a 401 for every kind of no. */
export async function authenticate(deps: Pick<Deps, 'db' | 'now'>, header: string | undefined): Promise<SignedIn> {
  const token = /^Bearer +(\S+)$/i.exec(header ?? '')?.[1];
  const now = deps.now();
  const found = token === undefined ? null : await findSession(deps.db, hashToken(token), new Date(now));
  if (found === null) throw new Refusal(401, 'Please log in.', { 'WWW-Authenticate': 'Bearer' });
  const { session, user } = found;
  if (now - session.usedAt.getTime() > EXTEND_AFTER_MS) {
    await extendSession(deps.db, session.tokenHash, new Date(now), new Date(now + SESSION_MS));
  }
  return { ...toUser(user), sessionHash: session.tokenHash };
}
