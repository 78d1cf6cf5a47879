// Makes every call of the page: with the token, one rule for a 401, and the student's own store.

import { hashKey, type QueryFunction, type QueryKey } from '@tanstack/react-query';
import { createQueryStore } from '#device/account/queryStore';
import type { AnswerOf, CallName, CallOptions } from '#device/queue/api';
import { api, db } from './device.ts';
import { rememberPlace } from './place.ts';
import { isApiFailure, queryClient } from './queryClient.ts';
import { isScreenHeld } from './screenHold.ts';
import { sessionNow, showExpired, showGone, signOut } from './session.ts';

let store: { userId: number; persisted: ReturnType<typeof createQueryStore> } | null = null;

/** The signed-in student's id; 0 before the user is known, which is nobody's id. */
export function userIdNow(): number {
  return sessionNow().user?.user_id ?? 0;
}

function storeOf(userId: number): ReturnType<typeof createQueryStore> {
  if (store?.userId !== userId) store = { userId, persisted: createQueryStore(db, userId) };
  return store.persisted;
}

/** The persister of one student's queries. */
export function persisterOf<T, K extends QueryKey>(userId: number) {
  const { persisterFn } = storeOf(userId);
  return (queryFn: QueryFunction<T, K>, context: Parameters<typeof persisterFn>[1], query: Parameters<typeof persisterFn>[2]) =>
    persisterFn(queryFn as never, context as never, query) as Promise<T>;
}

/** Writes an answer into the cache and its store at once, so that the answer of a mutation or a receipt survives a restart. */
export function setQuery(userId: number, key: QueryKey, data: unknown): void {
  queryClient.setQueryData(key, data);
  void storeOf(userId)
    .persistQueryByKey(key, queryClient)
    .catch(() => undefined);
}

/**
 * Loads stored answers into the cache where it has none, before their screen is drawn. They count as stale, since another device
 * may have changed the data.
 */
export async function restoreAnswers(userId: number, ...queryKeys: QueryKey[]): Promise<void> {
  const missingKeys = queryKeys.filter((queryKey) => queryClient.getQueryData(queryKey) === undefined);
  if (userId === 0 || missingKeys.length === 0) return;
  await storeOf(userId).restoreAnswers(queryClient, missingKeys.map(hashKey));
  for (const queryKey of missingKeys) queryClient.getQueryCache().find({ queryKey })?.invalidate();
}

/** Removes all answers whose key begins like this. Screens that show one fetch it again. */
export async function forgetQueries(userId: number, key: QueryKey): Promise<void> {
  await storeOf(userId).removeQueries({ queryKey: key });
  await queryClient.resetQueries({ queryKey: key });
}

/** Calls the API as the signed-in student. A 401 from our server ends the session, unless an attempt is open. */
export async function call<N extends CallName>(name: N, options: CallOptions<N> = {}): Promise<AnswerOf<N>> {
  const token = options.token ?? sessionNow().token;
  try {
    return await api.call(name, { ...options, token });
  } catch (error) {
    if (token !== null && isUnauthorized(error)) await onUnauthorized(token);
    throw error;
  }
}

/** Calls the API for this student only: a query that outlives its student must not use another's token. */
export async function callAs<N extends CallName>(userId: number, name: N, options: CallOptions<N> = {}): Promise<AnswerOf<N>> {
  if (userIdNow() !== userId) throw new Error('Another student is signed in now.');
  return call(name, options);
}

/** Downloads a file: a quiz in some format, or all of the student's data. */
export async function callFile(name: 'download' | 'exportAccount' | 'resultsFile', params: Record<string, string | number> = {}) {
  const token = sessionNow().token;
  try {
    return await api.file(name, { params, token });
  } catch (error) {
    if (token !== null && isUnauthorized(error)) await onUnauthorized(token);
    throw error;
  }
}

function isUnauthorized(error: unknown): boolean {
  return isApiFailure(error) && error.kind === 'http' && error.status === 401;
}

/** D3.10. A 401 for a token that was replaced meanwhile is ignored. */
export async function onUnauthorized(token: string): Promise<void> {
  if (sessionNow().token !== token) return;
  if (await isAccountGone(token)) await showGone(token);
  // Several calls may be refused at once: the first one has ended the session and remembered the screen.
  if (sessionNow().token !== token) return;
  if (isScreenHeld()) {
    showExpired();
    return;
  }
  await endSession(token);
}

/** Checked here, since the worker and uploads only report that a login is needed. */
function isAccountGone(token: string): Promise<boolean> {
  return api.call('me', { token }).then(
    () => false,
    (error: unknown) => isApiFailure(error) && error.code === 'account_gone',
  );
}

/** Forgets a refused token and remembers the current screen. The router leads to /login. */
export async function endSession(token: string): Promise<void> {
  rememberPlace(location.pathname, sessionNow().user?.user_id ?? null);
  await signOut({ revoke: false, only: token });
  queryClient.clear();
}
