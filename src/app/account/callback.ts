// What a third-party login brings back in the address.
import { loginReturnTexts } from '#texts/loginReturn';

/** `isTakenOver`: what somebody else put into the account, who never verified its address, is still in it. */
export type Callback = { token: string; isTakenOver: boolean } | { error: string };

/** The token of the fragment, or else of the query; without one, the provider's reason (P4.9). */
export function readCallback(hash: string, search: string): Callback {
  const query = new URLSearchParams(search);
  const fragment = new URLSearchParams(hash.replace(/^#/, ''));
  const token = fragment.get('token') || query.get('token');
  return token ? { token, isTakenOver: fragment.has('taken') } : { error: query.get('error') || loginReturnTexts.unknownError };
}

/** The reason as it is shown. Anybody can write a sentence into a link: one is repeated only to a tab that left for a login. */
export function shownReason(error: string, hasLeft: boolean): string {
  const isCode = /^[a-z_]{1,40}$/.test(error);
  return hasLeft || isCode ? error : loginReturnTexts.unknownError;
}
