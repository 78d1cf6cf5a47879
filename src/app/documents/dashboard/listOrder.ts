// Sorts, filters and searches the documents. It reads no clock and draws nothing.
import { type DocumentRow, isReady } from '#core/document/document';
import { localeNow } from '#texts/catalogue';
import type { DocumentView } from '../parts/documentView.ts';

export const orders = ['newest', 'name', 'score'] as const;
export type Order = (typeof orders)[number];
export type Filter = 'all' | 'untaken' | 'low';

/** The score from which a quiz counts as passed: the dotted line of the results, where fireworks begin. */
const PASSED = 70;

/** In the chosen order. The input is newest first (P5.1); documents without a score come last. */
export function inOrder(views: readonly DocumentView[], order: Order): DocumentView[] {
  if (order === 'newest') return [...views];
  if (order === 'name') {
    const byName = new Intl.Collator(localeNow(), { numeric: true, sensitivity: 'base' });
    return [...views].sort((a, b) => byName.compare(a.document.filename, b.document.filename));
  }
  return [...views].sort((a, b) => scoreOf(a.document) - scoreOf(b.document));
}

function scoreOf({ last_score: score }: DocumentRow): number {
  return score ?? Number.MAX_SAFE_INTEGER;
}

/** A score older than answers on their way does not count. */
export function passes({ document, isTaken, waits, refused }: DocumentView, filter: Filter): boolean {
  if (filter === 'all') return true;
  if (filter === 'untaken') return isReady(document) && !isTaken;
  return !waits && !refused && scoreOf(document) < PASSED;
}

/** Whether the name or the quiz's title contains the search. Both are in lower case; an empty search matches all. */
export function isFound(filename: string, title: string | undefined, sought: string): boolean {
  return filename.toLowerCase().includes(sought) || (title?.toLowerCase().includes(sought) ?? false);
}

/** The quiz to take next: the newest that is ready, can be opened and was never taken. */
export function nextToTake(views: readonly DocumentView[]): DocumentView | undefined {
  return views.find(({ canOpen, isTaken }) => canOpen && !isTaken);
}
