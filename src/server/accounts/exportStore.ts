// Queries for a student's export: documents, quizzes without questions, and submissions one at a time.
import { and, asc, eq, getTableColumns, gt } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { documents, quizzes, submissions } from '../database/tables.ts';

export function listDocuments(db: Db, userId: number) {
  return db.select().from(documents).where(eq(documents.userId, userId)).orderBy(asc(documents.id));
}

export function listQuizIds(db: Db, userId: number) {
  return db.select({ id: quizzes.id }).from(quizzes).where(eq(quizzes.userId, userId)).orderBy(asc(quizzes.id));
}

export async function findQuizHead(db: Db, userId: number, id: number) {
  const { questions: _, ...columns } = getTableColumns(quizzes);
  const [quiz] = await db
    .select(columns)
    .from(quizzes)
    .where(and(eq(quizzes.userId, userId), eq(quizzes.id, id)));
  return quiz;
}

/** The next submission after `afterId`. Each may be as large as the quiz. */
export async function nextSubmission(db: Db, { userId, quizId, afterId }: { userId: number; quizId: number; afterId: number }) {
  const isNext = and(eq(submissions.userId, userId), eq(submissions.quizId, quizId), gt(submissions.id, afterId));
  const [row] = await db.select().from(submissions).where(isNext).orderBy(asc(submissions.id)).limit(1);
  return row;
}
