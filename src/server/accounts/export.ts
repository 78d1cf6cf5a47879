// All that is kept of a student, as JSON that is written piece by piece: one quiz with its submissions is in memory at a time.
// It holds no password, no token and no uploaded file.
import { and, asc, eq } from 'drizzle-orm';
import type { Deps } from '../deps.ts';
import { findChoices, findEvents } from '../reviews/store.ts';
import { documents, quizzes, submissions } from '../tables.ts';
import { groupsOf, sharedWith } from '../together/kept.ts';
import { type SignedIn, toUser } from './sessions.ts';
import { findUser } from './store.ts';

const EVENTS_AT_ONCE = 1000;

/** The first part is read before the response begins, so that an unreachable database gives an error and not half a file. */
export async function exportOf(deps: Deps, user: SignedIn): Promise<ReadableStream<Uint8Array>> {
  const pieces = written(deps, user);
  const first = await pieces.next();
  const encoder = new TextEncoder();
  return new ReadableStream({
    start: (controller) => {
      if (!first.done) controller.enqueue(encoder.encode(first.value));
    },
    pull: async (controller) => {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: async () => void (await pieces.return(undefined)),
  });
}

async function* written(deps: Deps, user: SignedIn): AsyncGenerator<string, undefined> {
  const { db } = deps;
  const row = await findUser(db, user.user_id);
  const own = await db.select().from(documents).where(eq(documents.userId, user.user_id)).orderBy(asc(documents.id));
  const ids = await db.select({ id: quizzes.id }).from(quizzes).where(eq(quizzes.userId, user.user_id)).orderBy(asc(quizzes.id));
  const head = {
    exported_at: new Date(deps.now()).toISOString(),
    user: row === null ? null : { ...toUser(row), created_at: isoOf(row.createdAt), verified_at: isoOf(row.verifiedAt) },
    documents: own.map((document) => ({
      doc_id: document.id,
      filename: document.filename,
      kind: document.kind,
      size_bytes: document.sizeBytes,
      uploaded_at: isoOf(document.uploadedAt),
      upload_status: document.status,
      generated_quiz_id: document.quizId,
      error: document.error,
      letters: document.letters,
      wishes: document.wishes,
      parts: document.parts,
      source_id: document.sourceId,
      deleted_at: isoOf(document.deletedAt),
    })),
  };
  yield `${JSON.stringify({ ...head, review_settings: await findChoices(db, user.user_id) }).slice(0, -1)},"quizzes":[`;
  for (const [index, { id }] of ids.entries()) yield (index === 0 ? '' : ',') + JSON.stringify(await quizWith(deps, user, id));
  yield '],"shared":[';
  const shared = await sharedWith(db, { userId: user.user_id, at: new Date(deps.now()) });
  for (const [index, row] of shared.entries()) {
    // Of one's own quizzes they stand above.
    const handedIn = row.is_own ? {} : { submissions: await submissionsTo(deps, user, row.quiz_id, row.hidden_until) };
    yield (index === 0 ? '' : ',') + JSON.stringify({ ...row, ...handedIn });
  }
  yield `],"groups":${JSON.stringify(await groupsOf(db, user.user_id))},"reviews":[`;
  for (let after = 0, rows = await findEvents(db, user.user_id, after, EVENTS_AT_ONCE); rows.length > 0; ) {
    yield (after === 0 ? '' : ',') + rows.map(({ event }) => JSON.stringify(event)).join(',');
    after = rows.at(-1)?.seq ?? 0;
    rows = await findEvents(db, user.user_id, after, EVENTS_AT_ONCE);
  }
  yield ']}\n';
  return undefined;
}

async function quizWith(deps: Deps, user: SignedIn, id: number) {
  const [quiz] = await deps.db
    .select()
    .from(quizzes)
    .where(and(eq(quizzes.userId, user.user_id), eq(quizzes.id, id)));
  return {
    quiz_id: id,
    document_id: quiz?.documentId,
    title: quiz?.title,
    questions: quiz?.questions,
    unmet: quiz?.unmet ?? null,
    settings: { timer_duration_seconds: quiz?.timerSeconds ?? null },
    created_at: isoOf(quiz?.createdAt),
    submissions: await submissionsTo(deps, user, id, null),
  };
}

/** What the student handed in to one quiz. Of what is hidden until later, the answers alone. */
async function submissionsTo({ db }: Deps, user: SignedIn, quizId: number, hiddenUntil: string | null) {
  const handedIn = await db
    .select()
    .from(submissions)
    .where(and(eq(submissions.userId, user.user_id), eq(submissions.quizId, quizId)))
    .orderBy(asc(submissions.id));
  return handedIn.map((row) => ({
    submission_id: row.submissionId,
    submitted_at: isoOf(row.submittedAt),
    received_at: isoOf(row.receivedAt),
    seconds_used: row.secondsUsed,
    total_questions: row.totalQuestions,
    answers: row.answers,
    marks: row.marks,
    ...(hiddenUntil === null
      ? { score: row.score, correct_count: row.correctCount, results: row.results }
      : { hidden_until: hiddenUntil }),
  }));
}

/** An unreadable time of an earlier version is exported as null. */
function isoOf(time: Date | null | undefined): string | null {
  return time == null || Number.isNaN(time.getTime()) ? null : time.toISOString();
}
