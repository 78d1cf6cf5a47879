// Decides what may happen to an account, and what is revealed: an unknown address gets the same answer in the same time as a
// known one, except at registration, which must say that it is taken.
import type * as z from 'zod/mini';
import type { PasswordResetRequest, Registration, User } from '#core/account/user';
import { writtenLanguageOf } from '#texts/languages';
import type { Deps } from '../deps.ts';
import { Refusal } from '../http/failures.ts';
import { refuseCommon } from './commonPasswords.ts';
import { forgetBrowsers } from './knownBrowserStore.ts';
import { hashPassword, hashToken, isPassword } from './secrets.ts';
import { openSession } from './sessions.ts';
import {
  deleteSessionsOf,
  dropResets,
  findMailToken,
  findUser,
  findUserByEmail,
  insertUser,
  lockUnchanged,
  setPassword,
  setVerified,
  type UserRow,
  useMailToken,
} from './store.ts';

export async function register(deps: Deps, account: z.infer<typeof Registration>): Promise<{ email: string }> {
  await refuseCommon(account.password, account.email, 'password');
  const passwordHash = await hashPassword(account.password);
  const user = await deps.db.transaction(async (tx) => {
    const language = account.language === undefined ? null : writtenLanguageOf(account.language);
    const inserted = await insertUser(tx, { email: account.email, passwordHash, language, createdAt: new Date(deps.now()) });
    if (inserted !== null) await deps.post.add(tx, { kind: 'verify', userId: inserted.id });
    return inserted;
  });
  if (user === null) throw new Refusal('email_taken');
  deps.post.wake();
  return { email: user.email };
}

type Login = { name: string; password: string; device: string | null };

/** `name` was normalised by accountName. */
export async function login(deps: Deps, { name, password, device }: Login): Promise<{ token: string; userId: number }> {
  const user = await findUserByEmail(deps.db, name);
  const right = await isPassword(user?.passwordHash ?? null, password);
  const token = user === null || !right ? null : await openUnchanged(deps, user, device);
  if (user === null || token === null) throw new Refusal('wrong_login');
  return { token, userId: user.id };
}

/** Null if the password was changed during the check: the change has ended every session. */
function openUnchanged(deps: Deps, user: UserRow, device: string | null): Promise<string | null> {
  return deps.db.transaction(async (db) =>
    (await lockUnchanged(db, user)) ? openSession({ ...deps, db }, { userId: user.id, device }) : null,
  );
}

/** A used link always answers success, however old it is. */
export async function verifyEmail(deps: Deps, token: string): Promise<string> {
  const hash = hashToken(token);
  const at = new Date(deps.now());
  const verified = await deps.db.transaction(async (tx) => {
    const userId = await useMailToken(tx, hash, 'verify', at);
    if (userId !== null) await setVerified(tx, userId, at);
    return userId !== null;
  });
  const wasUsed = verified || (await findMailToken(deps.db, hash, 'verify'))?.usedAt != null;
  if (!wasUsed) throw new Refusal('verification_link_invalid');
  return 'Your email address has been verified.';
}

export async function resendVerification(deps: Deps, user: User): Promise<string> {
  if (user.is_verified) return 'Your email address is already verified.';
  await deps.post.add(deps.db, { kind: 'verify', userId: user.user_id });
  deps.post.wake();
  return 'Verification email sent.';
}

/**
 * Does not check whether the account exists. That happens after the answer, with the same work for an unknown address, so that
 * no response time reveals it.
 */
export async function forgotPassword(deps: Deps, { email, language }: z.infer<typeof PasswordResetRequest>): Promise<string> {
  await deps.post.add(deps.db, { kind: 'reset', email, language: language === undefined ? null : writtenLanguageOf(language) });
  deps.post.wake();
  return 'Password reset instructions sent if account exists.';
}

type Reset = { message: string; userId: number; email: string };

/** Works once, and ends all sessions of the user and all other reset links. */
export async function resetPassword(deps: Deps, request: { token: string; new_password: string }): Promise<Reset> {
  const tokenHash = hashToken(request.token);
  // Hashing a password is expensive, so it requires a valid token.
  const mailToken = await findMailToken(deps.db, tokenHash, 'reset');
  const user = mailToken === null ? null : await findUser(deps.db, mailToken.userId);
  if (user === null) throw worthless();
  await refuseCommon(request.new_password, user.email, 'new_password');
  const passwordHash = await hashPassword(request.new_password);
  await deps.db.transaction(async (tx) => {
    const userId = await useMailToken(tx, tokenHash, 'reset', new Date(deps.now()));
    if (userId === null) throw worthless();
    await setPassword(tx, userId, passwordHash);
    await deleteSessionsOf(tx, userId);
    await dropResets(tx, user);
    await forgetBrowsers(tx, userId);
  });
  return { message: 'Password reset successfully!', userId: user.id, email: user.email };
}

const worthless = () => new Refusal('reset_link_invalid');
