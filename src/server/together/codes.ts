// Draws codes and limits guesses, for an account or, without one, an address. Successful tries are not counted. Since a whole
// school may share one address, guesses of strangers never block students who are signed in.

import { CODE_BYTES, codeOf, readCode } from '#core/together/shareCode';
import type { FailureCode } from '#core/wire/failureCodes';
import { authenticate } from '../accounts/sessions.ts';
import type { Deps } from '../deps.ts';
import { Refusal } from '../http/failures.ts';
import type { Counted, Limit } from '../http/rateLimit.ts';

const WINDOW_MS = 10 * 60_000;
export const codeLimits = {
  address: { name: 'code', tries: 600, windowMs: WINDOW_MS },
  account: { name: 'account code', tries: 60, windowMs: WINDOW_MS },
} satisfies Record<string, Limit>;

/** Who tries a code: an account, or without a session an address. */
export type Guesser = { ip: string; userId: number | null };

/** The guesser at a link that needs no account. An expired session counts as none. */
export async function guesserOf(deps: Deps, { ip, header }: { ip: string; header: string | null }): Promise<Guesser> {
  const user = header === null ? null : await authenticate(deps, header).catch(ignoreRefusal);
  return { ip, userId: user?.user_id ?? null };
}

function ignoreRefusal(error: unknown): null {
  if (error instanceof Refusal) return null;
  throw error;
}

function countedOf({ ip, userId }: Guesser): Counted {
  return userId === null ? { limit: codeLimits.address, key: ip } : { limit: codeLimits.account, key: String(userId) };
}

export function drawCode({ randomBytes }: Pick<Deps, 'randomBytes'>): string {
  return codeOf(randomBytes(CODE_BYTES));
}

/** Opens a code. Unknown, disabled and expired codes use the same query and get the same answer. */
export async function openCode<T>(
  { rateLimit }: Pick<Deps, 'rateLimit'>,
  { given, guesser, refusal }: { given: string; guesser: Guesser; refusal: FailureCode },
  find: (code: string) => Promise<T | null>,
): Promise<T> {
  const { takeBack } = await rateLimit.countAll([countedOf(guesser)]);
  const match = await find(readCode(given) ?? '');
  if (match === null) throw new Refusal(refusal);
  await takeBack();
  return match;
}
