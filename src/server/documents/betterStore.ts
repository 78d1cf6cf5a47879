// Queries of quizzes that a language model writes after the first one: who writes which, and which of the two is the document's
// quiz.
import { and, eq, isNotNull, ne, type SQL, sql } from 'drizzle-orm';
import { suggestedTimer } from '#core/quiz/questionTypes';
import { OWN_WRITER, type Quiz, withLanguage } from '#core/quiz/quiz';
import type { Db } from '../database/database.ts';
import { livingInstances } from '../database/instanceStore.ts';
import { documents, modelReplies, quizzes, submissions } from '../database/tables.ts';
import type { StoredDocument } from './store.ts';
import { unmetSentence } from './unmetSentence.ts';

/**
 * Whether nobody has handed in the document's current quiz, and its student has not edited it. The column is written out, since
 * drizzle would shorten it to one of the inner table.
 */
const isUntaken = sql<boolean>`(not exists (select 1 from ${submissions} s where s.quiz_id = documents.quiz_id)
  and not exists (select 1 from ${quizzes} q where q.id = documents.quiz_id and q.first_id is not null))`;

/** Whether no other live server is writing. */
const isNobodyWriting = (instance: number): SQL => sql`not exists (select 1 from documents o
  where o.better_after is not null and o.better_by <> ${instance} and o.better_by in (${livingInstances}))`;

/**
 * Claims the next document that wants a better quiz, also those of dead servers. `isAlone`: only while no other server writes,
 * since a model at home does one thing at a time.
 */
export async function claimBetter(db: Db, instance: number, at: Date, isAlone: boolean): Promise<StoredDocument | null> {
  const [row] = await db
    .update(documents)
    .set({ betterBy: instance, betterTries: sql`${documents.betterTries} + 1` })
    .where(
      sql`${documents.id} = (select d.id from documents d where d.better_after <= ${at.toISOString()}::timestamptz
        and d.status = 'completed' and d.deleted_at is null
        and (d.better_by is null or d.better_by not in (${livingInstances}))
        and ${isAlone ? isNobodyWriting(instance) : sql`true`}
        order by d.better_after, d.id limit 1 for update skip locked)`,
    )
    .returning();
  return row ?? null;
}

/**
 * Claims an older document with only the built-in engine's quiz that was never tried: first those whose quiz nobody handed in,
 * then the newest. `since`: skips documents uploaded before.
 */
export async function claimOld(db: Db, instance: number, at: Date, since: Date | null): Promise<StoredDocument | null> {
  const [row] = await db
    .update(documents)
    .set({ betterAfter: at, betterBy: instance, betterTries: 1 })
    .where(
      sql`${documents.id} = (select d.id from documents d join quizzes q on q.id = d.quiz_id
        where d.status = 'completed' and d.deleted_at is null and d.kind <> 'own'
        and d.better_after is null and d.better_tries = 0 and d.better_quiz_id is null
        and q.first_id is null and coalesce(q.written_by, ${OWN_WRITER}) = ${OWN_WRITER}
        and ${isNobodyWriting(instance)} and d.uploaded_at >= coalesce(${since?.toISOString() ?? null}::timestamptz, '-infinity')
        order by exists (select 1 from submissions s where s.quiz_id = d.quiz_id), d.uploaded_at desc, d.id desc
        limit 1 for update of d skip locked)`,
    )
    .returning();
  return row ?? null;
}

function stillOurs({ id, betterBy }: StoredDocument): SQL | undefined {
  return and(eq(documents.id, id), eq(documents.betterBy, betterBy ?? 0), isNotNull(documents.betterAfter));
}

/** Releases the document to be tried again from that time, or never. A try interrupted by a clean stop does not count. */
export async function leaveBetter(db: Db, document: StoredDocument, retryAt: Date | null, isCounted: boolean): Promise<void> {
  const tries = isCounted ? document.betterTries : document.betterTries - 1;
  await db
    .update(documents)
    .set({ betterAfter: retryAt, betterBy: null, betterTries: tries, ...NO_PROGRESS })
    .where(stillOurs(document));
}

const NO_PROGRESS = { betterDone: null, betterParts: null };

export async function saveProgress(db: Db, document: StoredDocument, betterDone: number, betterParts: number): Promise<void> {
  await db.update(documents).set({ betterDone, betterParts }).where(stillOurs(document));
}

/** The model's stored replies about this document, by request hash. */
export async function findReplies(db: Db, { id }: StoredDocument): Promise<Map<string, unknown>> {
  const rows = await db.select().from(modelReplies).where(eq(modelReplies.documentId, id));
  return new Map(rows.map(({ requestHash, reply }) => [requestHash, reply]));
}

export async function saveReply(db: Db, { id }: StoredDocument, requestHash: string, reply: unknown): Promise<void> {
  await db.insert(modelReplies).values({ documentId: id, requestHash, reply }).onConflictDoNothing();
}

export async function dropReplies(db: Db, { id }: StoredDocument): Promise<void> {
  await db.delete(modelReplies).where(eq(modelReplies.documentId, id));
}

/**
 * Stores the better quiz: in place of the first one if nobody has handed that in, otherwise beside it. False if the claim was
 * lost.
 */
export async function keepBetter(db: Db, document: StoredDocument, quiz: Quiz, at: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [heldDocument] = await tx
      .select({ quizId: documents.quizId, isUntaken })
      .from(documents)
      .where(stillOurs(document))
      .for('update');
    if (heldDocument === undefined) return false;
    const [first] = await tx
      .select()
      .from(quizzes)
      .where(eq(quizzes.id, heldDocument.quizId ?? 0));
    const isSuggested = first !== undefined && first.timerSeconds === suggestedTimer(first.questions);
    const [row] = await tx
      .insert(quizzes)
      .values({
        userId: document.userId,
        documentId: document.id,
        title: quiz.title,
        questions: withLanguage(quiz),
        writtenBy: quiz.written_by ?? null,
        timerSeconds: isSuggested ? suggestedTimer(quiz.questions) : (first?.timerSeconds ?? null),
        unmetWishes: quiz.unmet_wishes ?? null,
        unmet: unmetSentence(document, quiz),
        createdAt: at,
      })
      .returning({ id: quizzes.id });
    const id = row?.id ?? null;
    await dropReplies(tx, document);
    const place = heldDocument.isUntaken ? { quizId: id } : {};
    await tx
      .update(documents)
      .set({ ...place, betterQuizId: id, betterAfter: null, betterBy: null, ...NO_PROGRESS })
      .where(eq(documents.id, document.id));
    return true;
  });
}

/** Called with each new submission: the first one settles which of two quizzes is the document's. */
export async function settleOn(tx: Db, quiz: { id: number; documentId: number }): Promise<void> {
  // A better quiz may be arriving, so both are serialised.
  await tx.select({ id: documents.id }).from(documents).where(eq(documents.id, quiz.documentId)).for('update');
  await tx
    .update(documents)
    .set({ quizId: quiz.id })
    .where(and(eq(documents.id, quiz.documentId), ne(documents.quizId, quiz.id), isNotNull(documents.betterQuizId), isUntaken));
}
