// Reads what a third-party login returns in the address.
import { loginReturnTexts } from '#texts/loginReturn';

/** `isTakenOver`: the account still has content of somebody who never verified its address. */
export type Callback = { token: string; isTakenOver: boolean } | { error: string };

/** The token from the fragment, or else from the query; without one, the provider's reason (P4.9). */
export function readCallback(hash: string, search: string): Callback {
  const query = new URLSearchParams(search);
  const fragment = new URLSearchParams(hash.replace(/^#/, ''));
  const token = fragment.get('token') || query.get('token');
  return token ? { token, isTakenOver: fragment.has('taken') } : { error: query.get('error') || loginReturnTexts.unknownError };
}

/** The reason to show. Anybody can write a sentence into a link, so it is shown only in a tab that started a login. */
export function shownReason(error: string, hasLeft: boolean): string {
  const isCode = /^[a-z_]{1,40}$/.test(error);
  return hasLeft || isCode ? error : loginReturnTexts.unknownError;
}
