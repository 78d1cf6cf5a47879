// The number on the app's icon, and what this browser makes of it.
import type { ReviewSettings } from '#core/review/reviewPlan';
import { settingsTexts } from '#texts/settings';
import { reminderOf } from '../review/reminder.ts';
import { Segments } from '../ui/Segments.tsx';

type Props = { settings: ReviewSettings; choose: (changes: Partial<ReviewSettings>) => void };

export function RemindField({ settings, choose }: Props) {
  return (
    <div>
      <Segments
        legend={settingsTexts.reminder}
        value={settings.remind === false ? 'off' : 'on'}
        options={[
          { value: 'on', label: settingsTexts.on },
          { value: 'off', label: settingsTexts.off },
        ]}
        onChange={(choice) => choose({ remind: choice === 'on' })}
      />
      <p className="field__hint">{settingsTexts.reminderHints[reminderOf(navigator)]}</p>
    </div>
  );
}
