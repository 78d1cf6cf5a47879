// The tables of documents, quizzes and submissions for drizzle; other areas have their own tables.ts (listed in database.ts).
// Every row belongs to a user. A change here needs a new numbered migration, written by hand (without drizzle-kit), and a line
// in meta/_journal.json whose `when` is later than the last one.
import { isNotNull, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Letters, OpenChoice } from '#core/document/openChoice';
import type { Part, Wishes } from '#core/document/wishes';
import type { MadeFrom, Question, UnmetWishes } from '#core/quiz/quiz';
import type { Suggestion } from '#core/submission/marks';
import type { LaterMark, StoredTeacherMark, SubmitBody } from '#core/submission/submission';
import { owner, users } from '../accounts/tables.ts';
import type { ReplacedMarks, StoredResult } from '../quizzes/storedResults.ts';
import { id, time } from './columns.ts';

export const documents = pgTable(
  'documents',
  {
    id: id(),
    userId: owner(),
    filename: text().notNull(),
    /** `own`: a student's own quiz, without a file */
    kind: text({ enum: ['pdf', 'pptx', 'docx', 'txt', 'own'] }).notNull(),
    sizeBytes: integer().notNull(),
    /** its key in the file store; empty after the file of a deleted document was removed */
    fileKey: text().notNull(),
    /** the upload's Idempotency-Key */
    uploadKey: text(),
    /** `suggested`, or whole seconds as text; null: no limit */
    timerChoice: text(),
    uploadedAt: time().notNull(),
    status: text({ enum: ['pending', 'processing', 'completed', 'error'] }).notNull(),
    /** why there is no quiz: a sentence for students, and a code for programs (`documents/failure`) */
    error: text(),
    errorCode: text(),
    quizId: integer().references((): AnyPgColumn => quizzes.id),
    /** the server instance that works on it; fences off late writers */
    claimedBy: integer(),
    deletedAt: time(),
    /**
     * when it was queued again because its reason for failing no longer exists (rewriter.ts), or when the current engine gave
     * such a reason
     */
    rewrittenAt: time(),
    /** a language model's quiz is wanted, from this time on; null: none */
    betterAfter: time(),
    betterTries: integer().notNull().default(0),
    /** the server instance whose model writes it */
    betterBy: integer(),
    /** how many passages the model has done, and how many there are */
    betterDone: integer(),
    betterParts: integer(),
    /** the model's quiz; `quizId` is this or the previous one (decision 036) */
    betterQuizId: integer().references((): AnyPgColumn => quizzes.id),
    /** a past paper without answers: its questions, and the letters from the student */
    openChoices: jsonb().$type<OpenChoice[]>(),
    letters: jsonb().$type<Letters>(),
    /** the options chosen for its quiz */
    wishes: jsonb().$type<Wishes>(),
    /** the parts that can be chosen; null: not read since parts are recorded */
    parts: jsonb().$type<Part[]>(),
    /** their number, since the list is requested too often to read the parts */
    partCount: integer(),
    /** the pages on which too little was read with confidence; null: none */
    unreadPages: jsonb().$type<number[]>(),
    /** for a further quiz: the document with the file and the parts (decision 082) */
    sourceId: integer().references((): AnyPgColumn => documents.id),
  },
  (t) => [
    uniqueIndex('documents_upload_key').on(t.userId, t.uploadKey),
    index('documents_newest').on(t.userId, t.uploadedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('documents_unfinished').on(t.status).where(sql`${t.status} in ('pending', 'processing')`),
    // Deleting a quiz looks for rows that refer to it.
    index('documents_quiz').on(t.quizId).where(isNotNull(t.quizId)),
    index('documents_better_quiz').on(t.betterQuizId).where(isNotNull(t.betterQuizId)),
    index('documents_source').on(t.sourceId).where(isNotNull(t.sourceId)),
    index('documents_better').on(t.betterAfter).where(sql`${t.betterAfter} is not null`),
    index('documents_failed')
      .on(t.errorCode)
      .where(sql`${t.errorCode} is not null and ${t.rewrittenAt} is null and ${t.deletedAt} is null`),
    check('completed_has_quiz', sql`${t.status} <> 'completed' or ${isNotNull(t.quizId)}`),
  ],
);

/** Documents that wait to be read or are being read. A row is deleted when its document is done. */
export const jobs = pgTable('jobs', {
  documentId: integer()
    .primaryKey()
    .references((): AnyPgColumn => documents.id, { onDelete: 'cascade' }),
  /** `text` takes seconds. What takes minutes, scans and a language model, has its own lane. */
  lane: text({ enum: ['text', 'long'] })
    .notNull()
    .default('text'),
  queuedAt: time().notNull().defaultNow(),
  startAfter: time().notNull().defaultNow(),
  /** how often it was begun, without tries interrupted by a clean stop, another student or an unavailable store */
  tries: integer().notNull().default(0),
  /** the server instance that reads it; null: it waits */
  takenBy: integer(),
  startedAt: time(),
});

/** A model's replies about a document whose better quiz is unfinished, so that nothing is asked twice after a kill. */
export const modelReplies = pgTable(
  'model_replies',
  {
    documentId: integer()
      .notNull()
      .references((): AnyPgColumn => documents.id, { onDelete: 'cascade' }),
    requestHash: text().notNull(),
    reply: jsonb().$type<unknown>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.documentId, t.requestHash] })],
);

/** The text of a document as read, in the JSON of the API (core/document/documentText). */
export const documentTexts = pgTable('document_texts', {
  documentId: integer()
    .primaryKey()
    .references((): AnyPgColumn => documents.id, { onDelete: 'cascade' }),
  text: text().notNull(),
});

export const quizzes = pgTable(
  'quizzes',
  {
    id: id(),
    /** null: the owner's account is gone, and others still have the quiz */
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    documentId: integer().references((): AnyPgColumn => documents.id),
    title: text().notNull(),
    /**
     * written once; only marking words are added to old own quizzes; stored as text, since it is sent unchanged (decision 056)
     */
    questions: json().$type<Question[]>().notNull(),
    /** null: from before it was recorded */
    writtenBy: text(),
    /** for an own quiz: its origin, and the hash of the body sent with its Idempotency-Key */
    madeFrom: jsonb().$type<MadeFrom>(),
    bodyHash: text(),
    ownKey: text(),
    /** for an edited quiz: the first version, which has the document; `madeFrom.of` is the version that was edited */
    firstId: integer().references((): AnyPgColumn => quizzes.id),
    timerSeconds: integer(),
    /** options that could not be met; `unmet` is the same as a sentence, for older apps */
    unmetWishes: jsonb().$type<UnmetWishes>(),
    unmet: text(),
    /** for a past exam: how many of its questions are left out, by reason */
    leftOut: jsonb().$type<Record<string, number>>(),
    createdAt: time().notNull(),
    /** the owner's account is gone, and their assignment hides the keys until then */
    keysHiddenUntil: time(),
  },
  (t) => [
    index('quizzes_user').on(t.userId),
    index('quizzes_document').on(t.documentId),
    uniqueIndex('quizzes_own_key').on(t.userId, t.ownKey),
    index('quizzes_first').on(t.firstId),
  ],
);

/** The student judged an answer right. It repeats the index's expression, so that PostgreSQL uses the index. */
export const HAS_JUDGED = `(answers @> '[{"own_judgement": true}]' or marks @> '[{"own_judgement": true}]')`;

export const submissions = pgTable(
  'submissions',
  {
    id: id(),
    userId: owner(),
    quizId: integer()
      .notNull()
      .references(() => quizzes.id),
    /** the attempt's UUID, sent as Idempotency-Key */
    submissionId: text().notNull(),
    bodyHash: text().notNull(),
    answers: jsonb().$type<SubmitBody['answers']>().notNull(),
    score: doublePrecision().notNull(),
    correctCount: integer().notNull(),
    totalQuestions: integer().notNull(),
    results: json().$type<StoredResult[]>().notNull(),
    /** by the server's clock: see correctedTime in core/submission/submission */
    submittedAt: time().notNull(),
    receivedAt: time().notNull(),
    /** marks given after handing in, the newest of each question; `marked_at` is by the server's clock */
    marks: jsonb().$type<LaterMark[]>().notNull().default([]),
    /** a model's suggestion for each essay, by question id */
    suggestions: jsonb().$type<Record<string, Suggestion>>(),
    /** answers judged right in attempts before this one arrived, by question id */
    ownAccepted: jsonb().$type<Record<string, string[]>>(),
    /** increases whenever the score may have changed */
    revision: integer().notNull().default(0),
    /** the questions that count in comparisons (core/together/leaderboard); null: from before it was recorded */
    officialRight: integer().array(),
    /** for a timed attempt; at most the quiz's limit */
    secondsUsed: integer(),
    /** when the teacher accepted it, although it arrived after closing and after the keys */
    acceptedAt: time(),
    /** the student was shown before that the teacher can read the answers */
    answersReadable: boolean().notNull().default(false),
    /** a teacher's marks of essays, the newest of each; they count in comparisons, beside the student's own */
    teacherMarks: jsonb().$type<StoredTeacherMark[]>(),
    /** the version whose keys counted, after the teacher had the marks recomputed; null: the one that was answered */
    countedVersion: integer(),
    /** the marks of before for what was recomputed */
    replacedMarks: jsonb().$type<ReplacedMarks>(),
    /** the revision that the student's newest mark made; null: none, or from before it was recorded */
    marksRevision: integer(),
  },
  (t) => [
    uniqueIndex('submissions_key').on(t.userId, t.submissionId),
    /** also used when a quiz is deleted */
    index('submissions_arrived').on(t.quizId, t.userId, t.id),
    index('submissions_newest').on(t.userId, t.quizId, t.submittedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    // A small index that every submission queries, so that earlier attempts need not be read.
    index('submissions_judged').on(t.userId, t.quizId, t.submittedAt).where(sql.raw(HAS_JUDGED)),
  ],
);
