// Moves everything about a quiz made on this device to its server id, in one transaction. A kill leaves either all or nothing
// moved; repeating the request with the same key returns the same id.
import { openKeyOf } from '#core/attempt/attempt';
import { type WordsByKind, withMarkingWords } from '#core/editing/questionsVersion';
import { ReviewSettings } from '#core/review/reviewBounds';
import { putTicket } from '../review/reviews.ts';
import { LibraryRow, type OasisDatabase, parseRow, withDatabase } from '../rows/db.ts';
import { draftOfQuiz } from '../rows/madeNumbers.ts';
import { MadeRow } from '../rows/madeRow.ts';
import { TRY_AGAIN } from '../rows/waiting.ts';

/** The server's answer: the quiz's id, and the words it made for marking. */
export type ServerQuiz = { number: number } & WordsByKind;

/**
 * Replaces a local quiz id by the server's in its copy, attempts, submissions, marks, reviews and open edits. Runs once; later
 * calls change nothing. `wall`: the device's clock, ms since 1970.
 */
export function replaceLocalQuizId(
  db: OasisDatabase,
  { quizId: from, userId }: MadeRow,
  server: ServerQuiz,
  wall: number,
): Promise<void> {
  const to = server.number;
  const tables = [
    db.madeQuizzes,
    db.madeBodies,
    db.library,
    db.attempts,
    db.outbox,
    db.queue,
    db.reviews,
    db.reviewSettings,
    db.drafts,
  ];
  return withDatabase(db, () =>
    db.transaction('rw', tables, async () => {
      const row = parseRow(MadeRow, await db.madeQuizzes.get(from));
      if (!row || row.number !== null) return;
      await carryKept(db, userId, from, server);
      await carryAttempts(db, userId, from, to);
      await carryWaiting(db, userId, from, to);
      await carryReviews(db, userId, from, to, wall);
      await carryEdits(db, userId, from, to);
      await carryExam(db, userId, from, to);
      await carryDraft(db, userId, from, to);
      await db.madeBodies.delete(from);
      await db.madeQuizzes.put({ ...row, ...TRY_AGAIN, number: to, numberedAt: wall });
    }),
  );
}

/** The copy gets the server's version of the questions; attempts keep the version they began with. */
async function carryKept(db: OasisDatabase, userId: number, from: number, { number, ...words }: ServerQuiz): Promise<void> {
  const libraryRow = await db.library.get([userId, from]);
  if (!libraryRow) return;
  const quiz = parseRow(LibraryRow, libraryRow)?.quiz;
  const wordsOf = (id: number) => ({ near_words: words.near_words?.[id], point_words: words.point_words?.[id] });
  const added = quiz ? { quiz: { ...quiz, questions: withMarkingWords(quiz.questions, wordsOf) } } : {};
  await db.library.put({ ...libraryRow, ...added, quizId: number });
  await db.library.delete([userId, from]);
}

/** If another tab has already opened the quiz under its server id, that attempt is kept but no longer the open one. */
async function carryAttempts(db: OasisDatabase, userId: number, from: number, to: number): Promise<void> {
  const attempts = await db.attempts.where('[userId+quizId]').equals([userId, from]).toArray();
  for (const attempt of attempts) {
    const moved = { ...attempt, quizId: to };
    if (attempt.openKey !== undefined && attempt.openKey === openKeyOf(userId, from, attempt.practice)) {
      moved.openKey = openKeyOf(userId, to, attempt.practice);
      const otherAttempt = await db.attempts.where('openKey').equals(moved.openKey).first();
      if (otherAttempt) await db.attempts.update(otherAttempt.attemptId, { openKey: `beside:${otherAttempt.attemptId}` });
    }
    await db.attempts.put(moved);
  }
}

/** Submissions and marks. An older app may have sent one under the local id and been refused: it is sent again. */
async function carryWaiting(db: OasisDatabase, userId: number, from: number, to: number): Promise<void> {
  const resetIfRefused = (state: string) => (state === 'refused' ? TRY_AGAIN : {});
  for (const row of await db.outbox.where('userId').equals(userId).toArray())
    if (row.quizId === from) await db.outbox.put({ ...row, quizId: to, ...resetIfRefused(row.state) });
  for (const row of await db.queue.where('userId').equals(userId).toArray())
    if (row.kind === 'marks' && row.quizId === from) await db.queue.put({ ...row, quizId: to, ...resetIfRefused(row.state) });
}

async function carryReviews(db: OasisDatabase, userId: number, from: number, to: number, wall: number): Promise<void> {
  const rows = (await db.reviews.where('userId').equals(userId).toArray()).filter(({ event }) => event.quiz_id === from);
  if (rows.length === 0) return;
  await db.reviews.bulkPut(rows.map((row) => ({ ...row, event: { ...row.event, quiz_id: to } })));
  if (rows.some(({ unsent }) => unsent === 1)) await putTicket(db, userId, wall);
}

/** The exam date of the quiz, also where it waits to be sent. */
async function carryExam(db: OasisDatabase, userId: number, from: number, to: number): Promise<void> {
  const settings = parseRow(ReviewSettings, (await db.reviewSettings.get(userId))?.settings);
  const day = settings?.exams[from];
  if (settings && day !== undefined) {
    const { [from]: _, ...rest } = settings.exams;
    await db.reviewSettings.put({ userId, settings: { ...settings, exams: { ...rest, [to]: day } } });
  }
  for (const row of await db.queue.where('userId').equals(userId).toArray()) {
    if (row.kind !== 'settings') continue;
    const choices = row.choices.map((choice) =>
      choice.name === 'exam' && choice.quiz_id === from ? { ...choice, quiz_id: to } : choice,
    );
    await db.queue.put({ ...row, choices });
  }
}

/** Unsent edits of this quiz refer to it by the local id. */
async function carryEdits(db: OasisDatabase, userId: number, from: number, to: number): Promise<void> {
  for (const row of await db.madeQuizzes.where('userId').equals(userId).toArray()) {
    if (row.of !== from) continue;
    await db.madeQuizzes.put({ ...row, of: to });
    const madeBody = await db.madeBodies.get(row.quizId);
    if (madeBody)
      await db.madeBodies.put({ ...madeBody, body: { ...madeBody.body, made_from: { ...madeBody.body.made_from, of: to } } });
  }
  for (const libraryRow of await db.library.where('userId').equals(userId).toArray()) {
    const { earlier } = libraryRow.quiz;
    if (!earlier?.includes(from)) continue;
    const named = earlier.map((id) => (id === from ? to : id));
    await db.library.put({ ...libraryRow, quiz: { ...libraryRow.quiz, earlier: named }, earlier: named });
  }
}

async function carryDraft(db: OasisDatabase, userId: number, from: number, to: number): Promise<void> {
  const typed = await db.drafts.get([userId, draftOfQuiz(from)]);
  if (!typed) return;
  await db.drafts.put({ ...typed, name: draftOfQuiz(to) });
  await db.drafts.delete([userId, draftOfQuiz(from)]);
}
