// See en/week.
import type { week as english } from '../en/week.ts';
import { plural } from './plural.ts';

export const week: typeof english = {
  noStreak: 'Fais un quiz ou révise chaque jour pour lancer une série',
  streak: (days) => plural(days, { one: `Série : ${days} jour`, other: `Série : ${days} jours` }),
  activeDays: (count) => plural(count, { one: `${count} jour sur les 7 derniers`, other: `${count} jours sur les 7 derniers` }),
  activeDaysBeforeToday: (count) =>
    plural(count, {
      one: `${count} jour sur les 7 derniers, sans compter aujourd’hui`,
      other: `${count} jours sur les 7 derniers, sans compter aujourd’hui`,
    }),
};
