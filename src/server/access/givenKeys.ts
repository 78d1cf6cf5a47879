// Notes which accounts received the keys of an assigned quiz: what arrives from them while its answers are hidden waits for the teacher.
import type { Deps } from '../deps.ts';
import { keysHiddenUntil } from './keys.ts';
import type { Role } from './rights.ts';

/**
 * SQL: inserts the note for a user who now sees the keys of a quiz, once, however it is assigned: its answers may be hidden later.
 * The arguments are names of parameters.
 */
function insertGivenKeys(user: string, quiz: string, now: string): string {
  return `insert into given_keys (user_id, quiz_id, given_at) select ${user}, gq.id, ${now}::timestamptz from quizzes gq
    where gq.id = ${quiz} and gq.user_id <> ${user}
    and exists (select 1 from assignments ga where ga.quiz_id = gq.id)
    and ${keysHiddenUntil('gq', user, `${now}::timestamptz`)} is null on conflict do nothing`;
}

const statement = { name: 'note given keys', text: insertGivenKeys('$1::int', '$2', '$3') };

type Reader = { userId: number; quizId: number; role: Role | null; hiddenUntil: string | null };

/** Notes that an answer of the server shows this user the keys of the quiz, where it does. Call it before the answer leaves. */
export async function noteGivenKeys({ ask, now }: Pick<Deps, 'ask' | 'now'>, reader: Reader): Promise<void> {
  const { userId, quizId, role, hiddenUntil } = reader;
  if (role === 'owner' || hiddenUntil !== null) return;
  await ask(statement, [userId, quizId, new Date(now())]);
}

/** The scores of several attempts tell the keys, too: of each quiz that the user has handed in more than once. */
const scoresStatement = {
  name: 'note given scores',
  text: insertGivenKeys('$1::int', 'any($2::int[])', '$3'),
};

/** @param rows what a list tells of attempts: of which quiz each is */
export async function noteGivenScores(
  { ask, now }: Pick<Deps, 'ask' | 'now'>,
  userId: number,
  rows: readonly { quizId: number }[],
): Promise<void> {
  const firstIds = new Set<number>();
  const repeatedIds = new Set(rows.map(({ quizId }) => quizId).filter((id) => firstIds.has(id) || !firstIds.add(id)));
  if (repeatedIds.size > 0) await ask(scoresStatement, [userId, [...repeatedIds], new Date(now())]);
}
