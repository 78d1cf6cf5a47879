// How many questions come back on each of the next fourteen days.
import { Chart } from './Chart.tsx';
import { DayBars } from './DayBars.tsx';
import { dayWords, weekdayWords } from './progressWords.ts';
import type { Progress } from './useProgress.ts';

export function ComingDays({ progress: { ahead, today } }: { progress: Progress }) {
  const total = ahead.reduce((sum, count) => sum + count, 0);
  const bars = ahead.map((count, at) => ({ day: today + at, name: weekdayWords(today + at), count, isToday: at === 0 }));
  return (
    <Chart
      title="What comes back"
      says={total === 0 ? 'Nothing comes back in the next two weeks.' : saysOf(ahead[0] ?? 0, total)}
      head={['Day', 'Questions']}
      rows={bars.map(({ day, name, count }) => [`${name}, ${dayWords(day)}`, String(count)])}
    >
      {(width) => (total === 0 ? null : <DayBars width={width} bars={bars} />)}
    </Chart>
  );
}

function saysOf(today: number, total: number): string {
  return `${today} today, ${total} in the next two weeks, as things stand.`;
}
