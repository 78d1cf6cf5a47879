// Deletes rows that nobody will ask for again.

import { and, eq, gt, inArray, isNotNull, lt, lte, ne } from 'drizzle-orm';
import { goneSessions, knownBrowsers, mailTokens, sessions } from '../accounts/tables.ts';
import type { Db } from '../database/database.ts';
import { documents, documentTexts } from '../database/tables.ts';
import type { FileStore } from '../outside/files.ts';

/**
 * Removes the file of the next document after this id that was deleted long enough ago; null if there is none. The row is
 * locked, so that nobody undoes the deletion meanwhile.
 */
export async function removeNext(
  { db, files }: { db: Db; files: FileStore },
  afterId: number,
  deletedBefore: Date,
): Promise<{ id: number; isRemoved: boolean } | null> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select({ id: documents.id, key: documents.fileKey })
      .from(documents)
      .where(and(gt(documents.id, afterId), lt(documents.deletedAt, deletedBefore), ne(documents.fileKey, '')))
      .orderBy(documents.id)
      .limit(1)
      .for('update', { skipLocked: true });
    if (row === undefined) return null;
    const isRemoved = await files.remove(row.key).then(
      () => true,
      () => false,
    );
    if (isRemoved) await tx.delete(documentTexts).where(eq(documentTexts.documentId, row.id));
    if (isRemoved) await tx.update(documents).set({ fileKey: '', betterAfter: null }).where(eq(documents.id, row.id));
    return { id: row.id, isRemoved };
  });
}
/** Further quizzes of a document have a text but no file, with which it would be removed. */
export async function dropTexts(db: Db, deletedBefore: Date): Promise<void> {
  const deletedIds = db
    .select({ id: documents.id })
    .from(documents)
    .where(and(isNotNull(documents.sourceId), lt(documents.deletedAt, deletedBefore)));
  await db.delete(documentTexts).where(inArray(documentTexts.documentId, deletedIds));
}
/** Deletes expired sessions and links, and unused browsers. Returns their number. */
export async function dropExpired(db: Db, times: { now: Date; month: Date; year: Date }) {
  const expiredSessions = await db.delete(sessions).where(lte(sessions.expiresAt, times.now)).returning({ id: sessions.id });
  await db.delete(goneSessions).where(lte(goneSessions.expiresAt, times.now));
  const tokens = await db.delete(mailTokens).where(lt(mailTokens.expiresAt, times.month)).returning({ id: mailTokens.userId });
  const browsers = await db
    .delete(knownBrowsers)
    .where(lt(knownBrowsers.usedAt, times.year))
    .returning({ id: knownBrowsers.userId });
  return { sessions: expiredSessions.length, tokens: tokens.length, browsers: browsers.length };
}
