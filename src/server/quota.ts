// Limits how much one student may keep on this server. It is asked in the transaction that adds a document or quiz, after the row is there: what came
// before under the same key is no news, and of many that come at once none slips by.
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { users } from './accounts/tables.ts';
import type { Quota } from './config.ts';
import { type Db, rowsOf, withValues } from './database.ts';
import { Refusal } from './failures.ts';
import { documents } from './tables.ts';

const MEGABYTE = 1024 * 1024;

/** The transactions that add a document of this student end one after the other. */
export async function oneByOne(tx: Db, userId: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}

/** @throws {Refusal} where the student has more than the quota; the transaction takes the new row back */
export async function refuseBeyond(tx: Db, userId: number, { documents: most, megabytes, waiting }: Quota): Promise<void> {
  const own = eq(documents.userId, userId);
  const kept = await tx.$count(documents, and(own, isNull(documents.deletedAt)));
  if (kept > most) throw new Refusal('too_many_documents', { params: { limit: most } });
  await refuseBytesBeyond(tx, userId, megabytes);
  // What the server queues once more after an update is no wish of the student.
  const isAsked = isNull(documents.rewrittenAt);
  const unread = await tx.$count(documents, and(own, isAsked, inArray(documents.status, ['pending', 'processing'])));
  if (unread > waiting) throw new Refusal('too_many_unread');
}

/** Bytes as the database keeps them, compressed; each row costs its fixed columns and its places in the indexes too. $1: the student */
const ROW_BYTES = 250;
const BYTES_OF = `select (select coalesce(sum(${ROW_BYTES} + case when file_key = '' then 0 else size_bytes::bigint end
      + coalesce(pg_column_size(parts), 0) + coalesce(pg_column_size(open_choices), 0)
      + coalesce(pg_column_size(letters), 0) + coalesce(pg_column_size(wishes), 0)), 0) from documents where user_id = $1)
  + (select coalesce(sum(${ROW_BYTES} + pg_column_size(t.text)), 0) from document_texts t
      join documents d on d.id = t.document_id where d.user_id = $1)
  + (select coalesce(sum(${ROW_BYTES} + pg_column_size(questions)), 0) from quizzes where user_id = $1)
  + (select coalesce(sum(${ROW_BYTES} + pg_column_size(answers) + pg_column_size(results) + pg_column_size(marks)
      + coalesce(pg_column_size(suggestions), 0) + coalesce(pg_column_size(own_accepted), 0)), 0) from submissions where user_id = $1)
  + (select coalesce(sum(${ROW_BYTES} + pg_column_size(event)), 0) from review_events where user_id = $1)
  + (select coalesce(sum(${ROW_BYTES} + pg_column_size(choices)), 0) from review_settings where user_id = $1)
  + ${ROW_BYTES} * ((select count(*) from study_groups where user_id = $1) + (select count(*) from group_members where user_id = $1)
      + (select count(*) from quiz_members where user_id = $1)
      + (select count(*) from assignments a join study_groups g on g.id = a.group_id where g.user_id = $1)) as bytes`;

/**
 * Only what adds documents or quizzes asks for it: hand-ins, marks and ratings are always taken.
 * @throws {Refusal} where all that is stored of the student takes more
 */
export async function refuseBytesBeyond(tx: Db, userId: number, megabytes: number): Promise<void> {
  const [row] = await rowsOf(tx, withValues(BYTES_OF, [userId]));
  if (Number(row?.bytes) > megabytes * MEGABYTE) throw new Refusal('too_many_megabytes', { params: { limit: megabytes } });
}
