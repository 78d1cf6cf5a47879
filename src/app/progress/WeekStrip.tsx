// The streak and the last seven days in one calm strip: a sun for each day on which something was done.

import type { ReactNode } from 'react';
import type { Day } from '#core/progress/day';
import type { Streak } from '#core/progress/streak';
import { weekTexts } from '#texts/week';
import { weekdayWords } from './dayWords.ts';
import './weekStrip.css';

/** `week`: seven days up to today; `more`: a way to what stands behind it. */
export function WeekStrip({ week, streak, moreLink: more }: { week: readonly Day[]; streak: Streak; moreLink?: ReactNode }) {
  const activeCount = week.filter(({ answers }) => answers > 0).length;
  const words = streak.days === 0 ? weekTexts.noStreak : weekTexts.streak(streak.days);
  return (
    <div className="week">
      <p className="week__says">
        <b>{words}</b>
        <span className="small muted">
          {streak.isToday ? weekTexts.activeDays(activeCount) : weekTexts.activeDaysBeforeToday(activeCount)}
        </span>
      </p>
      <ol className="week__days" aria-hidden="true">
        {week.map(({ day, answers }) => (
          <li key={day} className={answers > 0 ? 'week__day week__day--done' : 'week__day'}>
            <i />
            <span className="small muted">{weekdayWords(day).slice(0, 2)}</span>
          </li>
        ))}
      </ol>
      {more ? <div className="week__more">{more}</div> : null}
    </div>
  );
}
