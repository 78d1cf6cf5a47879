// The strip of the last seven days, on the dashboard too.
import { plural } from './plural.ts';

export const week = {
  noStreak: 'Take a quiz or review every day to build a streak',
  streak: (days: number) => plural(days, { one: 'Streak: 1 day', other: `Streak: ${days} days` }),
  activeDays: (count: number) => `${count} of the last 7 days`,
  activeDaysBeforeToday: (count: number) => `${count} of the last 7 days, not counting today`,
};
