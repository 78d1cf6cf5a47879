// Draws codes, and counts guesses: the tries of an account or, without one, of an address; those that were right are taken back. A whole
// school may share one address, so what strangers guess there keeps out nobody who is signed in.

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

/** Who tries a code; without a session the address says it. */
export type Guesser = { ip: string; userId: number | null };

/** Who opens a link, where an account is not needed: a session that has ended is none. */
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

/**
 * What the code opens. One that never was, one that was turned off and one that ran out are asked for with the same query, and answered
 * with the same sentence.
 */
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
