// Changes the student's own account: name, password, sessions, deletion. Irreversible changes ask for the password again. A
// wrong one is a 403, since a 401 would mean that the session has ended.
import * as z from 'zod/mini';
import { ShownName } from '#core/account/shownName';
import type { ProfileChange, SessionRow, User } from '#core/account/user';
import type { FailureCode } from '#core/wire/failureCodes';
import { writtenLanguageOf } from '#texts/languages';
import type { Db } from '../database/database.ts';
import type { Deps } from '../deps.ts';
import { invalidAll, Refusal } from '../http/failures.ts';
import type { Limit } from '../http/rateLimit.ts';
import { leaveQuizzesToMembers } from '../together/accountDeletionStore.ts';
import { takeBackName } from '../together/members.ts';
import { refuseCommon } from './commonPasswords.ts';
import { deviceParts } from './deviceName.ts';
import { hashPassword, isPassword } from './secrets.ts';
import { type SignedIn, toUser } from './sessions.ts';
import {
  deleteOtherSessions,
  deleteUsers,
  dropResets,
  endSession,
  fileKeysOf,
  findUser,
  listSessions,
  lockUnchanged,
  setDisplayName,
  setLanguage,
  setPassword,
  type UserRow,
} from './store.ts';

export const passwordLimits = {
  wrongTries: { name: 'own password', tries: 10, windowMs: 10 * 60_000 },
  /** Each change ends all other sessions, so a loop of them could lock out the address's owner. */
  changes: { name: 'changes of the password', tries: 10, windowMs: 10 * 60_000 },
} satisfies Record<string, Limit>;
/** How recent a login must be to replace the password. */
const FRESH_MS = 10 * 60_000;

const Profile = z.object({ display_name: z.optional(z.nullable(ShownName)) });

export async function changeProfile(deps: Deps, user: SignedIn, body: z.infer<typeof ProfileChange>): Promise<User> {
  const parsed = Profile.safeParse(body, { reportInput: true });
  if (!parsed.success) throw invalidAll('body', parsed.error.issues);
  const { display_name: name } = parsed.data;
  if (name !== undefined) await setDisplayName(deps.db, user.user_id, name);
  if (body.language !== undefined) await setLanguage(deps.db, user.user_id, writtenLanguageOf(body.language));
  if (name) await takeBackName(deps, user.user_id, name);
  return toUser(await ownRow(deps, user));
}

/**
 * Ends all other sessions, in case somebody knew the old password. Reset links end only if the address is verified: somebody who
 * registered another person's address must not end that person's links.
 */
export async function changePassword(
  deps: Deps,
  user: SignedIn,
  request: { current_password: string; new_password: string },
): Promise<string> {
  const row = await ownRow(deps, user);
  if (!row.hasPassword) {
    throw new Refusal('password_missing');
  }
  await requirePassword(deps, row, request.current_password, 'wrong_current_password');
  await refuseCommon(request.new_password, row.email, 'new_password');
  await deps.rateLimit.count(passwordLimits.changes, String(row.id));
  const passwordHash = await hashPassword(request.new_password);
  await deps.db.transaction(async (tx) => {
    await holdChecked(tx, row);
    const heldRow = await findUser(tx, row.id);
    await setPassword(tx, row.id, passwordHash);
    await deleteOtherSessions(tx, row.id, user.sessionHash);
    if (heldRow !== null && heldRow.verifiedAt !== null) await dropResets(tx, row);
  });
  return 'Your password was changed. Every other device is logged out.';
}

export async function sessionsOf(deps: Deps, user: SignedIn): Promise<SessionRow[]> {
  const rows = await listSessions(deps.db, user.user_id, new Date(deps.now()));
  return rows.map((row) => ({
    session_id: row.id,
    device: row.device,
    ...deviceParts(row.device),
    created_at: row.createdAt?.toISOString() ?? null,
    last_used_at: row.usedAt.toISOString(),
    is_current: row.tokenHash === user.sessionHash,
  }));
}

export async function endOneSession(deps: Deps, user: SignedIn, id: number): Promise<string> {
  if (!(await endSession(deps.db, user.user_id, id))) throw new Refusal('session_not_found');
  return 'The session was ended.';
}

export async function endOtherSessions(deps: Deps, user: SignedIn): Promise<string> {
  await deleteOtherSessions(deps.db, user.user_id, user.sessionHash);
  return 'Every other session was ended.';
}

/**
 * Deletes every row and file, except quizzes that others have. Rows go only after the files, so that a retry finds what is left.
 */
export async function deleteAccount(deps: Deps, user: SignedIn, proof: { password?: string; email?: string }): Promise<string> {
  const row = await ownRow(deps, user);
  if (row.hasPassword) await requirePassword(deps, row, proof.password ?? '', 'wrong_password');
  else requireOwnAddress(deps, row, user, proof.email ?? '');
  await deps.db.transaction(async (tx) => {
    await holdChecked(tx, row);
    for (const key of await fileKeysOf(tx, row.id)) await deps.files.remove(key);
    await leaveQuizzesToMembers(tx, row.id, new Date(deps.now()));
    await deleteUsers(tx, [row.id]);
  });
  return 'Your account and everything in it was deleted.';
}

async function ownRow(deps: Deps, user: SignedIn): Promise<UserRow> {
  const row = await findUser(deps.db, user.user_id);
  if (row === null) throw new Refusal('login_needed');
  return row;
}

/** The account may have changed hands while the password was being checked. */
async function holdChecked(tx: Db, row: UserRow): Promise<void> {
  if (!(await lockUnchanged(tx, row))) throw new Refusal('login_needed');
}

async function requirePassword(deps: Deps, row: UserRow, password: string, code: FailureCode): Promise<void> {
  const key = String(row.id);
  await deps.rateLimit.count(passwordLimits.wrongTries, key);
  if (!(await isPassword(row.passwordHash, password))) throw new Refusal(code);
  await deps.rateLimit.forget(passwordLimits.wrongTries, key);
}

/** Without a password a recent third-party login is required. */
function requireOwnAddress(deps: Deps, row: UserRow, user: SignedIn, email: string): void {
  if (email.trim().toLowerCase() !== row.email.toLowerCase()) {
    throw new Refusal('wrong_address');
  }
  if (deps.now() - user.since > FRESH_MS) {
    throw new Refusal('login_too_old');
  }
}
