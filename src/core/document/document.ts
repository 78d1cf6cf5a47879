// The list of documents: its shapes and the rules that page and server share. What may be uploaded stands in uploadRules.ts.
import * as z from 'zod/mini';
import { TimerSeconds, UnmetWishes } from '../quiz/quiz.ts';
import { Wishes } from './wishes.ts';

const UploadStatus = z.enum(['pending', 'processing', 'completed', 'error']);

/** A row of the list: a document, a further quiz of one (`source_id`), or a quiz without any (`made_key`). */
export const DocumentRow = z.object({
  doc_id: z.int(),
  filename: z.string(),
  uploaded_at: z.string(),
  upload_status: UploadStatus,
  generated_quiz_id: z.nullable(z.int()),
  /** a better quiz of the same document, written later by a language model */
  better_quiz_id: z.optional(z.nullable(z.int())),
  /** how many parts of the document a language model has done for a better quiz, out of how many; null: not started */
  better_progress: z.optional(z.nullable(z.object({ done: z.int(), parts: z.nullable(z.int()) }))),
  /** the quiz that this one replaced; it may have an open attempt */
  earlier_quiz_id: z.optional(z.nullable(z.int())),
  error: z.optional(z.nullable(z.string())),
  /** why reading failed, for programs; an app may not know every code */
  error_code: z.optional(z.nullable(z.string())),
  /** when its quiz was written again, after a failure whose cause was fixed (ISO 8601) */
  rewritten_at: z.optional(z.nullable(z.string())),
  /** it is a past paper without answers, whose questions wait for the student's letters */
  needs_answers: z.optional(z.boolean()),
  /** the time limit chosen for a quiz that does not exist yet: `suggested` or seconds; null: none */
  timer_choice: z.optional(z.nullable(z.string())),
  last_score: z.optional(z.nullable(z.number())),
  timer_duration_seconds: z.optional(z.nullable(z.int())),
  /** for a quiz made on a device: the key under which it was sent */
  made_key: z.optional(z.nullable(z.string())),
  /** whether quizzes can be written from it, unlike a quiz made on a device */
  is_uploaded: z.optional(z.boolean()),
  /** the title after an edit; a quiz made on a device has its title in `filename` */
  edited_title: z.optional(z.nullable(z.string())),
  /** for a further quiz: the document that it was written from */
  source_id: z.optional(z.nullable(z.int())),
  /** how many parts with headings the document has; absent for further quizzes */
  part_count: z.optional(z.nullable(z.int())),
  /** pages that are pictures on which too little was read with confidence: nothing is asked about them */
  unread_pages: z.optional(z.nullable(z.array(z.int()))),
  /** the options chosen for its quiz, those that could not be met, and the same as a sentence for older apps */
  wishes: z.optional(z.nullable(Wishes)),
  unmet_wishes: z.optional(z.nullable(UnmetWishes)),
  unmet: z.optional(z.nullable(z.string())),
  /** for a past exam: how many of its questions are left out, by reason, and how many are in the quiz */
  left_out: z.optional(z.nullable(z.record(z.string(), z.int()))),
  question_count: z.optional(z.nullable(z.int())),
});
export type DocumentRow = z.infer<typeof DocumentRow>;

export const POLL_INTERVAL_MS = 5000;

export const FileKind = z.enum(['pdf', 'pptx', 'docx', 'txt']);
export type FileKind = z.infer<typeof FileKind>;

export const DOCX_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** `suggested`, whole seconds, or nothing: the optional field of the upload form (D1.7). */
export const TimerChoice = z.union([z.literal('suggested'), TimerSeconds]);
export type TimerChoice = z.infer<typeof TimerChoice>;

export const UploadAnswer = z.object({ filename: z.string(), doc_id: z.int() });
export type UploadAnswer = z.infer<typeof UploadAnswer>;

/** A quiz can be taken: completed, and the quiz exists (P5.5). */
export function isReady(document: DocumentRow): boolean {
  return document.upload_status === 'completed' && document.generated_quiz_id !== null;
}

/** Every quiz of a document: the current one, a better one, and the one it replaced. */
export function quizzesOf({ generated_quiz_id: own, better_quiz_id: better, earlier_quiz_id: earlier }: DocumentRow): number[] {
  return [own, better, earlier].filter((id) => typeof id === 'number');
}

/** Polling continues while a document is pending, or processing without a quiz (P5.6). */
export function needsPolling(documents: readonly DocumentRow[]): boolean {
  return documents.some(
    (d) => d.upload_status === 'pending' || (d.upload_status === 'processing' && d.generated_quiz_id === null),
  );
}

/** How often a visible page asks for the progress of better quizzes. */
export const BETTER_INTERVAL_MS = 30_000;

export type DocumentState = 'waiting' | 'reading' | 'writing' | 'ready' | 'failed';

/** The real state, for the second chip (P5.4). */
export function stateOf(document: DocumentRow): DocumentState {
  switch (document.upload_status) {
    case 'pending':
      return 'waiting';
    case 'processing':
      return 'reading';
    case 'completed':
      return document.generated_quiz_id === null ? 'writing' : 'ready';
    case 'error':
      return 'failed';
  }
}

/** Why Take Quiz is disabled (P5.5); null where it is not. */
export function quizDelay(document: DocumentRow, screen: 'wide' | 'small'): 'incomplete' | 'generating' | null {
  if (isReady(document)) return null;
  if (document.upload_status === 'error') return 'incomplete';
  return screen === 'small' || document.upload_status === 'completed' ? 'generating' : 'incomplete';
}

/** The document of a row's quiz: the row itself, or the one it was written from. */
function sourceOf({ doc_id, source_id }: DocumentRow): number {
  return source_id ?? doc_id;
}

/** A document with this many parts is long: one quiz cannot cover it, so quizzes of single parts are offered (P6.14). */
const MANY_PARTS = 8;

/** Whether quizzes can be written from it. After an edit its quiz was made on a device, but the document still exists. */
export function isUploaded({ is_uploaded: isKnown, made_key: key }: DocumentRow): boolean {
  return isKnown ?? !key;
}

/** Whether quizzes of single parts are offered with this row: the first quiz of a long document. */
export function offersParts(document: DocumentRow): boolean {
  return isReady(document) && !document.source_id && isUploaded(document) && (document.part_count ?? 0) >= MANY_PARTS;
}

/** All quizzes of the same document, in the given order. */
export function ofSameDocument(documents: readonly DocumentRow[], docId: number): DocumentRow[] {
  const wantedDocument = documents.find((document) => document.doc_id === docId);
  return wantedDocument ? documents.filter((document) => sourceOf(document) === sourceOf(wantedDocument)) : [];
}

/** The first quiz of each document: the newest, if the list is sorted so. */
export function firstOfEach(documents: readonly DocumentRow[]): DocumentRow[] {
  const sourceIds = new Set<number>();
  return documents.filter((document) => !sourceIds.has(sourceOf(document)) && sourceIds.add(sourceOf(document)));
}

/** Sorts newest first by `uploaded_at`, then by the higher id. Does not change the given list. */
export function newestFirst(documents: readonly DocumentRow[]): DocumentRow[] {
  return [...documents].sort((a, b) =>
    a.uploaded_at === b.uploaded_at ? b.doc_id - a.doc_id : a.uploaded_at < b.uploaded_at ? 1 : -1,
  );
}
