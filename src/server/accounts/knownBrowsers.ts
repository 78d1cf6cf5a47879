// Browsers in which a student has signed in before. What others try at the account does not keep these out: they have a limit
// of their own. The cookie opens nothing by itself, and only its hash is stored.
import { and, eq, lte } from 'drizzle-orm';
import { parse, serialize } from 'hono/utils/cookie';
import { API_BASE } from '#core/endpoints';
import type { Db } from '../database.ts';
import type { Deps } from '../deps.ts';
import { drawToken, hashToken } from './secrets.ts';
import { emailIs } from './store.ts';
import { knownBrowsers, users } from './tables.ts';

const COOKIE = 'oasis_browser';
const KEPT_SECONDS = 365 * 24 * 3600;

/** The hash of the cookie of a request; null without one that could be ours. */
export function browserOf(cookies: string | null): string | null {
  const value = parse(cookies ?? '', COOKIE)[COOKIE];
  return value !== undefined && /^[\w-]{43}$/.test(value) ? hashToken(value) : null;
}

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

/** Remembers a browser after a successful login. Returns the cookie for the answer, or null when the browser has it already. */
export async function rememberBrowser(deps: Deps, browser: string | null, userId: number): Promise<string | null> {
  const at = new Date(deps.now());
  await deps.db
    .delete(knownBrowsers)
    .where(and(eq(knownBrowsers.userId, userId), lte(knownBrowsers.usedAt, new Date(deps.now() - KEPT_SECONDS * 1000))));
  if (browser !== null && (await isSeen(deps.db, browser))) {
    await keep(deps.db, browser, userId, at);
    return null;
  }
  // A cookie that we did not issue may have been planted.
  const { token, hash } = drawToken(deps.randomBytes);
  await keep(deps.db, hash, userId, at);
  const secure = deps.appUrl.startsWith('https:');
  const scope = { path: `${API_BASE}/auth`, httpOnly: true, sameSite: 'Strict', secure } as const;
  return serialize(COOKIE, token, { ...scope, maxAge: KEPT_SECONDS });
}

export async function forgetBrowsers(db: Db, userId: number): Promise<void> {
  await db.delete(knownBrowsers).where(eq(knownBrowsers.userId, userId));
}

async function isSeen(db: Db, browser: string): Promise<boolean> {
  const rows = await db
    .select({ userId: knownBrowsers.userId })
    .from(knownBrowsers)
    .where(eq(knownBrowsers.tokenHash, browser))
    .limit(1);
  return rows.length > 0;
}

async function keep(db: Db, tokenHash: string, userId: number, usedAt: Date): Promise<void> {
  const target = [knownBrowsers.tokenHash, knownBrowsers.userId];
  await db.insert(knownBrowsers).values({ tokenHash, userId, usedAt }).onConflictDoUpdate({ target, set: { usedAt } });
}
