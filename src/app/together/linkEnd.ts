// How long a link lets new people in: what can be chosen, and how its end is said.
import { dateWords } from '../ui/dateWords.ts';

const DAY = 24 * 60 * 60_000;

/** The key of a choice, to its words and its length; null: it does not run out. */
export const linkEnds = {
  never: { words: 'Until I turn it off', ms: null },
  day: { words: 'For a day', ms: DAY },
  week: { words: 'For a week', ms: 7 * DAY },
  month: { words: 'For 30 days', ms: 30 * DAY },
} as const satisfies Record<string, { words: string; ms: number | null }>;
export type LinkEnd = keyof typeof linkEnds;

export const isLinkEnd = (text: string): text is LinkEnd => text in linkEnds;

/** What the server is told. */
export function endOf(linkEnd: LinkEnd, now: number): string | null {
  const { ms } = linkEnds[linkEnd];
  return ms === null ? null : new Date(now + ms).toISOString();
}

export const isOver = (end: string | null, now: number) => end !== null && Date.parse(end) <= now;

/** Of a link that is turned on. */
export function endWords(end: string | null, now: number): string {
  if (end === null) return 'Others can join until you turn the link off.';
  return isOver(end, now)
    ? `The link ran out ${dateWords(end)}. Nobody new gets in.`
    : `Others can join until ${dateWords(end)}.`;
}
