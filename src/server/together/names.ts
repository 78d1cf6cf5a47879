// Names that others see: one of a kind in each leaderboard and each group. The database decides it, however many ask at once.
import { nameKey, shownNameTexts } from '#core/shownName';
import type { Ask, Row, Statement } from '../database.ts';
import { Refusal } from '../failures.ts';

const UNIQUE_VIOLATION = '23505';

/** Runs a statement that writes a name; a 409 where somebody has it already. */
export async function askNamed(ask: Ask, statement: Statement, values: readonly unknown[]): Promise<Row[]> {
  try {
    return await ask(statement, values);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION)) throw error;
    throw new Refusal(409, shownNameTexts.taken);
  }
}

export function keyOf(name: string | null): string | null {
  return name === null ? null : nameKey(name);
}
