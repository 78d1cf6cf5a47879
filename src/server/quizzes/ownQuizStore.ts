// Queries of own quizzes: each has a document row in the list, or is a new version that replaces the previous one in it.

import { and, eq, sql } from 'drizzle-orm';
import type { OwnQuiz } from '#core/editing/ownQuiz';
import { type Question, timerOf } from '#core/quiz/quiz';
import type { Db } from '../database/database.ts';
import { storable } from '../database/storable.ts';
import { documents, quizzes } from '../database/tables.ts';
import type { Deps } from '../deps.ts';
import { refuseBeyond, refuseBytesBeyond } from '../documents/quota.ts';
import { oneByOne } from '../documents/quotaStore.ts';
import { findUpload } from '../documents/store.ts';
import { invalidField } from '../http/failures.ts';
import { pause } from '../process/pause.ts';
import { findQuiz, type StoredQuiz, type Who } from './store.ts';

type CreatedQuizRow = { id: number; bodyHash: string | null; questions: readonly Question[] };
/**
 * What this key has created, possibly an uploaded document, which is not an own quiz. The document is read first: both are
 * written together, so the quiz is then visible too.
 */
export async function findOwn(db: Db, userId: number, key: string): Promise<CreatedQuizRow | null> {
  const document = await findUpload(db, userId, key);
  const [quiz] = await db
    .select({ id: quizzes.id, bodyHash: quizzes.bodyHash, questions: quizzes.questions })
    .from(quizzes)
    .where(and(eq(quizzes.userId, userId), eq(quizzes.ownKey, key)));
  return quiz ?? (document === null ? null : { id: 0, bodyHash: null, questions: [] });
}

type NewOwnQuiz = { userId: number; body: OwnQuiz; key: string; bodyHash: string };

/** Null if this key already exists. */
export function insertOwn(deps: Deps, ownQuiz: NewOwnQuiz): Promise<CreatedQuizRow | null> {
  const { userId, key, body } = ownQuiz;
  return deps.db.transaction(async (tx) => {
    await oneByOne(tx, userId);
    const at = new Date(deps.now());
    const { of } = body.made_from;
    if (body.made_from.kind === 'edit') {
      const version = await insertVersion(tx, ownQuiz, await editedQuiz(tx, { userId, at }, of ?? 0), at);
      if (version !== null) await refuseBytesBeyond(tx, userId, deps.quota.megabytes);
      return version;
    }
    const [document] = await tx
      .insert(documents)
      .values({
        userId,
        filename: storable(body.title),
        kind: 'own',
        sizeBytes: 0,
        fileKey: '',
        uploadKey: key,
        uploadedAt: at,
        status: 'processing',
      })
      .onConflictDoNothing()
      .returning({ id: documents.id });
    if (document === undefined) return null;
    const quiz = await insertQuiz(tx, ownQuiz, { documentId: document.id, createdAt: at });
    await tx
      .update(documents)
      .set({ status: 'completed', quizId: quiz?.id ?? null })
      .where(eq(documents.id, document.id));
    // Only here, since it is not a document that waits to be read.
    await refuseBeyond(tx, userId, deps.quota);
    return quiz;
  });
}

/** The version that was edited, even if another device has edited it since. */
async function editedQuiz(tx: Db, reader: Who, id: number): Promise<StoredQuiz> {
  const quiz = await findQuiz(tx, reader, id);
  if (quiz?.role !== 'owner') throw invalidField(['body', 'made_from', 'of'], 'edited_quiz_not_found');
  return quiz;
}

/** The newest version to arrive is the document's. Earlier versions stay, with their submissions. */
async function insertVersion(tx: Db, ownQuiz: NewOwnQuiz, editedVersion: StoredQuiz, at: Date): Promise<CreatedQuizRow | null> {
  const firstId = editedVersion.firstId ?? editedVersion.id;
  const { documentId, writtenBy } = editedVersion;
  const quiz = await insertQuiz(tx, ownQuiz, { documentId, writtenBy, firstId, createdAt: at });
  if (quiz === null) return null;
  const isVersion = (of: typeof documents.quizId | typeof documents.betterQuizId) =>
    sql`${of} in (select v.id from quizzes v where v.id = ${firstId} or v.first_id = ${firstId})`;
  await tx
    .update(documents)
    .set({
      quizId: sql`case when ${isVersion(documents.quizId)} then ${quiz.id} else ${documents.quizId} end`,
      betterQuizId: sql`case when ${isVersion(documents.betterQuizId)} then ${quiz.id} else ${documents.betterQuizId} end`,
    })
    .where(eq(documents.id, documentId ?? 0));
  return quiz;
}

type Place = Pick<typeof quizzes.$inferInsert, 'documentId' | 'writtenBy' | 'firstId' | 'createdAt'>;

async function insertQuiz(tx: Db, { userId, body, key, bodyHash }: NewOwnQuiz, place: Place): Promise<CreatedQuizRow | null> {
  const { title, questions, left_out: leftOut, made_from: madeFrom } = storable(body);
  await pause();
  const [quiz] = await tx
    .insert(quizzes)
    .values({ userId, title, questions, leftOut, madeFrom, bodyHash, ownKey: key, timerSeconds: timerOf(body), ...place })
    .onConflictDoNothing()
    .returning({ id: quizzes.id, bodyHash: quizzes.bodyHash });
  return quiz === undefined ? null : { ...quiz, questions };
}

export async function setQuestions(db: Db, quizId: number, questions: Question[]): Promise<void> {
  await db.update(quizzes).set({ questions }).where(eq(quizzes.id, quizId));
}
