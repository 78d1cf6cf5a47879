// How long a link lets new people in: what can be chosen, and how its end is said.
import { shareDialogTexts } from '#texts/shareDialog';
import { dateWords } from '../ui/dateWords.ts';

const DAY = 24 * 60 * 60_000;

/** The key of a choice, to its length; null: it does not run out. */
const lengths = { never: null, day: DAY, week: 7 * DAY, month: 30 * DAY } as const satisfies Record<string, number | null>;
export type LinkEnd = keyof typeof lengths;

export const linkEnds = Object.keys(lengths) as LinkEnd[];

export const isLinkEnd = (text: string): text is LinkEnd => text in lengths;

/** What the server is told. */
export function endOf(linkEnd: LinkEnd, now: number): string | null {
  const ms = lengths[linkEnd];
  return ms === null ? null : new Date(now + ms).toISOString();
}

export const isOver = (end: string | null, now: number) => end !== null && Date.parse(end) <= now;

/** Of a link that is turned on. */
export function endWords(end: string | null, now: number): string {
  if (end === null) return shareDialogTexts.open;
  const time = dateWords(end);
  return isOver(end, now) ? shareDialogTexts.isOver(time) : shareDialogTexts.openUntil(time);
}
