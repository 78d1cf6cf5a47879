// Recognises browsers in which a student has signed in before. They have a rate limit of their own, so that attacks on the
// account do not lock the student out. The cookie alone opens nothing, and only its hash is stored.

import { parse, serialize } from 'hono/utils/cookie';
import { API_BASE } from '#core/api/endpoints';
import type { Deps } from '../deps.ts';
import { deleteBrowsers, hasBrowser, upsertBrowser } from './knownBrowserStore.ts';
import { drawToken, hashToken } from './secrets.ts';

const COOKIE = 'oasis_browser';
const KEPT_SECONDS = 365 * 24 * 3600;

/** The hash of the request's cookie; null if there is none that could be ours. */
export function browserOf(cookies: string | null): string | null {
  const value = parse(cookies ?? '', COOKIE)[COOKIE];
  return value !== undefined && /^[\w-]{43}$/.test(value) ? hashToken(value) : null;
}

/** Remembers a browser after a login. Returns the cookie to set, or null if the browser has it already. */
export async function rememberBrowser(deps: Deps, browser: string | null, userId: number): Promise<string | null> {
  const at = new Date(deps.now());
  await deleteBrowsers(deps.db, userId, new Date(deps.now() - KEPT_SECONDS * 1000));
  if (browser !== null && (await hasBrowser(deps.db, browser))) {
    await upsertBrowser(deps.db, browser, userId, at);
    return null;
  }
  // A cookie that we did not issue may have been planted, so a new one is drawn.
  const { token, hash } = drawToken(deps.randomBytes);
  await upsertBrowser(deps.db, hash, userId, at);
  const secure = deps.appUrl.startsWith('https:');
  const scope = { path: `${API_BASE}/auth`, httpOnly: true, sameSite: 'Strict', secure } as const;
  return serialize(COOKIE, token, { ...scope, maxAge: KEPT_SECONDS });
}
