// The choice of a time limit on the upload card and in a document's menu: none, suggested, or a number of minutes.
import type { TimerChoice } from '#core/document/document';
import { MAX_TIMER_SECONDS, MIN_TIMER_SECONDS } from '#core/quiz/quiz';
import { localeNow } from '#texts/catalogue';
import { quizOptionsTexts } from '#texts/quizOptions';
import { Segments } from '../../ui/Segments.tsx';
import { TextField } from '../../ui/TextField.tsx';

export type TimeLimit = { kind: 'none' | 'suggested' | 'custom'; minutes: string };

const MINUTE = 60;
const maxMinutes = MAX_TIMER_SECONDS / MINUTE;
const USUAL_MINUTES = '20';

/** The choice for a stored limit in seconds; `suggested` is null while unknown. */
export function limitOf(seconds: number | null, suggested: number | null): TimeLimit {
  if (seconds === null) return { kind: 'none', minutes: USUAL_MINUTES };
  const minutes = String(Math.max(1, Math.round(seconds / MINUTE)));
  return { kind: seconds === suggested ? 'suggested' : 'custom', minutes };
}

/** The choice that an upload was sent with, from its row. */
export function chosenLimit(choice: string | null): TimeLimit {
  return choice === 'suggested'
    ? { kind: 'suggested', minutes: USUAL_MINUTES }
    : limitOf(choice === null ? null : Number(choice), null);
}

/** The flaw of the minutes, or null. */
export function refuseMinutes(limit: TimeLimit): string | null {
  if (limit.kind !== 'custom') return null;
  const seconds = /^\d+$/.test(limit.minutes.trim()) ? Number(limit.minutes) * MINUTE : 0;
  const isFine = seconds >= MIN_TIMER_SECONDS && seconds <= MAX_TIMER_SECONDS;
  return isFine ? null : quizOptionsTexts.minutesRange(maxMinutes.toLocaleString(localeNow()));
}

/** The limit for the API; null for none. */
export function toTimerChoice(limit: TimeLimit): TimerChoice | null {
  if (limit.kind === 'none') return null;
  return limit.kind === 'suggested' ? 'suggested' : Number(limit.minutes) * MINUTE;
}

type Props = {
  limit: TimeLimit;
  disabled?: boolean;
  error: string | null;
  /** what "Suggested" means for this quiz, in seconds, if known */
  suggested?: number;
  /** the legend is only for screen readers, since a title above says it */
  quiet?: boolean;
  onChange: (limit: TimeLimit) => void;
};

export function TimeLimitChoice({ limit, disabled = false, error, suggested, quiet = false, onChange }: Props) {
  const note = suggested === undefined ? quizOptionsTexts.usualTime : quizOptionsTexts.time(suggested / MINUTE);
  return (
    <div className="stack timelimit">
      <Segments
        legend={quizOptionsTexts.timeLimit}
        quiet={quiet}
        value={limit.kind}
        disabled={disabled}
        options={[
          { value: 'none', label: quizOptionsTexts.limits.none },
          { value: 'suggested', label: quizOptionsTexts.limits.suggested, note },
          { value: 'custom', label: quizOptionsTexts.limits.custom },
        ]}
        onChange={(kind) => onChange({ ...limit, kind })}
      />
      {limit.kind === 'custom' ? (
        <TextField
          label={quizOptionsTexts.minutes}
          name="minutes"
          type="number"
          inputMode="numeric"
          min={1}
          max={maxMinutes}
          value={limit.minutes}
          disabled={disabled}
          error={error}
          onChange={(minutes) => onChange({ ...limit, minutes })}
        />
      ) : null}
    </div>
  );
}
