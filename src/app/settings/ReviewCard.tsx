// How review goes, on every device of the student: how well things are to be remembered, how many new ones a day, the days of exams, and a reminder.
import type { ReviewSettings } from '#core/review/reviewPlan';
import { chooseReviewSettings } from '#device/review/reviewSettings';
import { wholePercentText } from '#texts/formats';
import { settingsTexts } from '#texts/settings';
import { db } from '../data/device.ts';
import { reminderOf } from '../review/reminder.ts';
import { notify } from '../shell/notices.tsx';
import { sendLater } from '../sync/sendSoon.ts';
import { Segments } from '../ui/Segments.tsx';
import { ExamFields } from './ExamFields.tsx';
import type { ReviewOptions } from './reviewOptions.ts';

type Props = { settings: ReviewSettings; choose: (changes: Partial<ReviewSettings>) => void };

/** The number on the app's icon, and what this browser makes of it. */
function RemindField({ settings, choose }: Props) {
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

const retentions = ['0.8', '0.9', '0.95'] as const;
const newPerDay = ['5', '10', '20', '40'] as const;

export function ReviewCard({ userId, options }: { userId: number; options: ReviewOptions }) {
  const { settings, deck, titles } = options;
  const choose = (changes: Partial<ReviewSettings>) => {
    chooseReviewSettings(db, userId, changes, Date.now()).then(sendLater, () => notify.error(settingsTexts.storeFailed));
  };
  return (
    <section className="card" aria-labelledby="settings-review">
      <h2 id="settings-review">{settingsTexts.review}</h2>
      <div className="settings__fields">
        <div>
          <Segments
            legend={settingsTexts.retention}
            value={String(settings.retention)}
            options={retentions.map((value) => ({
              value,
              label: wholePercentText(Number(value) * 100),
              note: settingsTexts.retentionNotes[value],
            }))}
            onChange={(choice) => choose({ retention: Number(choice) })}
          />
          <p className="field__hint">{settingsTexts.retentionHint}</p>
        </div>
        <Segments
          legend={settingsTexts.newPerDay}
          value={String(settings.newPerDay)}
          options={newPerDay.map((value) => ({ value, label: value }))}
          onChange={(choice) => choose({ newPerDay: Number(choice) })}
        />
        <ExamFields titles={titles} deck={deck} settings={settings} choose={choose} />
        <RemindField settings={settings} choose={choose} />
      </div>
    </section>
  );
}
