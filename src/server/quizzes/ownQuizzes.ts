// A quiz of the student's own: kept once per Idempotency-Key, with a document that stands for it in the list; or a new version of a quiz,
// in whose document it takes the place.
import { and, eq, sql } from 'drizzle-orm';
import { OwnQuiz, shownTitle } from '#core/ownQuiz';
import { madeWords, needsNearWords, needsPointWords, withMarkingWords } from '#core/questionsVersion';
import { type CreatedQuiz, type NewQuiz, type Question, timerOf } from '#core/quiz';
import type { Db } from '../database.ts';
import type { Deps } from '../deps.ts';
import { findUpload } from '../documents/store.ts';
import { invalidAll, invalidField, Refusal } from '../failures.ts';
import { pause } from '../pause.ts';
import { oneByOne, refuseBeyond, refuseBytesBeyond } from '../quota.ts';
import { storable } from '../storable.ts';
import { documents, quizzes } from '../tables.ts';
import { digestOf, readKey } from './decisions.ts';
import type { WordsByQuestion } from './markingWords.ts';
import { findQuiz, type StoredQuiz, type Who } from './store.ts';

type Kept = { id: number; bodyHash: string | null; questions: readonly Question[] };
/** The same key and body gives the same quiz, however often and however concurrently; another body is refused. */
export async function createQuiz(deps: Deps, userId: number, given: NewQuiz, givenKey: string | null): Promise<CreatedQuiz> {
  const key = readKey(givenKey);
  const parsed = OwnQuiz.safeParse(given, { reportInput: true });
  if (!parsed.success) throw invalidAll('body', parsed.error.issues);
  await pause();
  // The hash is of what was sent: what an older app sends again is the same.
  const bodyHash = digestOf(parsed.data);
  const body = { ...parsed.data, title: shownTitle(parsed.data.title) };
  await pause();
  const kept =
    (await findOwn(deps.db, userId, key)) ??
    (await insertOwn(deps, { userId, body: await withWords(deps, userId, body), key, bodyHash })) ??
    (await findOwn(deps.db, userId, key));
  if (kept === null) throw new Error('A quiz was neither stored nor there already.');
  if (kept.bodyHash !== bodyHash) throw new Refusal('key_used_otherwise');
  return { quiz_id: kept.id, ...madeWords(kept.questions) };
}

/** The quiz with what marking needs to know of other words, as the engine's quizzes have it. */
async function withWords(deps: Deps, userId: number, body: OwnQuiz): Promise<OwnQuiz> {
  const words = await findWords(deps, userId, body.questions);
  return { ...body, questions: withMarkingWords(body.questions, (id) => words.get(id)) };
}

async function findWords({ markingWords }: Deps, userId: number, questions: readonly Question[]): Promise<WordsByQuestion> {
  if (!questions.some((question) => needsNearWords(question) || needsPointWords(question))) return new Map();
  const texts = questions.map(({ question_id, question_text, question_type, options, ...answers }) => {
    const { correct_answer, accepted_answers, near_words, key_points, point_words, language } = answers;
    const key = { correct_answer, accepted_answers, near_words, key_points, point_words, language };
    return { question_id, question_text, question_type, options, ...key };
  });
  return markingWords.find(userId, texts);
}

/** Quizzes that got no words: an answer is too long, or the thread was busy. They are not tried again by this process. */
const TRIED_QUIZZES = new Set<number>();
const MOST_TRIED = 10_000;

/**
 * The questions of an own quiz as JSON, with marking words where it was kept before the server made them. What it makes is stored, so that
 * marking has it too; a hand-in says which version its copy had (core/questionsVersion).
 */
export async function completeQuestions(deps: Deps, userId: number, quizId: number, questionsJson: string): Promise<string> {
  if (TRIED_QUIZZES.has(quizId)) return questionsJson;
  const questions = JSON.parse(questionsJson) as Question[];
  const words = await findWords(deps, userId, questions);
  if (TRIED_QUIZZES.size >= MOST_TRIED) TRIED_QUIZZES.clear();
  TRIED_QUIZZES.add(quizId);
  if (words.size === 0) return questionsJson;
  const completed = withMarkingWords(questions, (id) => words.get(id));
  await deps.db.update(quizzes).set({ questions: completed }).where(eq(quizzes.id, quizId));
  return JSON.stringify(completed);
}

/**
 * What this key has made: also a document that was uploaded, which is no quiz of this kind. The document is looked for first: it is
 * written together with its quiz, so where it is seen, the quiz is seen too.
 */
async function findOwn(db: Db, userId: number, key: string): Promise<Kept | null> {
  const document = await findUpload(db, userId, key);
  const [quiz] = await db
    .select({ id: quizzes.id, bodyHash: quizzes.bodyHash, questions: quizzes.questions })
    .from(quizzes)
    .where(and(eq(quizzes.userId, userId), eq(quizzes.ownKey, key)));
  return quiz ?? (document === null ? null : { id: 0, bodyHash: null, questions: [] });
}

type Given = { userId: number; body: OwnQuiz; key: string; bodyHash: string };

/** Null when this key is there already. */
function insertOwn(deps: Deps, given: Given): Promise<Kept | null> {
  const { userId, key, body } = given;
  return deps.db.transaction(async (tx) => {
    await oneByOne(tx, userId);
    const at = new Date(deps.now());
    const { of } = body.made_from;
    if (body.made_from.kind === 'edit') {
      const version = await insertVersion(tx, given, await editedQuiz(tx, { userId, at }, of ?? 0), at);
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
    const quiz = await insertQuiz(tx, given, { documentId: document.id, createdAt: at });
    await tx
      .update(documents)
      .set({ status: 'completed', quizId: quiz?.id ?? null })
      .where(eq(documents.id, document.id));
    // Not before: it is no document that waits to be read.
    await refuseBeyond(tx, userId, deps.quota);
    return quiz;
  });
}

/** The version that was edited, whatever was made of it since on another device. */
async function editedQuiz(tx: Db, who: Who, id: number): Promise<StoredQuiz> {
  const quiz = await findQuiz(tx, who, id);
  if (quiz?.role !== 'owner') throw invalidField(['body', 'made_from', 'of'], 'edited_quiz_not_found');
  return quiz;
}

/** The newest that arrives is the document's. Its predecessors stay as they are, with their submissions. */
async function insertVersion(tx: Db, given: Given, before: StoredQuiz, at: Date): Promise<Kept | null> {
  const firstId = before.firstId ?? before.id;
  const { documentId, writtenBy } = before;
  const quiz = await insertQuiz(tx, given, { documentId, writtenBy, firstId, createdAt: at });
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

async function insertQuiz(tx: Db, { userId, body, key, bodyHash }: Given, place: Place): Promise<Kept | null> {
  const { title, questions, left_out: leftOut, made_from: madeFrom } = storable(body);
  await pause();
  const [quiz] = await tx
    .insert(quizzes)
    .values({ userId, title, questions, leftOut, madeFrom, bodyHash, ownKey: key, timerSeconds: timerOf(body), ...place })
    .onConflictDoNothing()
    .returning({ id: quizzes.id, bodyHash: quizzes.bodyHash });
  return quiz === undefined ? null : { ...quiz, questions };
}
