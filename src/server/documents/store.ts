// Queries of documents. Every query for a student names the student; only the quiz writer asks by document alone.
import { and, desc, eq, exists, inArray, isNotNull, isNull, ne, or, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { DocumentText } from '#core/document/documentText';
import type { Letters, OpenChoice } from '#core/document/openChoice';
import type { Part } from '#core/document/wishes';
import { shownTitle } from '#core/editing/ownQuiz';
import { type Quiz, withLanguage } from '#core/quiz/quiz';
import type { Db } from '../database/database.ts';
import { documents, quizzes } from '../database/tables.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { queueQuizReady } from '../reminders/store.ts';
import { type DocumentFailureCode, documentFailureText } from './failure.ts';
import { keepText } from './textStore.ts';
import { unmetSentence } from './unmetSentence.ts';

/** Failures for which the current engine may write a quiz: three retired codes, and one whose limit was halved. */
const RETIRED_CODES = ['few-questions', 'no-questions', 'language', 'too-short'];

export type StoredDocument = typeof documents.$inferSelect;
export type NewDocument = typeof documents.$inferInsert;

export async function findUpload(db: Db, userId: number, uploadKey: string): Promise<StoredDocument | null> {
  const [row] = await db
    .select()
    .from(documents)
    .where(and(eq(documents.userId, userId), eq(documents.uploadKey, uploadKey)));
  return row ?? null;
}

/** The document itself, or, for a further quiz, its source, whose file may outlive its deletion. */
export async function findSource(db: Db, userId: number, id: number): Promise<StoredDocument | null> {
  const mine = (documentId: number) =>
    db
      .select()
      .from(documents)
      .where(and(eq(documents.userId, userId), eq(documents.id, documentId)));
  const [row] = await mine(id);
  if (row === undefined || row.deletedAt !== null) return null;
  return row.sourceId === null ? row : ((await mine(row.sourceId))[0] ?? null);
}

/** The file's key; for a further quiz that of its source. Empty once the file was removed. */
export async function fileKeyOf(db: Db, { fileKey, sourceId }: StoredDocument): Promise<string> {
  if (sourceId === null) return fileKey;
  const [row] = await db.select({ fileKey: documents.fileKey }).from(documents).where(eq(documents.id, sourceId));
  return row?.fileKey ?? '';
}

/** Null if this upload already exists, also from a concurrent request. */
export async function insertDocument(db: Db, row: NewDocument): Promise<StoredDocument | null> {
  const [document] = await db.insert(documents).values(row).onConflictDoNothing().returning();
  return document ?? null;
}

/** False if there is no such document to delete. */
export async function deleteDocument(db: Db, userId: number, id: number, at: Date): Promise<boolean> {
  const rows = await db
    .update(documents)
    .set({ deletedAt: at })
    .where(and(eq(documents.userId, userId), eq(documents.id, id), isNull(documents.deletedAt)))
    .returning({ id: documents.id });
  return rows.length === 1;
}

export async function restoreDocument(db: Db, userId: number, id: number): Promise<void> {
  await db
    .update(documents)
    .set({ deletedAt: null })
    .where(and(eq(documents.userId, userId), eq(documents.id, id), isNotNull(documents.deletedAt)));
}

/** Null if it is already finished. A later claim takes it over. */
export async function claimDocument(db: Db, id: number, instance: number): Promise<StoredDocument | null> {
  const [row] = await db
    .update(documents)
    .set({ status: 'processing', claimedBy: instance })
    .where(and(eq(documents.id, id), inArray(documents.status, ['pending', 'processing'])))
    .returning();
  return row ?? null;
}

/** Saves quiz, text and `completed` in one transaction. Does nothing if the claim was lost. */
export async function completeDocument(
  db: Db,
  document: StoredDocument,
  result: {
    quiz: Quiz;
    parts?: Part[];
    text?: DocumentText;
    unreadPages?: number[];
    timerSeconds: number | null;
    at: Date;
    isBetterWanted?: boolean;
  },
): Promise<void> {
  const { quiz, parts = [], text, unreadPages = [], timerSeconds, at, isBetterWanted = false } = result;
  await db.transaction(async (tx) => {
    const [heldRow] = await tx.select({ id: documents.id }).from(documents).where(stillHeld(document)).for('update');
    if (heldRow === undefined) return;
    const [row] = await tx
      .insert(quizzes)
      .values({
        userId: document.userId,
        documentId: document.id,
        title: shownTitle(quiz.title),
        questions: withLanguage(quiz),
        writtenBy: quiz.written_by ?? null,
        timerSeconds,
        unmetWishes: quiz.unmet_wishes ?? null,
        unmet: unmetSentence(document, quiz),
        leftOut: quiz.left_out ?? null,
        createdAt: at,
      })
      .returning({ id: quizzes.id });
    await tx
      .update(documents)
      .set({ parts, partCount: parts.length })
      .where(eq(documents.id, document.sourceId ?? document.id));
    await tx
      .update(documents)
      .set({
        status: 'completed',
        quizId: row?.id,
        error: null,
        errorCode: null,
        claimedBy: null,
        unreadPages: unreadPages.length === 0 ? null : unreadPages,
        betterAfter: isBetterWanted ? at : null,
      })
      .where(stillHeld(document));
    if (text !== undefined) await keepText(tx, document.id, text);
    // The student did not ask for one that an update writes.
    if (row !== undefined && document.rewrittenAt === null)
      await queueQuizReady(tx, { userId: document.userId, quizId: row.id, at });
  });
}

/** `open`: the questions of a past paper that wait for letters. */
export async function failDocument(
  db: Db,
  document: StoredDocument,
  code: DocumentFailureCode,
  open: readonly OpenChoice[] = [],
): Promise<void> {
  const openChoices = open.length === 0 ? null : [...open];
  // The current engine gave this reason, so trying again would be useless.
  const rewritten = RETIRED_CODES.includes(code) ? { rewrittenAt: document.rewrittenAt ?? document.uploadedAt } : {};
  await db
    .update(documents)
    .set({ status: 'error', error: documentFailureText(code), errorCode: code, openChoices, claimedBy: null, ...rewritten })
    .where(stillHeld(document));
}

/** The open choices of a document that waits for letters; otherwise empty. Null if there is no such document. */
export async function findOpenChoices(db: Db, userId: number, id: number): Promise<OpenChoice[] | null> {
  const [row] = await db
    .select({ status: documents.status, openChoices: documents.openChoices })
    .from(documents)
    .where(and(eq(documents.userId, userId), eq(documents.id, id), isNull(documents.deletedAt)));
  return row === undefined ? null : row.status === 'error' ? (row.openChoices ?? []) : [];
}

/** Stores the letters and queues the document. False if it no longer waits for letters. */
export async function takeLetters(db: Db, userId: number, id: number, letters: Letters): Promise<boolean> {
  const rows = await db
    .update(documents)
    .set({ letters, status: 'pending', error: null, errorCode: null })
    .where(
      and(
        eq(documents.userId, userId),
        eq(documents.id, id),
        isNull(documents.deletedAt),
        eq(documents.status, 'error'),
        isNotNull(documents.openChoices),
      ),
    )
    .returning({ id: documents.id });
  return rows.length === 1;
}

/**
 * Queues the newest document that failed with one of these codes, still has its file and was not queued before. Returns its id.
 * `busy`: others must be read first.
 */
export async function queueRetired(db: Db, at: Date, enqueue: Jobs['enqueue']): Promise<number | 'busy' | 'none-left'> {
  return db.transaction(async (tx) => {
    const unread = await tx
      .select({ id: documents.id })
      .from(documents)
      .where(inArray(documents.status, ['pending', 'processing']))
      .limit(1);
    if (unread.length > 0) return 'busy';
    const source = alias(documents, 'source');
    const sourceWithFile = tx
      .select({ id: source.id })
      .from(source)
      .where(and(eq(source.id, documents.sourceId), ne(source.fileKey, '')));
    const [row] = await tx
      .select({ id: documents.id })
      .from(documents)
      .where(
        and(
          eq(documents.status, 'error'),
          inArray(documents.errorCode, RETIRED_CODES),
          isNull(documents.rewrittenAt),
          isNull(documents.deletedAt),
          or(ne(documents.fileKey, ''), exists(sourceWithFile)),
        ),
      )
      .orderBy(desc(documents.uploadedAt), desc(documents.id))
      .limit(1)
      .for('update', { skipLocked: true });
    if (row === undefined) return 'none-left';
    await tx
      .update(documents)
      .set({ status: 'pending', error: null, errorCode: null, rewrittenAt: at })
      .where(eq(documents.id, row.id));
    await enqueue(tx, row.id);
    return row.id;
  });
}

function stillHeld(document: StoredDocument): SQL | undefined {
  return and(
    eq(documents.id, document.id),
    eq(documents.status, 'processing'),
    document.claimedBy === null ? isNull(documents.claimedBy) : eq(documents.claimedBy, document.claimedBy),
  );
}
