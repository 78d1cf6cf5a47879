// A quiz of the student's own: kept once per Idempotency-Key, with a document that stands for it in the list.
import { and, eq } from 'drizzle-orm';
import { OwnQuiz, tidyLine } from '#core/ownQuiz';
import { type NewQuiz, timerOf } from '#core/quiz';
import type { Db } from '../database.ts';
import type { Deps } from '../deps.ts';
import { invalidAll, Refusal } from '../failures.ts';
import { oneByOne, refuseBeyond } from '../quota.ts';
import { storable } from '../storable.ts';
import { documents, quizzes } from '../tables.ts';
import { digestOf, readKey } from './decisions.ts';

type Kept = { id: number; bodyHash: string | null };

/** The same key and body gives the same quiz, however often and however concurrently; another body is refused. */
export async function createQuiz(
  deps: Deps,
  userId: number,
  given: NewQuiz,
  givenKey: string | null,
): Promise<{ quiz_id: number }> {
  const key = readKey(givenKey);
  const parsed = OwnQuiz.safeParse(given, { reportInput: true });
  if (!parsed.success) throw invalidAll('body', parsed.error.issues);
  const body = parsed.data;
  const bodyHash = digestOf(body);
  const kept =
    (await findOwn(deps.db, userId, key)) ??
    (await insertOwn(deps, userId, body, key, bodyHash)) ??
    (await findOwn(deps.db, userId, key));
  if (kept === null) throw new Error('A quiz was neither stored nor there already.');
  if (kept.bodyHash !== bodyHash) throw new Refusal(409, 'Something else was sent under this key before.');
  return { quiz_id: kept.id };
}

/** What this key has made: also a document that was uploaded, which is no quiz of this kind. */
async function findOwn(db: Db, userId: number, key: string): Promise<Kept | null> {
  const [row] = await db
    .select({ id: quizzes.id, bodyHash: quizzes.bodyHash })
    .from(documents)
    .leftJoin(quizzes, eq(quizzes.id, documents.quizId))
    .where(and(eq(documents.userId, userId), eq(documents.uploadKey, key)));
  return row === undefined ? null : { id: row.id ?? 0, bodyHash: row.bodyHash };
}

/** Null when this key is there already. */
function insertOwn(deps: Deps, userId: number, body: OwnQuiz, key: string, bodyHash: string): Promise<Kept | null> {
  const at = new Date(deps.now());
  const { title, questions, made_from: madeFrom } = storable(body);
  return deps.db.transaction(async (tx) => {
    await oneByOne(tx, userId);
    const [document] = await tx
      .insert(documents)
      .values({
        userId,
        filename: tidyLine(title),
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
    const [quiz] = await tx
      .insert(quizzes)
      .values({
        userId,
        documentId: document.id,
        title,
        questions,
        madeFrom,
        bodyHash,
        timerSeconds: timerOf(body),
        createdAt: at,
      })
      .returning({ id: quizzes.id, bodyHash: quizzes.bodyHash });
    if (quiz === undefined) throw new Error('The quiz was not stored.');
    await tx.update(documents).set({ status: 'completed', quizId: quiz.id }).where(eq(documents.id, document.id));
    // Not before: it is no document that waits to be read.
    await refuseBeyond(tx, userId, deps.quota);
    return quiz;
  });
}
