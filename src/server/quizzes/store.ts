// The rows of quizzes and submissions. Every query names the student. Questions are read here, and never written.
import { and, desc, eq, getTableColumns } from 'drizzle-orm';
import type { Db } from '../database.ts';
import { documents, quizzes, submissions } from '../tables.ts';

/** A quiz, and the name of the document that it was written from. */
export type StoredQuiz = typeof quizzes.$inferSelect & { filename: string };
export type StoredSubmission = typeof submissions.$inferSelect;

/** Also of a deleted document: what was kept on a device can always be opened and handed in. */
export async function findQuiz(db: Db, userId: number, id: number): Promise<StoredQuiz | null> {
  const [row] = await db
    .select({ ...getTableColumns(quizzes), filename: documents.filename })
    .from(quizzes)
    .innerJoin(documents, eq(documents.id, quizzes.documentId))
    .where(and(eq(quizzes.userId, userId), eq(quizzes.id, id)));
  return row ?? null;
}

export async function setTimer(db: Db, userId: number, id: number, timerSeconds: number | null): Promise<StoredQuiz | null> {
  await db
    .update(quizzes)
    .set({ timerSeconds })
    .where(and(eq(quizzes.userId, userId), eq(quizzes.id, id)));
  return findQuiz(db, userId, id);
}

/** Null when the student has used this key before, however many requests come at once. */
export async function insertSubmission(db: Db, row: typeof submissions.$inferInsert): Promise<StoredSubmission | null> {
  const [submission] = await db.insert(submissions).values(row).onConflictDoNothing().returning();
  return submission ?? null;
}

export async function findSubmission(db: Db, userId: number, submissionId: string): Promise<StoredSubmission | null> {
  const [row] = await db
    .select()
    .from(submissions)
    .where(and(eq(submissions.userId, userId), eq(submissions.submissionId, submissionId)));
  return row ?? null;
}

const newestFirst = [desc(submissions.submittedAt), desc(submissions.id)];

export async function findNewestSubmission(db: Db, userId: number, quizId: number): Promise<StoredSubmission | null> {
  const [row] = await db
    .select()
    .from(submissions)
    .where(and(eq(submissions.userId, userId), eq(submissions.quizId, quizId)))
    .orderBy(...newestFirst)
    .limit(1);
  return row ?? null;
}

export function listSubmissions(db: Db, userId: number, quizId: number) {
  return db
    .select({ submissionId: submissions.submissionId, submittedAt: submissions.submittedAt, score: submissions.score })
    .from(submissions)
    .where(and(eq(submissions.userId, userId), eq(submissions.quizId, quizId)))
    .orderBy(...newestFirst);
}
