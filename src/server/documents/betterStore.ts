// The rows of quizzes that a language model writes after the first one: who writes which, and which of the two is the document's.
import { and, eq, isNotNull, ne, type SQL, sql } from 'drizzle-orm';
import { suggestedTimer } from '#core/quiz/questionTypes';
import { OWN_WRITER, type Quiz, withLanguage } from '#core/quiz/quiz';
import type { Db } from '../database/database.ts';
import { livingInstances } from '../database/instanceStore.ts';
import { documents, modelReplies, quizzes, submissions } from '../database/tables.ts';
import type { StoredDocument } from './store.ts';
import { unmetSentence } from './unmetSentence.ts';

/**
 * No submission of the document's present quiz has arrived, and its student has not edited it. The column is spelt out: drizzle shortens it
 * to one of the inner table.
 */
const isUntaken = sql<boolean>`(not exists (select 1 from ${submissions} s where s.quiz_id = documents.quiz_id)
  and not exists (select 1 from ${quizzes} q where q.id = documents.quiz_id and q.first_id is not null))`;

/** No other server that lives writes at the moment. */
const isNobodyWriting = (instance: number): SQL => sql`not exists (select 1 from documents o
  where o.better_after is not null and o.better_by <> ${instance} and o.better_by in (${livingInstances}))`;

/**
 * The document whose better quiz is to be tried first, now this server's; those of a server that is gone are free again. `isAlone`: only while no
 * other server writes, as a model at home does one thing at a time.
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
 * A document that has a quiz of the built-in engine alone and was never tried, now this server's: first those whose quiz nobody handed in,
 * the newest first. `since`: none that was uploaded before.
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

/** Not now: again from then on, or never. A try that a clean stop interrupted does not count. */
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

/** What the model has replied about this document, by the hashes of the requests. */
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

/** The better quiz: in the place of the first while nobody has handed that in, else beside it. False when it is not ours any more. */
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

/** Called with each new submission: the first one decides which of two quizzes is the document's, whatever came in its place. */
export async function settleOn(tx: Db, quiz: { id: number; documentId: number }): Promise<void> {
  // The better quiz may be about to come: one after the other.
  await tx.select({ id: documents.id }).from(documents).where(eq(documents.id, quiz.documentId)).for('update');
  await tx
    .update(documents)
    .set({ quizId: quiz.id })
    .where(and(eq(documents.id, quiz.documentId), ne(documents.quizId, quiz.id), isNotNull(documents.betterQuizId), isUntaken));
}
