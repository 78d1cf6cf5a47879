// Keeps the texts of ready documents on this device, behind their quizzes.
import { type DocumentRow, isReady } from '#core/document/document';
import { keepTexts, textBudget } from '#device/files/texts';
import { db } from '../data/device.ts';
import { callAs } from '../data/queries.ts';

/** The list comes every five seconds while something is being read; a server that gives no text is not asked each time. */
const PAUSE_MS = 5 * 60_000;
let failedAt = Number.NEGATIVE_INFINITY;

/** `quota`: bytes, null when the browser does not say. `now`: ms of a clock that runs on. */
export type TextWish = { userId: number; documents: readonly DocumentRow[]; quota: number | null; now: number };

let next: TextWish | null = null;
let busy: Promise<void> | null = null;

/** Keeps what is missing; one round at a time, and of the lists that come meanwhile the last. What fails is left for a later one. */
export function keepReadyTexts(wish: TextWish): Promise<void> {
  next = wish;
  busy ??= rounds().finally(() => {
    busy = null;
  });
  return busy;
}

async function rounds(): Promise<void> {
  for (let wish = next; wish !== null; wish = next) {
    next = null;
    await round(wish).catch(() => undefined);
  }
}

function round({ userId, documents, quota, now }: TextWish): Promise<void> {
  return keepTexts(db, userId, documents.filter(isReady), textBudget(quota), async (doc_id) => {
    if (now - failedAt < PAUSE_MS) throw new Error('Texts are asked for later.');
    return callAs(userId, 'documentText', { params: { doc_id } }).catch((error: unknown) => {
      failedAt = now;
      throw error;
    });
  });
}
