// The rows of quizzes and submissions. Every query names the student. Questions are read here, and never written.
import { and, desc, eq, getTableColumns, inArray, lt, sql } from 'drizzle-orm';
import type { OfficialScore } from '#core/submission/submission';
import { keysHiddenUntil } from '../access/keyStore.ts';
import { untilOf } from '../access/keys.ts';
import type { Role } from '../access/rights.ts';
import { roleOf } from '../access/roleStore.ts';
import { type Db, rowsOf, withValues } from '../database/database.ts';
import { documents, HAS_JUDGED, quizzes, submissions } from '../database/tables.ts';
import { OFFICIAL_SCORES } from '../together/officialStore.ts';

/**
 * A quiz without its questions (`findQuestions`), the name of the document that it was written from, the versions before it, the newest
 * first, what the student is to it, and until when its keys are hidden from them.
 */
export type StoredQuiz = Omit<typeof quizzes.$inferSelect, 'questions'> & {
  filename: string | null;
  earlier: number[];
  role: Role | null;
  hiddenUntil: string | null;
};

const bindReader = (text: string, reader: Who) => withValues(text, [reader.userId, reader.at.toISOString()]);
/** Until when what the student handed in to this quiz is hidden; null: it is not. */
const hidden = (reader: Who) =>
  sql<Date | string | null>`${bindReader(keysHiddenUntil('quizzes', '$1::int', '$2::timestamptz'), reader)}`;

/** All that were there of it before: also a version beside it, which another device made of the same one. */
const earlier = sql<number[]>`array(select v.id from quizzes v where quizzes.first_id is not null and v.id < quizzes.id
  and (v.id = quizzes.first_id or v.first_id = quizzes.first_id) order by v.id desc)`;
export type StoredSubmission = typeof submissions.$inferSelect;
export type NewSubmission = typeof submissions.$inferInsert;

/** Whoever asks, and when. */
export type Who = { userId: number; at: Date };

/** Also of a deleted document, and for whoever has no right to it: that is for `access/rights` to say. */
export async function findQuiz(db: Db, reader: Who, id: number): Promise<StoredQuiz | null> {
  const { questions: _, ...columns } = getTableColumns(quizzes);
  const [row] = await db
    .select({
      ...columns,
      filename: documents.filename,
      earlier,
      role: sql<Role | null>`${bindReader(roleOf('quizzes', '$1::int', '$2::timestamptz'), reader)}`,
      hiddenUntil: hidden(reader),
    })
    .from(quizzes)
    .leftJoin(documents, eq(documents.id, quizzes.documentId))
    .where(eq(quizzes.id, id));
  return row === undefined ? null : { ...row, hiddenUntil: untilOf(row.hiddenUntil) };
}

/** The questions of a quiz, as JSON: they may be 15 MB, and most who ask for a quiz need none of them. */
export async function findQuestions(db: Db, id: number): Promise<string> {
  const [row] = await db
    .select({ questions: sql<string>`${quizzes.questions}::text` })
    .from(quizzes)
    .where(eq(quizzes.id, id));
  return row?.questions ?? '[]';
}

export async function setTimer(db: Db, userId: number, id: number, timerSeconds: number | null): Promise<void> {
  await db
    .update(quizzes)
    .set({ timerSeconds })
    .where(and(eq(quizzes.userId, userId), eq(quizzes.id, id)));
}

export async function findSubmission(db: Db, userId: number, submissionId: string): Promise<StoredSubmission | null> {
  const [row] = await db
    .select()
    .from(submissions)
    .where(and(eq(submissions.userId, userId), eq(submissions.submissionId, submissionId)));
  return row ?? null;
}

/** The same, held until the transaction ends. */
export async function lockSubmission(
  tx: Db,
  { userId, quizId, submissionId }: Pick<StoredSubmission, 'userId' | 'quizId' | 'submissionId'>,
): Promise<StoredSubmission | null> {
  const [row] = await tx
    .select()
    .from(submissions)
    .where(and(eq(submissions.userId, userId), eq(submissions.quizId, quizId), eq(submissions.submissionId, submissionId)))
    .for('update');
  return row ?? null;
}

/** What a new marking changes; the answers stay as they were handed in. */
export type Marked = Pick<StoredSubmission, 'score' | 'correctCount' | 'results' | 'marks' | 'suggestions' | 'revision'>;

export async function keepMarks(tx: Db, row: StoredSubmission, marked: Marked): Promise<StoredSubmission> {
  const [updatedRow] = await tx.update(submissions).set(marked).where(eq(submissions.id, row.id)).returning();
  return updatedRow ?? row;
}

/** A student who takes three quizzes a day for two years has as many. */
const MOST_HISTORY = 2000;

const newestFirst = [desc(submissions.submittedAt), desc(submissions.id)];

/** The newest submissions to one quiz. */
export function listSubmissions(db: Db, userId: number, quizId: number) {
  return db
    .select({
      submissionId: submissions.submissionId,
      submittedAt: submissions.submittedAt,
      receivedAt: submissions.receivedAt,
      score: submissions.score,
    })
    .from(submissions)
    .where(and(eq(submissions.userId, userId), eq(submissions.quizId, quizId)))
    .orderBy(...newestFirst)
    .limit(MOST_HISTORY);
}

/** The newest submissions to all quizzes. */
export async function listHistory(db: Db, reader: Who) {
  const rows = await db
    .select({
      submissionId: submissions.submissionId,
      quizId: submissions.quizId,
      title: quizzes.title,
      submittedAt: submissions.submittedAt,
      receivedAt: submissions.receivedAt,
      score: submissions.score,
      correctCount: submissions.correctCount,
      totalQuestions: submissions.totalQuestions,
      hiddenUntil: hidden(reader),
    })
    .from(submissions)
    .innerJoin(quizzes, eq(quizzes.id, submissions.quizId))
    .where(eq(submissions.userId, reader.userId))
    .orderBy(...newestFirst)
    .limit(MOST_HISTORY);
  const officialRows = await rowsOf(db, withValues(OFFICIAL_SCORES, [reader.userId]));
  const scores = new Map(officialRows.map((row) => [row.submission_id, row.official as OfficialScore]));
  return rows.map((row) => ({ ...row, hiddenUntil: untilOf(row.hiddenUntil), official: scores.get(row.submissionId) }));
}

/** How many attempts are looked through for what their student judged right. */
const MOST_JUDGED = 100;
/** And how many bytes of them, as the database keeps them: it packs the same words over and over to a hundredth. */
const MOST_JUDGED_BYTES = 128 * 1024;
const packedBytes = sql<number>`pg_column_size(answers) + pg_column_size(marks)`;

/** The submissions before this time in which the student judged an answer right, the newest first; the newest however large it is. */
export async function findJudged(db: Db, userId: number, quizId: number, endTime: Date) {
  const rows = await db
    .select({ id: submissions.id, bytes: packedBytes })
    .from(submissions)
    .where(
      and(
        eq(submissions.userId, userId),
        eq(submissions.quizId, quizId),
        lt(submissions.submittedAt, endTime),
        sql.raw(HAS_JUDGED),
      ),
    )
    .orderBy(...newestFirst)
    .limit(MOST_JUDGED);
  let bytes = 0;
  const ids = rows.filter((row, at) => {
    bytes += row.bytes;
    return at === 0 || bytes <= MOST_JUDGED_BYTES;
  });
  return db
    .select({ answers: submissions.answers, marks: submissions.marks })
    .from(submissions)
    .where(
      inArray(
        submissions.id,
        ids.map(({ id }) => id),
      ),
    )
    .orderBy(...newestFirst);
}
