// What was done on each of the last four weeks' days, with the streak.
import { useState } from 'react';
import { Segments } from '../ui/Segments.tsx';
import { Chart } from './Chart.tsx';
import { DayBars } from './DayBars.tsx';
import { dayWords } from './progressWords.ts';
import type { Progress } from './useProgress.ts';
import { WeekStrip } from './WeekStrip.tsx';

type Shown = 'answers' | 'minutes';
const options = [
  { value: 'answers', label: 'Answers' },
  { value: 'minutes', label: 'Minutes' },
] as const;

export function Activity({ progress: { days, today, streak } }: { progress: Progress }) {
  const [shown, setShown] = useState<Shown>('answers');
  const total = days.reduce((sum, day) => sum + day[shown], 0);
  return (
    <Chart
      title="Your days"
      says={`${total} ${shown} in the last ${days.length} days. A day ends at four in the morning. One missed day a week does not end a streak.`}
      choice={<Segments legend="Show" quiet value={shown} options={options} onChange={setShown} />}
      note={<WeekStrip week={days.slice(-7)} streak={streak} />}
      head={['Day', 'Quizzes', 'Reviews', 'Answers', 'Minutes']}
      rows={days
        .filter(({ answers }) => answers > 0)
        .toReversed()
        .map(({ day, quizzes, reviews, answers, minutes }) => [
          dayWords(day),
          ...[quizzes, reviews, answers, minutes].map(String),
        ])}
    >
      {(width) => (
        <DayBars
          width={width}
          bars={days.map((one) => ({ day: one.day, name: dayWords(one.day), count: one[shown], isToday: one.day === today }))}
        />
      )}
    </Chart>
  );
}
