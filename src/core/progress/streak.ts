// A calm streak: how many days one studied, where one missed day a week does not end it.

const WEEK = 7;

export type Streak = {
  /** days on which something was done */
  days: number;
  /** today is one of them */
  isToday: boolean;
};

/**
 * The streak that reaches to today, or to yesterday while today is still to come. A missed day is forgiven when the seven days before
 * and after it have no other.
 * @param active the days on which a quiz was finished or a question reviewed
 */
export function streakOf(active: Iterable<number>, today: number): Streak {
  const activeDays = new Set(active);
  const isToday = activeDays.has(today);
  const first = Math.min(...activeDays);
  let days = 0;
  let forgiven: number | null = null;
  for (let day = isToday ? today : today - 1; day >= first; day -= 1) {
    if (activeDays.has(day)) days += 1;
    else if (forgiven === null || forgiven - day >= WEEK) forgiven = day;
    else break;
  }
  return { days, isToday };
}
