// The choice of a time limit, on the upload card and in a document's menu: none, suggested, or the student's own minutes.
import type { TimerChoice } from '#core/document';
import { MAX_TIMER_SECONDS, MIN_TIMER_SECONDS } from '#core/quiz';
import { Segments } from '../ui/Segments.tsx';
import { TextField } from '../ui/TextField.tsx';

export type TimeLimit = { kind: 'none' | 'suggested' | 'custom'; minutes: string };

const MINUTE = 60;
const most = MAX_TIMER_SECONDS / MINUTE;

/** What is wrong with the minutes, or null. */
export function refuseMinutes(limit: TimeLimit): string | null {
  if (limit.kind !== 'custom') return null;
  const minutes = Number(limit.minutes);
  const isFine = /^\d+$/.test(limit.minutes.trim()) && minutes * MINUTE >= MIN_TIMER_SECONDS && minutes <= most;
  return isFine ? null : `Enter whole minutes from 1 to ${most.toLocaleString('en-US')}.`;
}

/** The limit as the API takes it; null for none. */
export function toTimerChoice(limit: TimeLimit): TimerChoice | null {
  if (limit.kind === 'none') return null;
  return limit.kind === 'suggested' ? 'suggested' : Number(limit.minutes) * MINUTE;
}

type Props = { limit: TimeLimit; disabled?: boolean; error: string | null; onChange: (limit: TimeLimit) => void };

export function TimeLimitChoice({ limit, disabled = false, error, onChange }: Props) {
  return (
    <div className="stack timelimit">
      <Segments
        legend="Time limit"
        value={limit.kind}
        disabled={disabled}
        options={[
          { value: 'none', label: 'No limit' },
          { value: 'suggested', label: 'Suggested', note: '1½ min each' },
          { value: 'custom', label: 'Custom' },
        ]}
        onChange={(kind) => onChange({ ...limit, kind })}
      />
      {limit.kind === 'custom' ? (
        <TextField
          label="Minutes"
          name="minutes"
          type="number"
          inputMode="numeric"
          min={1}
          max={most}
          value={limit.minutes}
          disabled={disabled}
          error={error}
          onChange={(minutes) => onChange({ ...limit, minutes })}
        />
      ) : null}
    </div>
  );
}
