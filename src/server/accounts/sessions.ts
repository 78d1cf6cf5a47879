// Finds the user of a bearer token. A session lasts 60 days from its last use.
import type { User } from '#core/account/user';
import type { Row, Statement } from '../database/database.ts';
import type { Deps } from '../deps.ts';
import { Refusal } from '../http/failures.ts';
import { drawToken, hashToken } from './secrets.ts';
import { extendSession, insertSession, isGone, sessionStatement, type UserRow } from './store.ts';

export type SignedIn = User & {
  sessionHash: string;
  /** when this session began, ms since 1970 */
  since: number;
};

const SESSION_MS = 60 * 24 * 3600 * 1000;
/** Written at most once an hour, so that most reads need no write. */
const EXTEND_AFTER_MS = 3600 * 1000;

/** Optional fields are sent only if they differ from the default. */
export function toUser(row: UserRow): User {
  return {
    user_id: row.id,
    email: row.email,
    is_verified: row.verifiedAt !== null,
    ...(row.displayName === null ? {} : { display_name: row.displayName }),
    ...(row.hasPassword ? {} : { has_password: false }),
    ...(row.language === null ? {} : { language: row.language }),
  };
}

type Opening = { userId: number; device: string | null };

export async function openSession(deps: Pick<Deps, 'db' | 'now' | 'randomBytes'>, { userId, device }: Opening): Promise<string> {
  const { token, hash } = drawToken(deps.randomBytes);
  const at = new Date(deps.now());
  const expiresAt = new Date(deps.now() + SESSION_MS);
  await insertSession(deps.db, { tokenHash: hash, userId, device, createdAt: at, usedAt: at, expiresAt });
  return token;
}

/** The user of an Authorization header. Throws a 401 if it is refused. */
export async function authenticate(deps: Asking, header: string | undefined): Promise<SignedIn> {
  const row = await askAs(deps, header, sessionStatement, []);
  const { id, email, verified_at: verifiedAt, display_name: displayName, has_password: hasPassword, language } = row;
  const user = toUser({ id, email, verifiedAt, displayName, hasPassword, language } as UserRow);
  return { ...user, sessionHash: String(row.token_hash), since: (row.created_at as Date | null)?.getTime() ?? 0 };
}

/** The hash of an Authorization header's token; null if there is none. */
export function tokenHashOf(header: string | undefined): string | null {
  const token = /^Bearer +(\S+)$/i.exec(header ?? '')?.[1];
  return token === undefined ? null : hashToken(token);
}

type Asking = Pick<Deps, 'ask' | 'db' | 'now'>;

/**
 * Runs a statement that begins with `WHO`, which finds user and data in one query. Throws a 401 for an unknown token.
 * @param values from $3 on
 */
export async function askAs(
  deps: Asking,
  header: string | undefined,
  statement: Statement,
  values: readonly unknown[],
): Promise<Row> {
  const tokenHash = tokenHashOf(header);
  const now = deps.now();
  const [row] = tokenHash === null ? [] : await deps.ask(statement, [tokenHash, new Date(now), ...values]);
  if (row === undefined) throw await refused(deps.db, tokenHash);
  if (now - (row.used_at as Date).getTime() > EXTEND_AFTER_MS) {
    await extendSession(deps.db, String(row.token_hash), new Date(now), new Date(now + SESSION_MS));
  }
  return row;
}

/** Tells a device that its account was deleted, so that it offers to export unsent work. */
async function refused(db: Deps['db'], tokenHash: string | null): Promise<Refusal> {
  return new Refusal(tokenHash !== null && (await isGone(db, tokenHash)) ? 'account_gone' : 'login_needed');
}
