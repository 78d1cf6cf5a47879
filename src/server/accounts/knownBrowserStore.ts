// Queries of the browsers in which students have signed in.

import { and, eq, lte } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { emailIs } from './store.ts';
import { knownBrowsers, users } from './tables.ts';

/** Whether this browser has signed in to the account of this name. */
export async function isKnownBrowser(db: Db, browser: string | null, name: string): Promise<boolean> {
  if (browser === null) return false;
  const rows = await db
    .select({ userId: knownBrowsers.userId })
    .from(knownBrowsers)
    .innerJoin(users, eq(users.id, knownBrowsers.userId))
    .where(and(eq(knownBrowsers.tokenHash, browser), emailIs(name)));
  return rows.length > 0;
}
export async function forgetBrowsers(db: Db, userId: number): Promise<void> {
  await db.delete(knownBrowsers).where(eq(knownBrowsers.userId, userId));
}
export async function hasBrowser(db: Db, browser: string): Promise<boolean> {
  const rows = await db
    .select({ userId: knownBrowsers.userId })
    .from(knownBrowsers)
    .where(eq(knownBrowsers.tokenHash, browser))
    .limit(1);
  return rows.length > 0;
}
export async function upsertBrowser(db: Db, tokenHash: string, userId: number, usedAt: Date): Promise<void> {
  const target = [knownBrowsers.tokenHash, knownBrowsers.userId];
  await db.insert(knownBrowsers).values({ tokenHash, userId, usedAt }).onConflictDoUpdate({ target, set: { usedAt } });
}
/** Deletes the student's browsers last used before this time. */
export async function deleteBrowsers(db: Db, userId: number, until: Date): Promise<void> {
  await db.delete(knownBrowsers).where(and(eq(knownBrowsers.userId, userId), lte(knownBrowsers.usedAt, until)));
}
