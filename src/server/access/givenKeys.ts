// Notes which accounts received the keys of an assigned quiz: what arrives from them while its answers are hidden waits for the teacher.
import type { Deps } from '../deps.ts';
import { givenKeysStatement, givenScoresStatement } from './givenKeyStore.ts';
import type { Role } from './rights.ts';

type Reader = { userId: number; quizId: number; role: Role | null; hiddenUntil: string | null };

/** Notes that an answer of the server shows this user the keys of the quiz, where it does. Call it before the answer leaves. */
export async function noteGivenKeys({ ask, now }: Pick<Deps, 'ask' | 'now'>, reader: Reader): Promise<void> {
  const { userId, quizId, role, hiddenUntil } = reader;
  if (role === 'owner' || hiddenUntil !== null) return;
  await ask(givenKeysStatement, [userId, quizId, new Date(now())]);
}

/**
 * The scores of several attempts tell the keys, too.
 * @param rows what a list tells of attempts: of which quiz each is
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
