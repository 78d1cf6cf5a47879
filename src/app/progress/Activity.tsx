// What was done on each of the last four weeks' days, with the streak.
import { useState } from 'react';
import { progressTexts } from '#texts/progress';
import { Segments } from '../ui/Segments.tsx';
import { Chart } from './Chart.tsx';
import { DayBars } from './DayBars.tsx';
import { dayWords } from './dayWords.ts';
import type { Progress } from './useProgress.ts';
import { WeekStrip } from './WeekStrip.tsx';

type Shown = 'answers' | 'minutes';
const measures = ['answers', 'minutes'] as const;

export function Activity({ progress: { days, today, streak } }: { progress: Progress }) {
  const [measure, setMeasure] = useState<Shown>('answers');
  const total = days.reduce((sum, day) => sum + day[measure], 0);
  return (
    <Chart
      title={progressTexts.yourDays}
      says={progressTexts.daySums[measure](total, days.length)}
      choice={
        <Segments
          legend={progressTexts.show}
          quiet
          value={measure}
          options={measures.map((value) => ({ value, label: progressTexts.measures[value] }))}
          onChange={setMeasure}
        />
      }
      note={<WeekStrip week={days.slice(-7)} streak={streak} />}
      head={[
        progressTexts.day,
        progressTexts.quizzes,
        progressTexts.reviews,
        progressTexts.measures.answers,
        progressTexts.measures.minutes,
      ]}
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
