// The number on the app's icon, and what this browser makes of it.
import type { ReviewSettings } from '#core/reviewPlan';
import { reminderOf } from '../review/reminder.ts';
import { Segments } from '../ui/Segments.tsx';

type Props = { settings: ReviewSettings; choose: (changes: Partial<ReviewSettings>) => void };

const options = [
  { value: 'on', label: 'On' },
  { value: 'off', label: 'Off' },
] as const;

const hints = {
  none: 'This browser shows no number on an icon. Where Oasis is installed in one that does, it appears there.',
  open: 'The icon of the installed app counts them beside what waits to be sent. In this browser the number is renewed when Oasis is opened.',
  closed:
    'The icon of the installed app counts them beside what waits to be sent, also while Oasis is closed. The browser decides how often it looks.',
};

export function RemindField({ settings, choose }: Props) {
  return (
    <div>
      <Segments
        legend="Number of due questions on the icon"
        value={settings.remind === false ? 'off' : 'on'}
        options={options}
        onChange={(choice) => choose({ remind: choice === 'on' })}
      />
      <p className="field__hint">{hints[reminderOf(navigator)]}</p>
    </div>
  );
}
