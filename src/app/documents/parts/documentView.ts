// What a row says of one document, decided from the server's row and what lies on this device. It draws nothing.
import { type DocumentRow, isReady } from '#core/document/document';
import { translateDocumentFailure } from '#texts/documentFailures';
import { unmetText, wishText } from '#texts/wishes';
import type { QuizPlace } from '../../ui/quizPlace.ts';

/** Submissions of one quiz that have not arrived: some wait, or the newest refusal with its reason. */
export type UnsentAnswers = { waits: boolean; refusal: string | null };

/** What this device holds, by quiz id. */
export type OnDevice = {
  kept: ReadonlySet<number>;
  /** removed by the student */
  unkept: ReadonlySet<number>;
  /** with an open attempt, which carries its own copy of the quiz */
  open: ReadonlySet<number>;
  unsent: ReadonlyMap<number, UnsentAnswers>;
  /** quizzes are being downloaded right now */
  busy: boolean;
};

/** Flat, so that a row whose facts are the same is not drawn again. */
export type DocumentView = {
  document: DocumentRow;
  /** where its quiz is; null while there is none */
  place: QuizPlace | null;
  /** the quiz can be opened now */
  canOpen: boolean;
  /** an attempt at it is open on this device: it is gone on with */
  isOpen: boolean;
  /** it has a score, or answers of it are on their way */
  isTaken: boolean;
  /** what to do next: the one filled button of the list */
  isNext: boolean;
  waits: boolean;
  refused: boolean;
  /** why it failed, or why its answers were not accepted */
  reason: string | null;
  /** its quiz's title, shown where it was found by it or edited; else what was wished of it, and what of that could not be had */
  title: string | null;
};

/** `refusals`: of quizzes that the server does not have, why it refused them, or null while they wait. */
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
    title: document.edited_title ?? wishesOf(document),
  };
}

/** In another language than English by the code; else, and where this app does not know it, as the server says it. */
function failureText({ error, error_code }: DocumentRow): string | null {
  return translateDocumentFailure(error_code) ?? error ?? null;
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
