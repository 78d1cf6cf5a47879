// Queries of handing in, which a whole class does at once: one that reads what is needed, and one that writes.
import { keysHiddenUntil } from '../access/keyStore.ts';
import { hiddenIn } from '../access/keys.ts';
import { type Role, roleIn } from '../access/rights.ts';
import { roleOf } from '../access/roleStore.ts';
import { WHO } from '../accounts/store.ts';
import type { Ask, Row, Statement } from '../database/database.ts';
import { HAS_JUDGED } from '../database/tables.ts';
import type { LogRow } from '../reviews/missedEntry.ts';
import type { NewSubmission } from './store.ts';

/** What must be known before answers are marked. */
export type SubmitContext = {
  userId: number;
  /** as JSON */
  questions: string;
  /** a mock exam: nothing is checked before its end */
  isExam: boolean;
  /** the student's role, or null */
  role: Role | null;
  /** until when keys and scores are hidden from the student, or null */
  hiddenUntil: string | null;
  timerSeconds: number | null;
  /** null: the owner's account is gone */
  documentId: number | null;
  /** a submission with this key already exists */
  wasSent: boolean;
  /** it was handed in after the quiz was made */
  isTimePossible: boolean;
  /** the student judged answers of earlier attempts right */
  hasJudged: boolean;
  /** the first submission to either quiz of a document decides (decision 036) */
  mayBeBetter: boolean;
};

/**
 * SQL: whether `handedIn` is not before the quiz `q` was made. A quiz made on a device existed before the server had it. The
 * time of joining by a link does not matter, since one can join again.
 */
const isTimePossible = (handedIn: string) => `(${handedIn} >= q.created_at or q.own_key is not null and q.user_id = who.user_id)`;

/** The caller and the context. $3: the quiz; $4: the key; $5: the time of handing in */
export const contextStatement: Statement = {
  name: 'before handing in',
  text: `with ${WHO} select who.*, before.* from who left join lateral (
    select q.questions::text, q.document_id, q.timer_seconds, q.made_from->>'kind' = 'exam' as is_exam,
      q.user_id = who.user_id and (d.better_after is not null or d.better_quiz_id is not null) as may_be_better,
      ${roleOf('q', 'who.user_id', '$2')} as role, ${keysHiddenUntil('q', 'who.user_id', '$2')} as hidden_until,
      exists (select 1 from submissions where user_id = who.user_id and submission_id = $4) as was_sent,
      ${isTimePossible('$5')} as is_time_possible,
      exists (select 1 from submissions where user_id = who.user_id and quiz_id = $3
        and submitted_at < case when ${isTimePossible('$5')} then $5 else $2 end and ${HAS_JUDGED}) as has_judged
    from quizzes q left join documents d on d.id = q.document_id where q.id = $3) before on true`,
};

/** Null if there is no such quiz. */
export function contextOf(row: Row): SubmitContext | null {
  if (row.questions === null) return null;
  return {
    userId: Number(row.user_id),
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

/**
 * A single statement, so it is its own transaction. Events get their numbers under the lock of the student's log, as `lockLog`
 * in reviews/store explains.
 */
const handInStatement: Statement = {
  name: 'hand in',
  text: `with kept as (
      insert into submissions (user_id, quiz_id, submission_id, body_hash, answers, score, correct_count, total_questions,
        results, submitted_at, received_at, own_accepted, official_right, seconds_used, answers_readable)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15) on conflict do nothing returning id),
    locked as (select id from users where id = $1 and $16::text is not null for no key update),
    logged as (
      insert into review_events (user_id, event_id, quiz_id, event) select $1, $16, $2, $17::jsonb
      from kept, locked on conflict do nothing)
    select id from kept`,
};

const json = (value: unknown) => (value == null ? null : JSON.stringify(value));

/** The id of the new row; null if the student has used this key before, also in a concurrent request. */
export async function insertSubmission(ask: Ask, row: NewSubmission, logRow: LogRow | null): Promise<number | null> {
  const { userId, quizId, submissionId, bodyHash, answers, score, correctCount, totalQuestions, results } = row;
  const [insertedRow] = await ask(handInStatement, [
    ...[userId, quizId, submissionId, bodyHash, json(answers), score, correctCount, totalQuestions, json(results)],
    ...[row.submittedAt, row.receivedAt, json(row.ownAccepted), row.officialRight, row.secondsUsed, row.answersReadable ?? false],
    ...[logRow?.eventId ?? null, json(logRow?.event)],
  ]);
  return insertedRow === undefined ? null : Number(insertedRow.id);
}
