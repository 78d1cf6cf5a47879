// The SQL that notes which accounts received the keys of an assigned quiz.
import { keysHiddenUntil } from './keyStore.ts';

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

export const givenKeysStatement = { name: 'note given keys', text: insertGivenKeys('$1::int', '$2', '$3') };

/** The scores of several attempts tell the keys, too: of each quiz that the user has handed in more than once. */
export const givenScoresStatement = {
  name: 'note given scores',
  text: insertGivenKeys('$1::int', 'any($2::int[])', '$3'),
};
