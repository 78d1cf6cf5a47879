// Queries of users, sessions and mailed tokens. It decides nothing.
import { and, asc, desc, eq, gt, inArray, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Db, Statement } from '../database/database.ts';
import { documents } from '../database/tables.ts';
import { goneSessions, identities, mails, mailTokens, sessions, users } from './tables.ts';

export type UserRow = typeof users.$inferSelect;
export type Purpose = (typeof mailTokens.$inferSelect)['purpose'];

/** The user with this address; case is ignored. */
export function emailIs(email: string): SQL {
  return eq(sql`lower(${users.email})`, email.toLowerCase());
}

export async function findUserByEmail(db: Db, email: string): Promise<UserRow | null> {
  const [row] = await db.select().from(users).where(emailIs(email));
  return row ?? null;
}

/** Null if the address is taken, also by a concurrent request. */
export async function insertUser(db: Db, row: typeof users.$inferInsert): Promise<UserRow | null> {
  const [user] = await db.insert(users).values(row).onConflictDoNothing().returning();
  return user ?? null;
}

export async function findUser(db: Db, id: number): Promise<UserRow | null> {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  return row ?? null;
}

/** Locks the account until the transaction ends. */
export async function lockUser(tx: Db, id: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('update');
}

/** The same; false if the password is not the checked one: the account may have changed hands. */
export async function lockUnchanged(tx: Db, { id, passwordHash }: Pick<UserRow, 'id' | 'passwordHash'>): Promise<boolean> {
  const isUnchanged = and(eq(users.id, id), eq(users.passwordHash, passwordHash));
  return (await tx.select({ id: users.id }).from(users).where(isUnchanged).for('update')).length > 0;
}

/** All data goes with the users' rows. Only the hashes of their tokens are kept. */
export async function deleteUsers(db: Db, ids: readonly number[], condition?: SQL): Promise<number> {
  const isOne = and(inArray(users.id, [...ids]), condition);
  const had = db
    .select({ tokenHash: sessions.tokenHash, expiresAt: sessions.expiresAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(isOne);
  await db.insert(goneSessions).select(had).onConflictDoNothing();
  return (await db.delete(users).where(isOne).returning({ id: users.id })).length;
}

export async function isGone(db: Db, tokenHash: string): Promise<boolean> {
  return (await db.select().from(goneSessions).where(eq(goneSessions.tokenHash, tokenHash))).length > 0;
}

export async function fileKeysOf(db: Db, userId: number): Promise<string[]> {
  const rows = await db
    .select({ key: documents.fileKey })
    .from(documents)
    .where(and(eq(documents.userId, userId), ne(documents.fileKey, '')));
  return rows.map((row) => row.key);
}

export async function setDisplayName(db: Db, userId: number, displayName: string | null): Promise<void> {
  await db.update(users).set({ displayName }).where(eq(users.id, userId));
}

export async function setLanguage(db: Db, userId: number, language: string): Promise<void> {
  await db.update(users).set({ language }).where(eq(users.id, userId));
}

export async function setPassword(db: Db, userId: number, passwordHash: string): Promise<void> {
  await db.update(users).set({ passwordHash, hasPassword: true }).where(eq(users.id, userId));
}

/** Marks that nobody knows the account's password. */
export async function takePassword(db: Db, userId: number, passwordHash: string): Promise<void> {
  await db.update(users).set({ passwordHash, hasPassword: false }).where(eq(users.id, userId));
}

export async function setVerified(db: Db, userId: number, at: Date): Promise<void> {
  await db
    .update(users)
    .set({ verifiedAt: at })
    .where(and(eq(users.id, userId), isNull(users.verifiedAt)));
}

export async function findIdentity(db: Db, issuer: string, subject: string) {
  const [row] = await db
    .select()
    .from(identities)
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)));
  return row ?? null;
}

/** Keeps the first row; false for a later one. */
export async function insertIdentity(db: Db, row: typeof identities.$inferInsert): Promise<boolean> {
  const rows = await db.insert(identities).values(row).onConflictDoNothing().returning({ userId: identities.userId });
  return rows.length > 0;
}

/** Removes all other third-party logins of the account. */
export async function dropOtherIdentities(
  db: Db,
  { issuer, subject, userId }: Omit<typeof identities.$inferInsert, 'createdAt'>,
): Promise<void> {
  const isOther = or(ne(identities.issuer, issuer), ne(identities.subject, subject));
  await db.delete(identities).where(and(eq(identities.userId, userId), isOther));
}

/** Adds a session and deletes the user's expired ones. */
export async function insertSession(db: Db, row: typeof sessions.$inferInsert): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, row.userId), lte(sessions.expiresAt, row.usedAt)));
  await db.insert(sessions).values(row);
}

/**
 * The calling session, by token hash and current time: `with ${WHO} select … from who`. It has a row, or the caller is unknown.
 */
export const WHO =
  'who as (select token_hash, user_id, used_at, created_at from sessions where token_hash = $1 and expires_at > $2)';

export const sessionStatement: Statement = {
  name: 'session',
  text: `with ${WHO} select who.*, u.id, u.email, u.verified_at, u.display_name, u.has_password, u.language
    from who join users u on u.id = who.user_id`,
};

export async function extendSession(db: Db, tokenHash: string, usedAt: Date, expiresAt: Date): Promise<void> {
  await db.update(sessions).set({ usedAt, expiresAt }).where(eq(sessions.tokenHash, tokenHash));
}

export async function deleteSession(db: Db, tokenHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

/** Sessions that have not expired, the most recently used first. */
export function listSessions(db: Db, userId: number, at: Date) {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, at)))
    .orderBy(desc(sessions.usedAt), desc(sessions.id));
}

/** False if the user has no such session. */
export async function endSession(db: Db, userId: number, id: number): Promise<boolean> {
  const rows = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
    .returning({ id: sessions.id });
  return rows.length > 0;
}

export async function deleteOtherSessions(db: Db, userId: number, tokenHash: string): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, tokenHash)));
}

export async function deleteSessionsOf(db: Db, userId: number): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, userId));
}

export async function insertMailToken(db: Db, row: typeof mailTokens.$inferInsert): Promise<void> {
  await db.insert(mailTokens).values(row);
}

/** Does the work of storing a token and rolls it back, so that response times reveal nothing. */
export async function pretendMailToken(db: Db, row: Omit<typeof mailTokens.$inferInsert, 'userId'>): Promise<void> {
  await db
    .delete(mailTokens)
    .where(and(eq(mailTokens.tokenHash, row.tokenHash), eq(mailTokens.purpose, row.purpose), isNull(mailTokens.usedAt)));
}

export async function findMailToken(db: Db, tokenHash: string, purpose: Purpose) {
  const [row] = await db
    .select()
    .from(mailTokens)
    .where(and(eq(mailTokens.tokenHash, tokenHash), eq(mailTokens.purpose, purpose)));
  return row ?? null;
}

/** Uses up a token. Of concurrent requests one gets its user; all others, and expired tokens, get null. */
export async function useMailToken(db: Db, tokenHash: string, purpose: Purpose, at: Date): Promise<number | null> {
  const [row] = await db
    .update(mailTokens)
    .set({ usedAt: at })
    .where(
      and(
        eq(mailTokens.tokenHash, tokenHash),
        eq(mailTokens.purpose, purpose),
        isNull(mailTokens.usedAt),
        gt(mailTokens.expiresAt, at),
      ),
    )
    .returning({ userId: mailTokens.userId });
  return row?.userId ?? null;
}

/**
 * Invalidates all resets of the account: unused tokens, and mails that still wait. The mails go first: a sender locks its row
 * (`holdMail`), and its token exists afterwards.
 */
export async function dropResets(tx: Db, { id, email }: Pick<UserRow, 'id' | 'email'>): Promise<void> {
  await tx.delete(mails).where(and(eq(mails.kind, 'reset'), eq(sql`lower(${mails.email})`, email.toLowerCase())));
  await tx.delete(mailTokens).where(and(eq(mailTokens.userId, id), eq(mailTokens.purpose, 'reset'), isNull(mailTokens.usedAt)));
}

export type WaitingMail = typeof mails.$inferSelect;

export async function insertWaitingMail(db: Db, row: typeof mails.$inferInsert): Promise<void> {
  await db.insert(mails).values(row);
}

/** Takes the next due mail, counts a try, and reserves it until `until`; null if none is due. */
export async function takeWaitingMail(db: Db, at: Date, until: Date): Promise<WaitingMail | null> {
  return db.transaction(async (tx) => {
    const [due] = await tx
      .select({ id: mails.id, tries: mails.tries })
      .from(mails)
      .where(lte(mails.sendAfter, at))
      .orderBy(asc(mails.sendAfter), asc(mails.id))
      .limit(1)
      .for('update', { skipLocked: true });
    if (due === undefined) return null;
    const lease = { tries: due.tries + 1, sendAfter: until };
    const [row] = await tx.update(mails).set(lease).where(eq(mails.id, due.id)).returning();
    return row ?? null;
  });
}

/** Locks this mail until the transaction ends; false if it is no longer wanted. */
export async function holdMail(tx: Db, id: number): Promise<boolean> {
  const rows = await tx.select({ id: mails.id }).from(mails).where(eq(mails.id, id)).for('update');
  return rows.length > 0;
}

/** Postpones a mail, unless another server has taken it since. */
export async function postpone(db: Db, { id, tries }: WaitingMail, until: Date): Promise<void> {
  await db
    .update(mails)
    .set({ sendAfter: until })
    .where(and(eq(mails.id, id), eq(mails.tries, tries)));
}

/** Also if another server has taken it since: it was sent (decision 055). */
export async function deleteWaitingMail(db: Db, id: number): Promise<void> {
  await db.delete(mails).where(eq(mails.id, id));
}
