// Handing in is what a whole class does at once: one query that reads what it needs, and one that writes, which is its transaction. Whoever
// has just opened the quiz needs the second one only.
import { hiddenIn, keysHiddenUntil } from '../access/keys.ts';
import { type Role, roleIn } from '../access/rights.ts';
import { roleOf } from '../access/role.ts';
import { WHO } from '../accounts/store.ts';
import type { Ask, Row, Statement } from '../database.ts';
import type { LogRow } from '../reviews/missedEntry.ts';
import { HAS_JUDGED } from '../tables.ts';
import type { NewSubmission, StoredSubmission } from './store.ts';

/** What has to be known before answers are marked. */
export type Before = {
  userId: number;
  tokenHash: string;
  /** as JSON */
  questions: string;
  /** nothing is checked before its end */
  isExam: boolean;
  /** what the student is to the quiz; null: nothing */
  role: Role | null;
  /** until when keys and scores are hidden from the student */
  hiddenUntil: string | null;
  timerSeconds: number | null;
  /** null: its owner is gone */
  documentId: number | null;
  /** a submission under this key is there already */
  wasSent: boolean;
  /** handed in once the quiz was there */
  isTimePossible: boolean;
  /** earlier attempts hold an answer that their student judged right */
  hasJudged: boolean;
  /** the first submission of either quiz of a document decides (decision 036) */
  mayBeBetter: boolean;
};

/** Of a document `d`: the first submission of either of its quizzes decides (decision 036). */
export const MAY_BE_BETTER = '(d.better_after is not null or d.better_quiz_id is not null)';

/**
 * SQL: the time `handedIn` is not before the quiz `q` was made. A quiz of its owner's device was there before the server had it.
 * Of a quiz joined by a link the joining says nothing: who joins again has had it before.
 */
const isTimePossible = (handedIn: string) => `(${handedIn} >= q.created_at or q.own_key is not null and q.user_id = who.user_id)`;

/** Who asks, and what has to be known. $3: the quiz; $4: the key; $5: the time at which the answers were handed in */
export const beforeStatement: Statement = {
  name: 'before handing in',
  text: `with ${WHO} select who.*, before.* from who left join lateral (
    select q.questions::text, q.document_id, q.timer_seconds, q.made_from->>'kind' = 'exam' as is_exam,
      q.user_id = who.user_id and ${MAY_BE_BETTER} as may_be_better,
      ${roleOf('q', 'who.user_id', '$2')} as role, ${keysHiddenUntil('q', 'who.user_id', '$2')} as hidden_until,
      exists (select 1 from submissions where user_id = who.user_id and submission_id = $4) as was_sent,
      ${isTimePossible('$5')} as is_time_possible,
      exists (select 1 from submissions where user_id = who.user_id and quiz_id = $3
        and submitted_at < case when ${isTimePossible('$5')} then $5 else $2 end and ${HAS_JUDGED}) as has_judged
    from quizzes q left join documents d on d.id = q.document_id where q.id = $3) before on true`,
};

/** Null where there is no such quiz. */
export function beforeOf(row: Row): Before | null {
  if (row.questions === null) return null;
  return {
    userId: Number(row.user_id),
    tokenHash: String(row.token_hash),
    questions: String(row.questions),
    isExam: row.is_exam === true,
    role: roleIn(row),
    hiddenUntil: hiddenIn(row),
    timerSeconds: row.timer_seconds as number | null,
    documentId: row.document_id as number | null,
    wasSent: row.was_sent === true,
    isTimePossible: row.is_time_possible === true,
    hasJudged: row.has_judged === true,
    mayBeBetter: row.may_be_better === true,
  };
}

const COLUMNS = `insert into submissions (user_id, quiz_id, submission_id, body_hash, answers, score, correct_count, total_questions,
  results, submitted_at, received_at, own_accepted, official_right, seconds_used)`;
const insert = `${COLUMNS} values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) on conflict do nothing returning id`;
const handInStatement = { name: 'hand in', text: insert };
/** Events get their numbers behind the lock of the student's log, as `lockLog` in reviews/store says. */
const withEventsStatement = {
  name: 'hand in with events',
  text: `with kept as (${insert}),
    locked as (select id from users where id = $1 for no key update),
    logged as (
      insert into review_events (user_id, event_id, quiz_id, event) select $1, $15, $2, $16::jsonb
      from kept, locked on conflict do nothing)
    select id from kept`,
};

/**
 * Nothing is kept but where all that `Before` says is as the answers were marked: the student's own quiz, of which no second one may
 * come and no earlier answer was judged right. $3: the quiz; $4: the key
 */
const insertAtOnce = `${COLUMNS} select who.user_id, q.id, $4, $5, $6, $7, $8, $9, $10, $11, $12, null, $13,
    case when $14::int is not null and q.timer_seconds is not null then least($14, q.timer_seconds) end
  from who join quizzes q on q.id = $3 and q.user_id = who.user_id left join documents d on d.id = q.document_id
  where ${isTimePossible('$11')} and not ${MAY_BE_BETTER} and not exists (select 1 from submissions
    where user_id = who.user_id and quiz_id = $3 and submitted_at < $11 and ${HAS_JUDGED})
  on conflict do nothing returning id, seconds_used`;
const atOnceStatement: Statement = {
  name: 'hand in at once',
  text: `with ${WHO}, kept as (${insertAtOnce}) select who.*, kept.* from who left join kept on true`,
};
const atOnceWithEventsStatement: Statement = {
  name: 'hand in at once with events',
  text: `with ${WHO}, kept as (${insertAtOnce}),
    locked as (select id from users where id = (select user_id from who) for no key update),
    logged as (
      insert into review_events (user_id, event_id, quiz_id, event) select locked.id, $15, $3, $16::jsonb
      from kept, locked on conflict do nothing)
    select who.*, kept.* from who left join kept on true`,
};

const json = (value: unknown) => (value == null ? null : JSON.stringify(value));

/** The id of the new row; null when the student has used this key before, however many requests come at once. */
export async function handIn(ask: Ask, row: NewSubmission, logRow: LogRow | null): Promise<number | null> {
  const { userId, quizId, submissionId, bodyHash, answers, score, correctCount, totalQuestions, results } = row;
  const columns = [
    ...[userId, quizId, submissionId, bodyHash, json(answers), score, correctCount, totalQuestions, json(results)],
    ...[row.submittedAt, row.receivedAt, json(row.ownAccepted), row.officialRight, row.secondsUsed],
  ];
  const [insertedRow] =
    logRow === null
      ? await ask(handInStatement, columns)
      : await ask(withEventsStatement, [...columns, logRow.eventId, json(logRow.event)]);
  return insertedRow === undefined ? null : Number(insertedRow.id);
}

/**
 * The same where the student is not known yet, nor what `Before` says. Null also where anything is not as it most often is.
 * @param askAs says who hands in
 */
export async function handInAtOnce(
  askAs: (statement: Statement, values: readonly unknown[]) => Promise<Row>,
  row: Omit<NewSubmission, 'userId'>,
  missed: LogRow | null,
): Promise<Pick<StoredSubmission, 'id' | 'userId' | 'secondsUsed'> | null> {
  const { quizId, submissionId, bodyHash, answers, score, correctCount, totalQuestions, results } = row;
  const columns = [
    ...[quizId, submissionId, bodyHash, json(answers), score, correctCount, totalQuestions, json(results)],
    ...[row.submittedAt, row.receivedAt, row.officialRight, row.secondsUsed],
  ];
  const { id, user_id, seconds_used } =
    missed === null
      ? await askAs(atOnceStatement, columns)
      : await askAs(atOnceWithEventsStatement, [...columns, missed.eventId, json(missed.event)]);
  return id === null ? null : { id: Number(id), userId: Number(user_id), secondsUsed: seconds_used as number | null };
}
