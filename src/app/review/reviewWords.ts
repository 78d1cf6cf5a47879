// How review names ratings and times.
import type { ReviewRating } from '#core/reviewEvent';
import type { Choice } from '#core/reviewPlan';

export const ratingWords: Record<ReviewRating, string> = { again: 'Again', hard: 'Hard', good: 'Good', easy: 'Easy' };

/** `10 min`, `1 day`, `12 days`, `2 months`, `1.5 years`: short, for a button. */
export function intervalWords({ minutes, days }: Pick<Choice, 'minutes' | 'days'>): string {
  if (days === 0) return minutes < 60 ? `${Math.max(1, minutes)} min` : counted(Math.round(minutes / 60), 'hour');
  if (days < 60) return counted(days, 'day');
  if (days < 365) return counted(Math.round(days / 30.4), 'month');
  return counted(Math.round(days / 36.5) / 10, 'year');
}

export function counted(count: number, noun: string): string {
  return `${count} ${count === 1 ? noun : `${noun}s`}`;
}
