// The tables of documents, quizzes and submissions, as drizzle sees them; other areas have a tables.ts of their own (database.ts lists
// them). Every row belongs to a user. A change here needs a new numbered
// migration, written by hand (drizzle-kit is not used), with a line in meta/_journal.json whose `when` is later than the last one.
import { isNotNull, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
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
import type { LaterMark, SubmitBody } from '#core/submission/submission';
import { owner, users } from '../accounts/tables.ts';
import type { StoredResult } from '../quizzes/storedResults.ts';
import { id, time } from './columns.ts';

export const documents = pgTable(
  'documents',
  {
    id: id(),
    userId: owner(),
    filename: text().notNull(),
    /** `own`: there is no file, its quiz came from the student */
    kind: text({ enum: ['pdf', 'pptx', 'docx', 'txt', 'own'] }).notNull(),
    sizeBytes: integer().notNull(),
    /** the name in the file store; empty once the file of a deleted document was removed */
    fileKey: text().notNull(),
    /** the upload's Idempotency-Key */
    uploadKey: text(),
    /** `suggested`, or whole seconds as text; null: no limit */
    timerChoice: text(),
    uploadedAt: time().notNull(),
    status: text({ enum: ['pending', 'processing', 'completed', 'error'] }).notNull(),
    /** why there is no quiz: a sentence for a student, and a code for programs (`documents/failure`) */
    error: text(),
    errorCode: text(),
    quizId: integer().references((): AnyPgColumn => quizzes.id),
    /** the server instance that works on it; the fence against a late writer */
    claimedBy: integer(),
    deletedAt: time(),
    /** it had failed for a reason that no longer exists, and was queued once more then (rewriter.ts); or today's engine said the same */
    rewrittenAt: time(),
    /** a language model's quiz is wanted, and may be tried from then on; null: none is */
    betterAfter: time(),
    betterTries: integer().notNull().default(0),
    /** the server instance whose model writes it */
    betterBy: integer(),
    /** of how many passages the model has written, and how many there are */
    betterDone: integer(),
    betterParts: integer(),
    /** the model's quiz; `quizId` is it or the one before it (decision 036) */
    betterQuizId: integer().references((): AnyPgColumn => quizzes.id),
    /** a past paper without answers: what it asks, and the letters that the student gave */
    openChoices: jsonb().$type<OpenChoice[]>(),
    letters: jsonb().$type<Letters>(),
    /** what the student wishes of its quiz */
    wishes: jsonb().$type<Wishes>(),
    /** what can be wished for of it; null: it has not been read since this is noted */
    parts: jsonb().$type<Part[]>(),
    /** how many they are: the list is asked for too often to look into them */
    partCount: integer(),
    /** of a further quiz of a document: that document, which has the file and the parts (decision 082) */
    sourceId: integer().references((): AnyPgColumn => documents.id),
  },
  (t) => [
    uniqueIndex('documents_upload_key').on(t.userId, t.uploadKey),
    index('documents_newest').on(t.userId, t.uploadedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('documents_unfinished').on(t.status).where(sql`${t.status} in ('pending', 'processing')`),
    // Whoever deletes a quiz looks for what names it.
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

/** The documents that wait to be read or are being read. The row goes when its document has ended. */
export const jobs = pgTable('jobs', {
  documentId: integer()
    .primaryKey()
    .references((): AnyPgColumn => documents.id, { onDelete: 'cascade' }),
  /** `text` is read in seconds. What takes minutes, pictures of text and a language model, has a lane of its own. */
  lane: text({ enum: ['text', 'long'] })
    .notNull()
    .default('text'),
  queuedAt: time().notNull().defaultNow(),
  startAfter: time().notNull().defaultNow(),
  /** how often it was begun; not counted are those that a clean stop, another student or an absent store broke off */
  tries: integer().notNull().default(0),
  /** the server instance that reads it; null: it waits */
  takenBy: integer(),
  startedAt: time(),
});

/** What a model has replied about a document whose better quiz is not written yet: after a kill nothing is asked twice. */
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

/** The text of a document as it was read, as the JSON that is answered (core/document/documentText). */
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
    /** null: the owner is gone, and others have it still */
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    documentId: integer().references((): AnyPgColumn => documents.id),
    title: text().notNull(),
    /** written once; only near words are added to own quizzes of before; as text (decision 056): it goes out as it came */
    questions: json().$type<Question[]>().notNull(),
    /** null: quizzes from before it was noted */
    writtenBy: text(),
    /** a quiz of the student's own: where it came from, and the hash of the body under its Idempotency-Key */
    madeFrom: jsonb().$type<MadeFrom>(),
    bodyHash: text(),
    ownKey: text(),
    /** of an edited quiz: the first version, whose document it is of; `madeFrom.of` is the version that was edited */
    firstId: integer().references((): AnyPgColumn => quizzes.id),
    timerSeconds: integer(),
    /** what was wished and could not be had; `unmet` says it in a sentence, for apps of before */
    unmetWishes: jsonb().$type<UnmetWishes>(),
    unmet: text(),
    /** of a past exam: how many of its questions are not in the quiz, by reason */
    leftOut: jsonb().$type<Record<string, number>>(),
    createdAt: time().notNull(),
    /** its owner is gone, and an assignment of theirs hides its keys until then */
    keysHiddenUntil: time(),
  },
  (t) => [
    index('quizzes_user').on(t.userId),
    index('quizzes_document').on(t.documentId),
    uniqueIndex('quizzes_own_key').on(t.userId, t.ownKey),
    index('quizzes_first').on(t.firstId),
  ],
);

/** The student judged an answer right. In the words of the index, which PostgreSQL only then uses. */
export const HAS_JUDGED = `(answers @> '[{"own_judgement": true}]' or marks @> '[{"own_judgement": true}]')`;

export const submissions = pgTable(
  'submissions',
  {
    id: id(),
    userId: owner(),
    quizId: integer()
      .notNull()
      .references(() => quizzes.id),
    /** the attempt's UUID, which is the Idempotency-Key */
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
    /** what was said after handing in, the newest of each question; `marked_at` is by the server's clock */
    marks: jsonb().$type<LaterMark[]>().notNull().default([]),
    /** question id to what a model says of that essay */
    suggestions: jsonb().$type<Record<string, Suggestion>>(),
    /** question id to what the student had judged right in earlier attempts, when this one arrived */
    ownAccepted: jsonb().$type<Record<string, string[]>>(),
    /** grows whenever the score may have changed */
    revision: integer().notNull().default(0),
    /** the questions that count where others are compared (core/together/leaderboard); null: from before it was noted */
    officialRight: integer().array(),
    /** of a timed attempt; never more than the limit of the quiz */
    secondsUsed: integer(),
    /** it arrived after the closing and after the keys, and the teacher counts it */
    acceptedAt: time(),
  },
  (t) => [
    uniqueIndex('submissions_key').on(t.userId, t.submissionId),
    /** also what the deletion of a quiz looks for */
    index('submissions_arrived').on(t.quizId, t.userId, t.id),
    index('submissions_newest').on(t.userId, t.quizId, t.submittedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    // Few are in it: handing in asks it each time, and reads none of the earlier attempts.
    index('submissions_judged').on(t.userId, t.quizId, t.submittedAt).where(sql.raw(HAS_JUDGED)),
  ],
);
