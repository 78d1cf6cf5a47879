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
  const [measure, setShown] = useState<Shown>('answers');
  const total = days.reduce((sum, day) => sum + day[measure], 0);
  return (
    <Chart
      title="Your days"
      says={`${total} ${measure} in the last ${days.length} days. A day ends at four in the morning. One missed day a week does not end a streak.`}
      choice={<Segments legend="Show" quiet value={measure} options={options} onChange={setShown} />}
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
          bars={days.map((day) => ({ day: day.day, name: dayWords(day.day), count: day[measure], isToday: day.day === today }))}
        />
      )}
    </Chart>
  );
}
