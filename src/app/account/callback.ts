// Reads what a third-party login returns in the address.
import { loginReturnTexts } from '#texts/loginReturn';

/** `isTakenOver`: the account still has content of somebody who never verified its address. */
export type Callback = { token: string; isTakenOver: boolean } | { error: string };

/** The token from the fragment, or else from the query; without one, the provider's reason (P4.9). */
export function readCallback(hash: string, search: string): Callback {
  const query = new URLSearchParams(search);
  const fragment = new URLSearchParams(hash.replace(/^#/, ''));
  const token = fragment.get('token') || query.get('token');
  return token ? { token, isTakenOver: fragment.has('taken') } : { error: plainReason(query.get('error') ?? '') };
}

const MAX_REASON = 100;

/** The reason as one line of plain text. Anybody can write one into a link, so it is short and nothing in it is invisible. */
function plainReason(error: string): string {
  const reason = error.replace(/[\p{C}\p{Z}]+/gu, ' ').trim();
  return [...reason].slice(0, MAX_REASON).join('') || loginReturnTexts.unknownError;
}
