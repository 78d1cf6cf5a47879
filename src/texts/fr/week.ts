// See en/week.
import type { week as english } from '../en/week.ts';
import { plural } from './plural.ts';

export const week: typeof english = {
  noStreak: 'Fais un quiz ou révise chaque jour pour une série',
  streak: (days) => plural(days, { one: `Série : ${days} jour`, other: `Série : ${days} jours` }),
  activeDays: (count) => plural(count, { one: `${count} des 7 derniers jours`, other: `${count} des 7 derniers jours` }),
  activeDaysBeforeToday: (count) => `${count} des 7 derniers jours, sans compter aujourd’hui`,
};
