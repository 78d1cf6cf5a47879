// How review names times.
import type { Choice } from '#core/review/reviewPlan';
import { reviewTexts } from '#texts/review';

/** `10 min`, `1 day`, `12 days`, `2 months`, `1.5 years`: short, for a button. */
export function intervalWords({ minutes, days }: Pick<Choice, 'minutes' | 'days'>): string {
  if (days === 0) return minutes < 60 ? reviewTexts.minutes(Math.max(1, minutes)) : reviewTexts.hours(Math.round(minutes / 60));
  if (days < 60) return reviewTexts.days(days);
  if (days < 365) return reviewTexts.months(Math.round(days / 30.4));
  return reviewTexts.years(Math.round(days / 36.5) / 10);
}
