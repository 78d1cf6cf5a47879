// Queries that record which accounts received the keys of an assigned quiz.
import { keysHiddenUntil } from './keyStore.ts';
import { ASSIGNED } from './roleStore.ts';

/**
 * SQL that records once that a user now sees a quiz's keys, however it is assigned, since its answers may be hidden later. The
 * arguments are names of parameters.
 */
function insertGivenKeys(user: string, quiz: string, now: string): string {
  return `insert into given_keys (user_id, quiz_id, given_at) select ${user}, gq.id, ${now}::timestamptz from quizzes gq
    where gq.id = ${quiz} and gq.user_id <> ${user}
    and exists (select 1 from ${ASSIGNED} ga where ga.quiz_id = gq.id)
    and ${keysHiddenUntil('gq', user, `${now}::timestamptz`)} is null on conflict do nothing`;
}

export const givenKeysStatement = { name: 'note given keys', text: insertGivenKeys('$1::int', '$2', '$3') };

/** Scores of several attempts reveal keys too: records each quiz that the user has handed in more than once. */
export const givenScoresStatement = {
  name: 'note given scores',
  text: insertGivenKeys('$1::int', 'any($2::int[])', '$3'),
};
