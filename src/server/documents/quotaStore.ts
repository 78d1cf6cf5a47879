// Queries how much one student stores on this server.

import { and, eq, inArray, isNull } from 'drizzle-orm';
import { users } from '../accounts/tables.ts';
import { type Db, rowsOf, withValues } from '../database/database.ts';
import { documents } from '../database/tables.ts';

/** Serialises transactions that add a document of this student. */
export async function oneByOne(tx: Db, userId: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}
/** Bytes as the database stores them, compressed, plus a fixed cost for each row and its indexes. $1: the student */
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
export function countDocuments(tx: Db, userId: number): Promise<number> {
  return tx.$count(documents, and(eq(documents.userId, userId), isNull(documents.deletedAt)));
}
/** Documents that the server queued again after an update do not count. */
export function countUnread(tx: Db, userId: number): Promise<number> {
  const isAsked = and(eq(documents.userId, userId), isNull(documents.rewrittenAt));
  return tx.$count(documents, and(isAsked, inArray(documents.status, ['pending', 'processing'])));
}
export async function countBytes(tx: Db, userId: number): Promise<number> {
  const [row] = await rowsOf(tx, withValues(BYTES_OF, [userId]));
  return Number(row?.bytes);
}
