// Checks a right without reading the quiz.
import type { Deps } from '../deps.ts';
import { hiddenIn } from './keys.ts';
import { roleStatement } from './rightStore.ts';
import { type Right, type Role, requireRight, roleIn } from './rights.ts';

/** The student's role for the quiz, if it has this right; otherwise throws a refusal. */
export async function askRight(
  { ask, now }: Pick<Deps, 'ask' | 'now'>,
  { userId, quizId, right }: { userId: number; quizId: number; right: Right },
): Promise<{ role: Role; hiddenUntil: string | null }> {
  const [row] = await ask(roleStatement, [userId, quizId, new Date(now())]);
  const role = roleIn(row);
  requireRight(right, role);
  if (role === null) throw new Error('A right was given without a role.');
  return { role, hiddenUntil: hiddenIn(row) };
}
