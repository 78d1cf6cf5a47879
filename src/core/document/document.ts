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
  /** a better quiz of the same document, which a language model wrote after this one was begun */
  better_quiz_id: z.optional(z.nullable(z.int())),
  /** a language model is to write a better quiz: how many parts of the document are done, of how many; null: it has not begun */
  better_progress: z.optional(z.nullable(z.object({ done: z.int(), parts: z.nullable(z.int()) }))),
  /** the quiz in whose place this one came; an attempt at it may still be open */
  earlier_quiz_id: z.optional(z.nullable(z.int())),
  error: z.optional(z.nullable(z.string())),
  /** why it failed, for programs; codes that an app does not know may come */
  error_code: z.optional(z.nullable(z.string())),
  /** it had failed for a reason that no longer exists, and has its quiz since this time (ISO 8601) or soon after */
  rewritten_at: z.optional(z.nullable(z.string())),
  /** it failed as a past paper without answers, whose questions wait for their letters */
  needs_answers: z.optional(z.boolean()),
  /** as long as it has no quiz: the time limit that was chosen for it, `suggested` or seconds; null: none */
  timer_choice: z.optional(z.nullable(z.string())),
  last_score: z.optional(z.nullable(z.number())),
  timer_duration_seconds: z.optional(z.nullable(z.int())),
  /** of a quiz that a device made: the key under which it was sent */
  made_key: z.optional(z.nullable(z.string())),
  /** there is a document that quizzes can be written of: not only a quiz that a device made */
  is_uploaded: z.optional(z.boolean()),
  /** the title of a quiz that its student edited; of one that a device made, `filename` says it */
  edited_title: z.optional(z.nullable(z.string())),
  /** of a further quiz: the document that it was written of */
  source_id: z.optional(z.nullable(z.int())),
  /** of how many parts, which have headings, the document is; a further quiz of it says nothing of them */
  part_count: z.optional(z.nullable(z.int())),
  /** what was wished of its quiz, what of that could not be had, and the same in a sentence for apps of before */
  wishes: z.optional(z.nullable(Wishes)),
  unmet_wishes: z.optional(z.nullable(UnmetWishes)),
  unmet: z.optional(z.nullable(z.string())),
  /** of a past exam: how many of its questions are not in the quiz, by reason, and how many are */
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

/** Every quiz of a document: the one that is taken, a better one beside it, and the one in whose place it came. */
export function quizzesOf({ generated_quiz_id: own, better_quiz_id: better, earlier_quiz_id: earlier }: DocumentRow): number[] {
  return [own, better, earlier].filter((id) => typeof id === 'number');
}

/** Polling goes on while any document is pending, or processing without a quiz (P5.6). */
export function needsPolling(documents: readonly DocumentRow[]): boolean {
  return documents.some(
    (d) => d.upload_status === 'pending' || (d.upload_status === 'processing' && d.generated_quiz_id === null),
  );
}

/** A page that somebody looks at asks so often how far the better quizzes are. */
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

/** Which document a row is a quiz of: itself, or the one that it was written of. */
function sourceOf({ doc_id, source_id }: DocumentRow): number {
  return source_id ?? doc_id;
}

/** From so many parts on a document is long: one quiz cannot ask for all of it, and it offers quizzes of its parts (P6.14). */
const MANY_PARTS = 8;

/** Quizzes can be written of it. After an edit its quiz is one that a device made, and the document is still there. */
export function isUploaded({ is_uploaded: isKnown, made_key: key }: DocumentRow): boolean {
  return isKnown ?? !key;
}

/** A long document that was read and has its first quiz only. */
export function offersParts(document: DocumentRow): boolean {
  return isReady(document) && !document.source_id && isUploaded(document) && (document.part_count ?? 0) >= MANY_PARTS;
}

/** The quizzes of the document that this one is a quiz of, in the given order. */
export function ofSameDocument(documents: readonly DocumentRow[], docId: number): DocumentRow[] {
  const wantedDocument = documents.find((document) => document.doc_id === docId);
  return wantedDocument ? documents.filter((document) => sourceOf(document) === sourceOf(wantedDocument)) : [];
}

/** Of the quizzes of one document the first, which is the newest where they stand newest first. */
export function firstOfEach(documents: readonly DocumentRow[]): DocumentRow[] {
  const sourceIds = new Set<number>();
  return documents.filter((document) => !sourceIds.has(sourceOf(document)) && sourceIds.add(sourceOf(document)));
}

/** Newest first by `uploaded_at`; equal times by the higher id. Leaves the given list alone. */
export function newestFirst(documents: readonly DocumentRow[]): DocumentRow[] {
  return [...documents].sort((a, b) =>
    a.uploaded_at === b.uploaded_at ? b.doc_id - a.doc_id : a.uploaded_at < b.uploaded_at ? 1 : -1,
  );
}
