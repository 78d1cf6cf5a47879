// Streams all stored data of a student as JSON, piece by piece: only one quiz and one submission are in memory at a time, and
// other requests run between pieces. It contains no password, token or uploaded file.
import type { Question } from '#core/quiz/quiz';
import { noteGivenKeys } from '../access/givenKeys.ts';
import type { Deps } from '../deps.ts';
import { Refusal } from '../http/failures.ts';
import { pause } from '../process/pause.ts';
import { findQuestions } from '../quizzes/store.ts';
import { joinResults } from '../quizzes/storedResults.ts';
import { withTeacherMarks } from '../quizzes/teacherMarks.ts';
import { listSubscriptions } from '../reminders/store.ts';
import { findChoices, findEvents } from '../reviews/store.ts';
import { groupsOf, sharedWith } from '../together/exportStore.ts';
import { isoOf } from '../together/times.ts';
import { findQuizHead, listDocuments, listQuizIds, nextSubmission } from './exportStore.ts';
import { type SignedIn, toUser } from './sessions.ts';
import { findUser } from './store.ts';

const EVENTS_AT_ONCE = 1000;
const PIECE_LENGTH = 64 * 1024;
/** A client that reads nothing for this long is cut off (listen.ts). */
const UNREAD_MS = 120_000;

export type ExportWriter = (user: SignedIn) => Promise<ReadableStream<Uint8Array>>;

/** Creates exports, one at a time for each student. */
export function createExportWriter(deps: Deps): ExportWriter {
  const running = new Map<number, { until: number }>();
  return async (user) => {
    const now = deps.now();
    if ((running.get(user.user_id)?.until ?? 0) > now) {
      throw new Refusal('export_running');
    }
    // A stream that nobody reads, such as that of a HEAD request, never ends by itself.
    const run = { until: now + UNREAD_MS };
    running.set(user.user_id, run);
    const end = () => {
      if (running.get(user.user_id) === run) running.delete(user.user_id);
    };
    const goOn = () => {
      run.until = deps.now() + UNREAD_MS;
    };
    const pieces = watched(written(deps, user), { goOn, end });
    const first = await pieces.next();
    return streamOf(first.value ?? '', pieces);
  };
}

type Watch = { goOn: () => void; end: () => void };

async function* watched(pieces: AsyncGenerator<string, undefined>, { goOn, end }: Watch): AsyncGenerator<string, undefined> {
  try {
    for await (const piece of pieces) {
      goOn();
      yield piece;
    }
  } finally {
    end();
  }
}

/** @param first read before the response begins, so that an unreachable database gives an error and not half a file */
function streamOf(first: string, pieces: AsyncGenerator<string, undefined>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    start: (controller) => controller.enqueue(encoder.encode(first)),
    pull: async (controller) => {
      await pause();
      const { done: isDone, value } = await pieces.next();
      if (isDone) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: async () => void (await pieces.return(undefined)),
  });
}

async function* written(deps: Deps, user: SignedIn): AsyncGenerator<string, undefined> {
  const { db } = deps;
  const row = await findUser(db, user.user_id);
  const ownDocuments = await listDocuments(db, user.user_id);
  const ids = await listQuizIds(db, user.user_id);
  const head = {
    exported_at: new Date(deps.now()).toISOString(),
    user: row === null ? null : { ...toUser(row), created_at: isoOf(row.createdAt), verified_at: isoOf(row.verifiedAt) },
    documents: ownDocuments.map((document) => ({
      doc_id: document.id,
      filename: document.filename,
      kind: document.kind,
      size_bytes: document.sizeBytes,
      uploaded_at: isoOf(document.uploadedAt),
      upload_status: document.status,
      generated_quiz_id: document.quizId,
      error: document.error,
      error_code: document.errorCode,
      letters: document.letters,
      wishes: document.wishes,
      parts: document.parts,
      source_id: document.sourceId,
      deleted_at: isoOf(document.deletedAt),
    })),
  };
  const settings = { review_settings: await findChoices(db, user.user_id), reminders: await remindersOf(deps, user) };
  yield `${JSON.stringify({ ...head, ...settings }).slice(0, -1)},"quizzes":[`;
  for (const [index, { id }] of ids.entries()) {
    if (index > 0) yield ',';
    yield* quizPieces(deps, user, id);
  }
  yield '],"shared":[';
  const shared = await sharedWith(db, { userId: user.user_id, at: new Date(deps.now()) });
  for (const [index, row] of shared.entries()) {
    yield (index === 0 ? '' : ',') + openObject(row);
    // The student's own quizzes were already written.
    if (!row.is_own) yield* sharedPieces(deps, user, row);
    yield '}';
  }
  yield `],"groups":${JSON.stringify(await groupsOf(db, user.user_id))},"reviews":[`;
  for (let afterSeq = 0, page = { more: true }; page.more; ) {
    const eventPage = await findEvents(db, user.user_id, afterSeq, EVENTS_AT_ONCE);
    const texts = eventPage.events.map((event) => JSON.stringify(event));
    if (texts.length > 0) yield (afterSeq === 0 ? '' : ',') + texts.join(',');
    afterSeq = eventPage.next;
    page = eventPage;
  }
  yield ']}\n';
  return undefined;
}

/** Without its keys, which only this server uses. */
async function remindersOf({ db }: Deps, user: SignedIn) {
  return (await listSubscriptions(db, user.user_id)).map((row) => ({
    endpoint: row.endpoint,
    time_zone: row.timeZone,
    quiz_ready: row.quizReady,
    assignment_due: row.assignmentDue,
    review_hour: row.reviewHour,
    created_at: isoOf(row.createdAt),
  }));
}

async function* quizPieces(deps: Deps, user: SignedIn, id: number): AsyncGenerator<string, void> {
  const quiz = await findQuizHead(deps.db, user.user_id, id);
  const head = {
    quiz_id: id,
    document_id: quiz?.documentId,
    title: quiz?.title,
    unmet_wishes: quiz?.unmetWishes ?? null,
    unmet: quiz?.unmet ?? null,
    ...(quiz?.leftOut ? { left_out: quiz.leftOut } : {}),
    settings: { timer_duration_seconds: quiz?.timerSeconds ?? null },
    created_at: isoOf(quiz?.createdAt),
  };
  const questions = await findQuestions(deps.db, id);
  yield `${openObject(head)},"questions":`;
  yield questions;
  yield* submissionPieces(deps, user, id, () => JSON.parse(questions) as Question[]);
  yield '}';
}

type Shared = Awaited<ReturnType<typeof sharedWith>>[number];

async function* sharedPieces(deps: Deps, user: SignedIn, { quiz_id: id, hidden_until: until }: Shared) {
  const questions = until === null ? await findQuestions(deps.db, id) : null;
  await noteGivenKeys(deps, { userId: user.user_id, quizId: id, role: null, hiddenUntil: until });
  yield* submissionPieces(deps, user, id, questions === null ? null : () => JSON.parse(questions) as Question[], until);
}

/** JSON of an object without its closing brace, so that more fields can follow. */
const openObject = (head: object) => JSON.stringify(head).slice(0, -1);

/**
 * The student's submissions to one quiz, one by one, since each may be as large as the quiz.
 * @param parseQuestions null: keys and scores are hidden until `hiddenUntil`
 */
async function* submissionPieces(
  { db }: Deps,
  user: SignedIn,
  quizId: number,
  parseQuestions: (() => Question[]) | null,
  hiddenUntil: string | null = null,
): AsyncGenerator<string, void> {
  yield ',"submissions":[';
  const next = (afterId: number) => nextSubmission(db, { userId: user.user_id, quizId, afterId });
  let questions: Question[] | null = null;
  let comma = '';
  for (let row = await next(0); row !== undefined; row = await next(row.id)) {
    const { submissionId, submittedAt, receivedAt, secondsUsed, totalQuestions, answers, marks } = row;
    const submission = {
      submission_id: submissionId,
      submitted_at: isoOf(submittedAt),
      received_at: isoOf(receivedAt),
      seconds_used: secondsUsed,
      total_questions: totalQuestions,
      ...{ answers, marks },
      ...(row.answersReadable ? { answers_readable: true } : {}),
      ...(parseQuestions === null ? { hidden_until: hiddenUntil } : { score: row.score, correct_count: row.correctCount }),
    };
    yield comma + openObject(submission);
    comma = ',';
    if (parseQuestions !== null) {
      questions ??= parseQuestions();
      yield ',"results":';
      yield* listPieces(withTeacherMarks(joinResults(row.results, { questions, answers }), row.teacherMarks));
    }
    yield '}';
  }
  yield ']';
}

/** A list whose entries may be large in total. */
function* listPieces(entries: readonly object[]): Generator<string, void> {
  let piece = '[';
  for (const [at, entry] of entries.entries()) {
    piece += (at === 0 ? '' : ',') + JSON.stringify(entry);
    if (piece.length < PIECE_LENGTH) continue;
    yield piece;
    piece = '';
  }
  yield `${piece}]`;
}
