// Logs in and out, and calls the account endpoints. The token is stored before the next request (P4.2).

import { useMutation } from '@tanstack/react-query';
import type { User } from '#core/account/user';
import { languageNow } from '#texts/catalogue';
import { chosenLanguage } from './language.ts';
import { queryClient } from './queryClient.ts';
import { forgetGone, sessionNow, signIn, signInUser, signOut } from './session.ts';

// Dexie and the API's schemas load when a form is sent, not with the page.
const device = () => import('./device.ts');
const queries = () => import('./queries.ts');

type Credentials = { email: string; password: string };

/** Logs in. 'without-user': the token is stored, but its user could not be fetched yet. */
export function useLogin() {
  return useMutation<'complete' | 'without-user', Error, Credentials>({
    mutationFn: async ({ email, password }) => {
      const { api } = await device();
      const { access_token } = await api.call('login', { body: { username: email, password } });
      return startSession(access_token);
    },
  });
}

async function startSession(token: string): Promise<'complete' | 'without-user'> {
  queryClient.clear();
  await signIn(token, null);
  try {
    await fetchUser(token);
    return 'complete';
  } catch {
    return 'without-user';
  }
}

async function fetchUser(token: string): Promise<void> {
  const { api } = await device();
  await signInUser(token, await api.call('me', { token }));
}

function isSameUser(storedUser: User | null, user: User): boolean {
  const names = ['user_id', 'email', 'is_verified', 'display_name', 'has_password', 'language'] as const;
  return storedUser !== null && names.every((name) => storedUser[name] === user[name]);
}

/** Fetches the user of a session, new or changed. Other tabs are told only of changes. */
export async function refreshUser(): Promise<void> {
  const { token } = sessionNow();
  if (token === null) return;
  const { call } = await queries();
  const user = await call('me', { token });
  if (!isSameUser(sessionNow().user, user)) await signInUser(token, user);
  await tellLanguage(token, user).catch(() => undefined);
}

/** Tells the account the language that was chosen on this device. The next refresh tells what did not arrive. */
async function tellLanguage(token: string, user: User): Promise<void> {
  const language = chosenLanguage();
  if (language === null || language === (user.language ?? 'en')) return;
  const { call } = await queries();
  await signInUser(token, await call('changeProfile', { token, body: { language } }));
}

/** Fetches the user of a token. Stores nothing. */
export async function userOf(token: string): Promise<User> {
  const { api } = await device();
  return api.call('me', { token });
}

/** Completes a third-party login. Throws and clears the session if the user cannot be fetched. */
export async function signInWithToken(token: string): Promise<void> {
  queryClient.clear();
  await signIn(token, null);
  try {
    await fetchUser(token);
  } catch (error) {
    await signOut({ revoke: false });
    throw error;
  }
}

/** Logs out, also offline: the token is forgotten at once, and its revocation is tried once. Unsent work stays sealed. */
export async function logout(): Promise<void> {
  await signOut({ revoke: true });
  queryClient.clear();
  void revoke();
}

/** Removes everything of the student from this device after the account was deleted. */
export async function leaveForGood(userId: number): Promise<void> {
  const [{ db }, { forgetStudent }] = await Promise.all([device(), import('#device/account/forget')]);
  await forgetStudent(db, userId);
  await signOut({ revoke: false });
  queryClient.clear();
}

/** Does the same when the account was deleted elsewhere and the student wants to keep nothing. */
export async function forgetGoneAccount(userId: number): Promise<void> {
  const [{ db }, { forgetStudent }] = await Promise.all([device(), import('#device/account/forget')]);
  await forgetStudent(db, userId);
  await forgetGone();
}

/** Revokes a token that was logged out. Tried once; without a network the token expires by itself. */
export async function revoke(): Promise<void> {
  if (!navigator.onLine) return;
  const [{ api, db }, { takeRevocation }] = await Promise.all([device(), import('#device/rows/credentials')]);
  const token = await takeRevocation(db).catch(() => null);
  if (token !== null) await api.call('logout', { token }).catch(() => undefined);
}

export function useRegister() {
  return useMutation<{ email: string }, Error, Credentials>({
    mutationFn: async (body) => (await device()).api.call('register', { body: { ...body, language: languageNow() } }),
  });
}

export function useForgotPassword() {
  return useMutation<{ message?: string | undefined }, Error, { email: string }>({
    mutationFn: async (body) => (await device()).api.call('forgotPassword', { body: { ...body, language: languageNow() } }),
  });
}

export function useResetPassword() {
  return useMutation<{ message?: string | undefined }, Error, { token: string; new_password: string }>({
    mutationFn: async (body) => (await device()).api.call('resetPassword', { body }),
  });
}

export function useResendVerification() {
  return useMutation<{ message?: string | undefined }, Error, void>({
    mutationFn: async () => (await queries()).call('resendVerification'),
  });
}
