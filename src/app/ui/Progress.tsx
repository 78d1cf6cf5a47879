// How far along: one segment a question up to 24, then one bar; and the bar alone for an upload. Never teal.
import { Steps } from './Steps.tsx';

const MOST_SEGMENTS = 24;

/** A bar from 0 to 100. */
export function ProgressBar({ percent, label }: { percent: number; label: string }) {
  const roundedPercent = Math.round(percent);
  return (
    <div
      className="bar"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={roundedPercent}
    >
      <i style={{ width: `${percent}%` }} />
    </div>
  );
}

/** Question `current` of `total`, counted from 1. */
export function QuizProgress({ current, total, label }: { current: number; total: number; label: string }) {
  if (total <= MOST_SEGMENTS) return <Steps current={current} total={total} label={label} />;
  return <ProgressBar percent={(current / total) * 100} label={label} />;
}
