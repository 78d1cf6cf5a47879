// Counts a streak of study days. One missed day a week does not end it.

const WEEK = 7;

export type Streak = {
  /** days with activity */
  days: number;
  /** whether today is one of them */
  isToday: boolean;
};

/**
 * The streak up to today, or up to yesterday if nothing was done today. A missed day is forgiven if it is the only one in the
 * seven days before and after it.
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
