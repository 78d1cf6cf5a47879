// How many questions come back on each of the next fourteen days.
import { progressTexts } from '#texts/progress';
import { Chart } from './Chart.tsx';
import { DayBars } from './DayBars.tsx';
import { dayWords, weekdayWords } from './dayWords.ts';
import type { Progress } from './useProgress.ts';

export function ComingDays({ progress: { ahead, today } }: { progress: Progress }) {
  const total = ahead.reduce((sum, count) => sum + count, 0);
  const bars = ahead.map((count, at) => ({ day: today + at, name: weekdayWords(today + at), count, isToday: at === 0 }));
  return (
    <Chart
      title={progressTexts.comesBack}
      says={total === 0 ? progressTexts.nothingComesBack : progressTexts.comingSum(ahead[0] ?? 0, total)}
      head={[progressTexts.day, progressTexts.questions]}
      rows={bars.map(({ day, name, count }) => [progressTexts.weekdayAndDay(name, dayWords(day)), String(count)])}
    >
      {(width) => (total === 0 ? null : <DayBars width={width} bars={bars} />)}
    </Chart>
  );
}
