// In which order the documents stand and which of them: sorted, filtered, searched. It reads no clock and draws nothing.
import { type DocumentRow, isReady } from '#core/document/document';
import { localeNow } from '#texts/catalogue';
import type { DocumentView } from '../parts/documentView.ts';

export const orders = ['newest', 'name', 'score'] as const;
export type Order = (typeof orders)[number];
export type Filter = 'all' | 'untaken' | 'low';

/** From this score on a quiz counts as passed: the dotted line of the results, where the fireworks begin. */
const PASSED = 70;

/** In the chosen order. The given ones stand newest first already (P5.1); what has no score comes last. */
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

/** A score that is older than answers on their way is not the last one. */
export function passes({ document, isTaken, waits, refused }: DocumentView, filter: Filter): boolean {
  if (filter === 'all') return true;
  if (filter === 'untaken') return isReady(document) && !isTaken;
  return !waits && !refused && scoreOf(document) < PASSED;
}

/** What was typed stands in the name or in the quiz's title. Both in lower case; an empty search finds all. */
export function isFound(filename: string, title: string | undefined, sought: string): boolean {
  return filename.toLowerCase().includes(sought) || (title?.toLowerCase().includes(sought) ?? false);
}

/** The one to take next: the newest that is ready, can be opened and was never taken. */
export function nextToTake(views: readonly DocumentView[]): DocumentView | undefined {
  return views.find(({ canOpen, isTaken }) => canOpen && !isTaken);
}
