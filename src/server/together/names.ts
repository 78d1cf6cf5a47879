// Names that others see, unique in each leaderboard and group. The database enforces it, also for concurrent requests.

import { cleanShownName, refuseShownName } from '#core/account/shownName';
import { isLookalike, nameKey } from '#core/text/lookalike';
import type { Ask, Row, Statement } from '../database/database.ts';
import { Refusal } from '../http/failures.ts';

const UNIQUE_VIOLATION = '23505';

/** Runs a statement that writes a name. Throws a 409 if somebody has it already. */
export async function askNamed(ask: Ask, statement: Statement, values: readonly unknown[]): Promise<Row[]> {
  try {
    return await ask(statement, values);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION)) throw error;
    throw new Refusal('name_taken');
  }
}

/** The version of the rule that made a key; keys contain no tab. With a new version the next start updates all keys. */
export const RULE = '4\t';

export function keyOf(name: string | null): string | null {
  return name === null ? null : RULE + nameKey(name);
}

/** `isRefused`: the requested name was not allowed here. null: no name is left */
type AllowedName = { name: string | null; isRefused: boolean };

/** The name to join with. An app may have queued it under an older rule, so it is cleaned and never refused. */
export function allowedName(wish: string | null, leaders: readonly string[]): AllowedName {
  if (wish === null) return { name: null, isRefused: false };
  const clean = cleanShownName(wish);
  const name = clean !== null && leaders.some((leader) => isLookalike(clean, leader)) ? null : clean;
  return { name, isRefused: name === null || refuseShownName(wish) !== null };
}
