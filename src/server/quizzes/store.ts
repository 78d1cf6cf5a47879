// Queries of quizzes and submissions. Every query names the student. Questions are read here, never written.
import { and, desc, eq, getTableColumns, inArray, lt, sql } from 'drizzle-orm';
import type { Question } from '#core/quiz/quiz';
import type { OfficialScore, StoredTeacherMark } from '#core/submission/submission';
import { keysHiddenUntil } from '../access/keyStore.ts';
import { untilOf } from '../access/keys.ts';
import type { Role } from '../access/rights.ts';
import { roleOf } from '../access/roleStore.ts';
import { type Db, rowsOf, withValues } from '../database/database.ts';
import { documents, HAS_JUDGED, quizzes, submissions } from '../database/tables.ts';
import { OFFICIAL_SCORES } from '../together/officialStore.ts';
import { mergeTeacherMarks } from './teacherMarks.ts';

/**
 * A quiz without its questions (`findQuestions`), with its document's name, its earlier versions (newest first), the student's
 * role, and until when its keys are hidden.
 */
export type StoredQuiz = Omit<typeof quizzes.$inferSelect, 'questions'> & {
  filename: string | null;
  earlier: number[];
  role: Role | null;
  hiddenUntil: string | null;
};

const bindReader = (text: string, reader: Who) => withValues(text, [reader.userId, reader.at.toISOString()]);
/** Until when the student's submissions to this quiz are hidden, or null. */
const hidden = (reader: Who) =>
  sql<Date | string | null>`${bindReader(keysHiddenUntil('quizzes', '$1::int', '$2::timestamptz'), reader)}`;

/** All earlier versions, including one that another device made from the same one. */
const earlier = sql<number[]>`array(select v.id from quizzes v where quizzes.first_id is not null and v.id < quizzes.id
  and (v.id = quizzes.first_id or v.first_id = quizzes.first_id) order by v.id desc)`;
export type StoredSubmission = typeof submissions.$inferSelect;
export type NewSubmission = typeof submissions.$inferInsert;

/** The user, and the time of the request. */
export type Who = { userId: number; at: Date };

/** Also for a deleted document, and without checking rights: `access/rights` does that. */
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

/** The questions of a quiz as JSON. They may be 15 MB, and most callers need none of them. */
export async function findQuestions(db: Db, id: number): Promise<string> {
  const [row] = await db
    .select({ questions: sql<string>`${quizzes.questions}::text` })
    .from(quizzes)
    .where(eq(quizzes.id, id));
  return row?.questions ?? '[]';
}

/** The same, parsed. */
export async function readQuestions(db: Db, id: number): Promise<Question[]> {
  return JSON.parse(await findQuestions(db, id)) as Question[];
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

/** The same, locked until the transaction ends. */
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

/** Several, in the order of their ids, locked until the transaction ends. */
export function lockByIds(tx: Db, ids: readonly number[]): Promise<StoredSubmission[]> {
  return tx
    .select()
    .from(submissions)
    .where(inArray(submissions.id, [...ids]))
    .orderBy(submissions.id)
    .for('update');
}

/** Stores the marks of several submissions in one statement. */
export async function keepRemarks(tx: Db, rows: readonly (Remarked & { id: number })[]): Promise<void> {
  const json = rows.map(({ correctCount, officialRight, countedVersion, replacedMarks, ...row }) => ({
    ...row,
    ...{ correct_count: correctCount, official_right: officialRight },
    ...{ counted_version: countedVersion, replaced_marks: replacedMarks },
  }));
  const text = `update submissions s set score = n.score, correct_count = n.correct_count, results = n.results,
      official_right = n.official_right, counted_version = n.counted_version, replaced_marks = n.replaced_marks, revision = n.revision
    from json_to_recordset($1::json) n(id int, score float8, correct_count int, results json, official_right int[],
      counted_version int, replaced_marks jsonb, revision int) where s.id = n.id`;
  await rowsOf(tx, withValues(text, [JSON.stringify(json)]));
}

/** The fields that marking by another version changes. */
export type Remarked = Pick<
  StoredSubmission,
  'score' | 'correctCount' | 'results' | 'officialRight' | 'countedVersion' | 'replacedMarks' | 'revision'
>;

/** The fields that marking again changes. Answers stay as they were handed in. */
export type Marked = Pick<StoredSubmission, 'score' | 'correctCount' | 'results' | 'marks' | 'suggestions' | 'revision'>;

export async function keepMarks(
  tx: Db,
  row: StoredSubmission,
  marked: Marked & Partial<Pick<StoredSubmission, 'marksRevision'>>,
): Promise<StoredSubmission> {
  const [updatedRow] = await tx.update(submissions).set(marked).where(eq(submissions.id, row.id)).returning();
  return updatedRow ?? row;
}

/** Stores a teacher's marks, and increases the revision if they change anything. */
export async function keepTeacherMarks(tx: Db, row: StoredSubmission, newMarks: readonly StoredTeacherMark[]): Promise<void> {
  const storedMarks = row.teacherMarks ?? [];
  const teacherMarks = mergeTeacherMarks(storedMarks, newMarks);
  if (teacherMarks === storedMarks) return;
  await tx
    .update(submissions)
    .set({ teacherMarks: [...teacherMarks], revision: row.revision + 1 })
    .where(eq(submissions.id, row.id));
}

/** Enough for three quizzes a day over two years. */
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

/** How many attempts are searched for answers judged right. */
const MOST_JUDGED = 100;
/** How many bytes of them, as compressed by the database: repeated words shrink to a hundredth. */
const MOST_JUDGED_BYTES = 128 * 1024;
const packedBytes = sql<number>`pg_column_size(answers) + pg_column_size(marks)`;

/**
 * Earlier submissions in which the student judged an answer right, the newest first. The newest is included whatever its size.
 */
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
