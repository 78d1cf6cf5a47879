// What this browser tells while Oasis is closed: one switch for each kind of message, off until it is chosen.
import { useState } from 'react';
import { localeNow } from '#texts/catalogue';
import { remindersTexts } from '#texts/remindersCard';
import { settingsTexts } from '#texts/settings';
import { useOnline } from '../data/online.ts';
import { sentenceFor } from '../data/queryClient.ts';
import { chooseReminders, type ReminderChoice, readReminders, remindersHere } from '../data/reminders.ts';
import { notify } from '../shell/notices.tsx';
import { OfflineNote } from '../shell/OfflineNote.tsx';
import { Field } from '../ui/Field.tsx';
import { Segments } from '../ui/Segments.tsx';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const USUAL_HOUR = 18;

const hourWords = (hour: number) =>
  new Date(hour * 3_600_000).toLocaleTimeString(localeNow(), { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });

export function RemindersCard({ userId }: { userId: number }) {
  const online = useOnline();
  const [choice, setChoice] = useState(() => readReminders(userId));
  const [isStoring, setStoring] = useState(false);
  const [standing, setStanding] = useState(remindersHere);
  const disabled = !online || isStoring || standing === 'blocked';

  function choose(changes: Partial<ReminderChoice>): void {
    setStoring(true);
    const nextChoice = { ...choice, ...changes };
    chooseReminders(userId, nextChoice)
      .then(
        (isAllowed) => {
          setStanding(remindersHere());
          if (isAllowed) setChoice(nextChoice);
          else notify.info(remindersTexts.refused);
        },
        (error: unknown) => notify.error(sentenceFor(error, remindersTexts.failed)),
      )
      .finally(() => setStoring(false));
  }
  const onOff = (legend: string, isOn: boolean, onChange: (isOn: boolean) => void) => (
    <Segments
      legend={legend}
      value={isOn ? 'on' : 'off'}
      options={[
        { value: 'on', label: remindersTexts.on },
        { value: 'off', label: remindersTexts.off },
      ]}
      disabled={disabled}
      onChange={(value) => onChange(value === 'on')}
    />
  );
  if (standing === 'none') return null;
  return (
    <section className="card" aria-labelledby="settings-reminders">
      <h2 id="settings-reminders">{remindersTexts.title}</h2>
      <p className="muted">{standing === 'blocked' ? remindersTexts.blocked : remindersTexts.note}</p>
      <div className="settings__fields">
        {onOff(remindersTexts.quizReady, choice.quiz_ready, (quiz_ready) => choose({ quiz_ready }))}
        {onOff(remindersTexts.assignmentDue, choice.assignment_due, (assignment_due) => choose({ assignment_due }))}
        {onOff(remindersTexts.review, choice.review_hour !== null, (isOn) => choose({ review_hour: isOn ? USUAL_HOUR : null }))}
        {choice.review_hour === null ? null : (
          <Field label={remindersTexts.hour}>
            {(ties) => (
              <select
                {...ties}
                className="input settings__day"
                value={choice.review_hour ?? USUAL_HOUR}
                disabled={disabled}
                onChange={({ target }) => choose({ review_hour: Number(target.value) })}
              >
                {HOURS.map((hour) => (
                  <option key={hour} value={hour}>
                    {hourWords(hour)}
                  </option>
                ))}
              </select>
            )}
          </Field>
        )}
      </div>
      <OfflineNote>{settingsTexts.needsNetwork}</OfflineNote>
    </section>
  );
}
