// Names that others see: one of a kind in each leaderboard and each group. The database decides it, however many ask at once.

import { cleanShownName, refuseShownName } from '#core/account/shownName';
import { isLookalike, nameKey } from '#core/text/lookalike';
import type { Ask, Row, Statement } from '../database/database.ts';
import { Refusal } from '../http/failures.ts';

const UNIQUE_VIOLATION = '23505';

/** Runs a statement that writes a name; a 409 where somebody has it already. */
export async function askNamed(ask: Ask, statement: Statement, values: readonly unknown[]): Promise<Row[]> {
  try {
    return await ask(statement, values);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION)) throw error;
    throw new Refusal('name_taken');
  }
}

/** By which rule a key was made; no key holds a tab. Another rule gets another number, and the next start renews the keys of before. */
/** Which rule made a key. */
export const RULE = '3\t';

export function keyOf(name: string | null): string | null {
  return name === null ? null : RULE + nameKey(name);
}

/** `isRefused`: it is not the name that was asked for, which is not allowed here. null: none is left */
type AllowedName = { name: string | null; isRefused: boolean };

/** The name under which somebody joins. An app may have queued it under an older rule, so it is cleaned and never refused. */
export function allowedName(wish: string | null, leaders: readonly string[]): AllowedName {
  if (wish === null) return { name: null, isRefused: false };
  const clean = cleanShownName(wish);
  const name = clean !== null && leaders.some((leader) => isLookalike(clean, leader)) ? null : clean;
  return { name, isRefused: name === null || refuseShownName(wish) !== null };
}
