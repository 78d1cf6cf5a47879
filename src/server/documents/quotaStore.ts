// Queries how much one student stores on this server.

import { and, eq, inArray, isNull } from 'drizzle-orm';
import { users } from '../accounts/tables.ts';
import { type Db, rowsOf, type TableName, withValues } from '../database/database.ts';
import { documents } from '../database/tables.ts';

/** Serialises transactions that add a document of this student. */
export async function oneByOne(tx: Db, userId: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}
/** A fixed cost for each row and its indexes. */
const ROW_BYTES = 250;
const perRow = (bytes: string, from: string) => `select coalesce(sum(${ROW_BYTES} + ${bytes}), 0) from ${from}`;
const sizeOf = (...columns: string[]) => columns.map((column) => `coalesce(pg_column_size(t.${column}), 0)`).join(' + ');
/** What a student's rows of this table take, compressed as the database stores them; null: nothing is counted. $1: the student */
const bytesOf: Record<TableName, string | null> = {
  documents: perRow(
    `case when file_key = '' then 0 else size_bytes::bigint end + ${sizeOf('parts', 'open_choices', 'letters', 'wishes')}`,
    'documents t where user_id = $1',
  ),
  documentTexts: perRow(sizeOf('text'), 'document_texts t join documents d on d.id = t.document_id where d.user_id = $1'),
  quizzes: perRow(sizeOf('questions'), 'quizzes t where user_id = $1'),
  submissions: perRow(
    sizeOf('answers', 'results', 'marks', 'suggestions', 'own_accepted', 'teacher_marks', 'replaced_marks'),
    'submissions t where user_id = $1',
  ),
  reviewEvents: perRow(sizeOf('event'), 'review_events t where user_id = $1'),
  reviewSettings: perRow(sizeOf('choices'), 'review_settings t where user_id = $1'),
  studyGroups: perRow('0', 'study_groups where user_id = $1'),
  groupMembers: perRow('0', 'group_members where user_id = $1'),
  quizMembers: perRow('0', 'quiz_members where user_id = $1'),
  assignments: perRow('0', 'assignments a join study_groups g on g.id = a.group_id where g.user_id = $1'),
  assignmentVersions: perRow('0', 'assignment_versions a join study_groups g on g.id = a.group_id where g.user_id = $1'),
  // A row for each of something that is counted, or the server's own.
  givenKeys: null,
  goneSessions: null,
  identities: null,
  jobs: null,
  knownBrowsers: null,
  languageModel: null,
  mailTokens: null,
  mails: null,
  modelReplies: null,
  pushKeys: null,
  pushMessages: null,
  pushSubscriptions: null,
  quizShares: null,
  sessions: null,
  users: null,
};
const countedBytes = Object.values(bytesOf).filter((bytes) => bytes !== null);
const BYTES = `select ${countedBytes.map((bytes) => `(${bytes})`).join(' + ')} as bytes`;

export function countDocuments(tx: Db, userId: number): Promise<number> {
  return tx.$count(documents, and(eq(documents.userId, userId), isNull(documents.deletedAt)));
}
/** Documents that the server queued again after an update do not count. */
export function countUnread(tx: Db, userId: number): Promise<number> {
  const isAsked = and(eq(documents.userId, userId), isNull(documents.rewrittenAt));
  return tx.$count(documents, and(isAsked, inArray(documents.status, ['pending', 'processing'])));
}
export async function countBytes(tx: Db, userId: number): Promise<number> {
  const [row] = await rowsOf(tx, withValues(BYTES, [userId]));
  return Number(row?.bytes);
}
