// The session as the page shows it. The truth is a strict Dexie row. localStorage `auth-storage` is a mirror for a first guess
// before Dexie is loaded, and never wins (Chromium loses it when killed early).

import { proxy, snapshot, subscribe, useSnapshot } from 'valtio';
import type { User } from '#core/account/user';
import type { SessionRow } from '#device/rows/db';

const MIRROR = 'auth-storage';

const session = proxy({
  /** whether the strict row has been read */
  ready: false,
  user: null as User | null,
  token: null as string | null,
  /** the server refused the token during an attempt: the attempt goes on, and a bar says so (D3.10) */
  expired: false,
  /** the user of an account deleted elsewhere: the login screen says so */
  deletedUser: null as User | null,
  get isAuthenticated(): boolean {
    return this.user !== null && this.token !== null;
  },
});

/** The current session, read only. */
export function sessionNow(): Readonly<typeof session> {
  return snapshot(session);
}

let lastUserId: number | null = null;

/** Who is signed in on this page, or was until they logged out. */
export function lastUser(): number | null {
  return lastUserId;
}

/** Subscribes to changes of the session; returns the unsubscribe function. */
export function onSession(callback: () => void): () => void {
  return subscribe(session, callback);
}

/** Shows that the server refused the token during an attempt. */
export function showExpired(): void {
  session.expired = true;
}

/** Calls back when another tab has signed in or out, after reading the row again; returns the unsubscribe function. */
export function onOtherTab(callback: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key === MIRROR) void reloadSession().then(callback, () => undefined);
  };
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
}

/** The session, live. */
export function useSession() {
  return useSnapshot(session);
}

const device = () => import('./device.ts');
const credentials = () => import('#device/rows/credentials');

/** Makes other tabs read the row again. */
async function tellOthers(): Promise<void> {
  const { tell } = await import('#device/rows/messages');
  tell({ type: 'session-changed' });
}

const ASK_AGAIN_MS = 1_000;

/**
 * Reads the strict row once; later calls share the promise. Guards wait for it. A device that was just killed may need a moment,
 * so it is tried twice. A failure is thrown and not cached, since it does not mean that nobody is signed in.
 */
export function loadSession(): Promise<void> {
  loading ??= reloadSession()
    .catch(async () => {
      await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
      await reloadSession();
    })
    .catch((error: unknown) => {
      loading = null;
      throw error;
    });
  return loading;
}
let loading: Promise<void> | null = null;

/** Reads the row again after another tab has changed it. */
export async function reloadSession(): Promise<void> {
  const [{ db }, { readSession }] = await Promise.all([device(), credentials()]);
  try {
    show(await readSession(db));
  } finally {
    session.ready = true;
  }
}

/** A first guess for the first paint. */
export function guessSession(): void {
  try {
    const mirror: unknown = JSON.parse(localStorage.getItem(MIRROR) ?? 'null');
    if (!session.ready && isMirror(mirror)) Object.assign(session, { user: mirror.user, token: mirror.token });
  } catch {
    // No storage, or an invalid value: the row decides.
  }
}

/** Stores a token, and its user if known. Resolves once it would survive a kill. */
export async function signIn(token: string, user: User | null): Promise<void> {
  const [{ db }, { storeSession }] = await Promise.all([device(), credentials()]);
  show(await storeSession(db, token, user));
  session.expired = false;
  await tellOthers();
}

/** Adds the user that belongs to a token. */
export async function signInUser(token: string, user: User): Promise<void> {
  const [{ db }, { storeUser }] = await Promise.all([device(), credentials()]);
  show(await storeUser(db, token, user));
  await tellOthers();
}

/** Forgets the token on this device; with `revoke` the server is told once, when there is a network. */
export async function signOut(options: { revoke: boolean; only?: string }): Promise<void> {
  const [{ db }, { clearSession }] = await Promise.all([device(), credentials()]);
  show(await clearSession(db, options));
  session.expired = false;
  await tellOthers();
}

/** Shows that the account of this token was deleted elsewhere. */
export async function showGone(token: string): Promise<void> {
  const [{ db }, { noteGone }] = await Promise.all([device(), credentials()]);
  show(await noteGone(db, token));
}

/** Clears that, after the student has decided about the data on this device. */
export async function forgetGone(): Promise<void> {
  const [{ db }, { forgetGone: forget }] = await Promise.all([device(), credentials()]);
  show(await forget(db));
}

function show(row: SessionRow): void {
  session.token = row.token;
  session.user = row.token === null ? null : row.user;
  session.deletedUser = row.deletedUser ?? null;
  lastUserId = session.user?.user_id ?? lastUserId;
  session.ready = true;
  try {
    const { token, isAuthenticated } = session;
    // Only these three fields of the user (P4.10).
    const user = session.user && shortOf(session.user);
    localStorage.setItem(MIRROR, JSON.stringify({ user, token, isAuthenticated }));
  } catch {
    // The mirror is optional.
  }
}

function shortOf({ email, user_id, is_verified }: User): User {
  return { email, user_id, is_verified };
}

// Checked by hand: the landing page reads it, and a schema library would be a tenth of that page.

function isMirror(value: unknown): value is { user: User | null; token: string | null } {
  if (!isRecord(value)) return false;
  const { user, token } = value;
  const isUser =
    isRecord(user) && typeof user.user_id === 'number' && typeof user.email === 'string' && typeof user.is_verified === 'boolean';
  return (user === null || isUser) && (token === null || typeof token === 'string');
}

/** Checked by hand, like the mirror. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
