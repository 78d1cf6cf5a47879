// Derives what a row shows about a document from the server's row and this device. It draws nothing.
import { type DocumentRow, isReady } from '#core/document/document';
import { translateDocumentFailure } from '#texts/documentFailures';
import { documentsTexts } from '#texts/documents';
import { unmetText, wishText } from '#texts/wishes';
import type { QuizPlace } from '../../ui/quizPlace.ts';

/** Submissions of one quiz that have not arrived: some wait, or the newest refusal with its reason. */
export type UnsentAnswers = { waits: boolean; refusal: string | null };

/** What is on this device, by quiz id. */
export type OnDevice = {
  kept: ReadonlySet<number>;
  /** quizzes that the student removed */
  unkept: ReadonlySet<number>;
  /** quizzes with an open attempt, which has its own copy */
  open: ReadonlySet<number>;
  unsent: ReadonlyMap<number, UnsentAnswers>;
  /** quizzes are being downloaded right now */
  busy: boolean;
};

/** A flat object, so that a row with equal values is not drawn again. */
export type DocumentView = {
  document: DocumentRow;
  /** where its quiz is; null if it has none */
  place: QuizPlace | null;
  /** whether the quiz can be opened now */
  canOpen: boolean;
  /** whether an attempt is open on this device, to be continued */
  isOpen: boolean;
  /** whether it has a score, or answers on their way */
  isTaken: boolean;
  /** what to do next: the only filled button of the list */
  isNext: boolean;
  waits: boolean;
  refused: boolean;
  /** why reading failed, or why its answers were refused */
  reason: string | null;
  /** the quiz's title, if it was edited or found by it, otherwise the options chosen and those not met; then the pages left out */
  title: string | null;
};

/** `refusals`: why the server refused quizzes made here, or null while they wait. */
export function viewOf(
  document: DocumentRow,
  device: OnDevice,
  online: boolean,
  refusals?: ReadonlyMap<number, string | null>,
): DocumentView {
  const quizId = document.generated_quiz_id;
  const unsent = quizId === null ? undefined : device.unsent.get(quizId);
  const refusal = refusals?.get(quizId ?? 0);
  const failure = document.upload_status === 'error' ? failureText(document) : null;
  const place = isReady(document) && quizId !== null ? placeOf(quizId, device, online) : null;
  return {
    document,
    place,
    canOpen: place !== null && (online || place === 'on-device' || device.open.has(quizId ?? 0)),
    isOpen: place !== null && device.open.has(quizId ?? 0),
    isTaken: unsent !== undefined || typeof document.last_score === 'number',
    isNext: false,
    waits: unsent?.waits ?? refusal === null,
    refused: (unsent?.refusal ?? refusal ?? null) !== null,
    reason: failure || unsent?.refusal || refusal || null,
    title: sentencesOf(document.edited_title ?? wishesOf(document), unreadText(document)),
  };
}

/** The failure in the page's language if this app knows its code; otherwise the server's sentence. */
function failureText({ error, error_code }: DocumentRow): string | null {
  return translateDocumentFailure(error_code) ?? error ?? null;
}

function sentencesOf(...sentences: (string | null)[]): string | null {
  return sentences.filter((sentence) => sentence !== null).join('. ') || null;
}

function unreadText({ unread_pages: pages }: DocumentRow): string | null {
  return pages?.length ? documentsTexts.unreadPages(pages.join(', '), pages.length) : null;
}

function wishesOf({ wishes, unmet_wishes, unmet }: DocumentRow): string | null {
  if (!wishes) return null;
  const unmetSentence = (unmet_wishes && unmetText(wishes, unmet_wishes)) ?? unmet;
  return unmetSentence ? `${wishText(wishes)}. ${unmetSentence}` : wishText(wishes);
}

function placeOf(quizId: number, device: OnDevice, online: boolean): QuizPlace {
  if (device.kept.has(quizId)) return 'on-device';
  if (!online) return 'out-of-reach';
  return device.busy && !device.unkept.has(quizId) ? 'downloading' : 'on-server';
}
