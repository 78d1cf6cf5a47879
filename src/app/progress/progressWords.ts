// How progress names days, scores and shares.
import type { Taken } from '#core/progress/day';
import { inItsDay } from '#core/reviewBounds';
import { formatPercent } from '#core/submission';
import { officialWords } from '../ui/officialWords.ts';

const DAY_MS = 86_400_000;
const inDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: 'UTC' });
const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });

/** `Nov 24` of a day counted from 1970. */
export const dayWords = (day: number): string => inDay.format(day * DAY_MS).replace(' ', '\u00a0');
/** `Tue` of a day counted from 1970. */
export const weekdayWords = (day: number): string => weekday.format(day * DAY_MS);

/** `Nov 24, 2026, 4:05 PM` of a time; `Night of Nov 24, 2026, 1:05 AM` after midnight, where the day is still the one before. */
export function momentWords(at: number): string {
  const day = date.format(inItsDay(at));
  return `${day === date.format(at) ? '' : 'Night of '}${day}, ${time.format(at)}`;
}

/** `2 of 3 known` */
export const shareWords = ({ known: knownCount, of }: { known: number; of: number }): string => `${knownCount} of ${of} known`;

/** `72.0%, 12.5 better than the last time` */
export function changeWords(change: number | null): string | null {
  if (change === null) return null;
  if (change === 0) return 'The same as the last time';
  return `${Math.abs(change).toFixed(1)} points ${change > 0 ? 'better' : 'lower'} than the last time`;
}

/** `80.0%, 16 of 20`; of a quiz of somebody else `80.0%, 16 of 20, and 1 essay to read` */
export function scoreWords({ score, correct, total, official }: Pick<Taken, 'score' | 'correct' | 'total' | 'official'>): string {
  const words = official ? officialWords(official) : `${correct} of ${total}`;
  return score === null ? words : `${formatPercent(score)}, ${words}`;
}

/** The last score: `80.0%`; of essays alone `2 essays to read`. */
export function lastWords(attempts: readonly Taken[]): string {
  const last = attempts.at(-1);
  if (last === undefined) return '';
  return last.score === null ? scoreWords(last) : formatPercent(last.score);
}
