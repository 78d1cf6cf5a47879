// Records which accounts received the keys of an assigned quiz. Their submissions wait for the teacher while the answers are
// hidden.
import type { Deps } from '../deps.ts';
import { givenKeysStatement, givenScoresStatement } from './givenKeyStore.ts';
import type { Role } from './rights.ts';

type Reader = { userId: number; quizId: number; role: Role | null; hiddenUntil: string | null };

/** Records that an answer of the server shows this user the quiz's keys, if it does. Call it before the answer is sent. */
export async function noteGivenKeys({ ask, now }: Pick<Deps, 'ask' | 'now'>, reader: Reader): Promise<void> {
  const { userId, quizId, role, hiddenUntil } = reader;
  if (role === 'owner' || hiddenUntil !== null) return;
  await ask(givenKeysStatement, [userId, quizId, new Date(now())]);
}

/**
 * Scores of several attempts reveal keys too.
 * @param rows the quiz of each attempt in a list
 */
export async function noteGivenScores(
  { ask, now }: Pick<Deps, 'ask' | 'now'>,
  userId: number,
  rows: readonly { quizId: number }[],
): Promise<void> {
  const firstIds = new Set<number>();
  const repeatedIds = new Set(rows.map(({ quizId }) => quizId).filter((id) => firstIds.has(id) || !firstIds.add(id)));
  if (repeatedIds.size > 0) await ask(givenScoresStatement, [userId, [...repeatedIds], new Date(now())]);
}
