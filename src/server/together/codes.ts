// Codes are drawn here, and guessing them is counted: every try of an address, those that were right taken back. A whole school may share
// one address.
import { CODE_BYTES, codeOf, readCode } from '#core/shareCode';
import type { Deps } from '../deps.ts';
import { Refusal } from '../failures.ts';
import type { Limit } from '../rateLimit.ts';

const guesses: Limit = { name: 'code', tries: 600, windowMs: 10 * 60_000 };

export function drawCode({ randomBytes }: Pick<Deps, 'randomBytes'>): string {
  return codeOf(randomBytes(CODE_BYTES));
}

/**
 * What the code opens. One that never was, one that was turned off and one that ran out are asked for with the same query, and answered
 * with the same sentence.
 */
export async function openCode<T>(
  { rateLimit }: Pick<Deps, 'rateLimit'>,
  { given, ip, refusal }: { given: string; ip: string; refusal: string },
  find: (code: string) => Promise<T | null>,
): Promise<T> {
  const { takeBack } = await rateLimit.countAll([{ limit: guesses, key: ip }]);
  const found = await find(readCode(given) ?? '');
  if (found === null) throw new Refusal(404, refusal);
  await takeBack();
  return found;
}
