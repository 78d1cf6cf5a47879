// How progress names moments and scores.
import type { FinishedAttempt } from '#core/progress/day';
import { inItsDay } from '#core/review/reviewBounds';
import { dateFormat, percentText, pointsText } from '#texts/formats';
import { progressTexts } from '#texts/progress';
import { uiTexts } from '#texts/ui';
import { officialWords } from '../ui/officialWords.ts';

/** `Nov 24, 2026, 4:05 PM` of a time; `Night of Nov 24, 2026, 1:05 AM` after midnight, where the day is still the one before. */
export function momentWords(at: number): string {
  const date = dateFormat({ dateStyle: 'medium' });
  const day = date.format(inItsDay(at));
  const time = dateFormat({ timeStyle: 'short' }).format(at);
  return day === date.format(at) ? progressTexts.moment(day, time) : progressTexts.nightMoment(day, time);
}

/** `72.0%, 12.5 better than the last time` */
export function changeWords(change: number | null): string | null {
  if (change === null) return null;
  if (change === 0) return progressTexts.sameScore;
  const points = pointsText(Math.abs(change));
  return change > 0 ? progressTexts.betterScore(points) : progressTexts.lowerScore(points);
}

/** `80.0%, 16 of 20`; of a quiz of somebody else `80.0%, 16 of 20, and 1 essay to read` */
export function scoreWords({
  score,
  correct,
  total,
  official,
}: Pick<FinishedAttempt, 'score' | 'correct' | 'total' | 'official'>): string {
  const words = official ? officialWords(official) : uiTexts.rightOf(correct, total);
  return score === null ? words : progressTexts.scoreAndCount(percentText(score), words);
}

/** The last score: `80.0%`; of essays alone `2 essays to read`. */
export function lastWords(attempts: readonly FinishedAttempt[]): string {
  const last = attempts.at(-1);
  if (last === undefined) return '';
  return last.score === null ? scoreWords(last) : percentText(last.score);
}
