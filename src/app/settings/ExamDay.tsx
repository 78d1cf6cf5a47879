// One exam's day, and the pace that it asks for: "14 new questions a day until May 5".
import { useEffect, useRef } from 'react';
import type { Deck } from '#core/review';
import { examPace, type ReviewSettings } from '#core/reviewPlan';
import { timeNow } from '../review/timeNow.ts';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';

type Props = {
  label: string;
  hint?: string;
  /** `2027-05-12`; null: none is chosen */
  day: string | null;
  pace: { deck: Deck | null; settings: ReviewSettings };
  onChoose: (day: string | null) => void;
};

const written = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });

export function ExamDay({ label, hint = '', day, pace, onChoose }: Props) {
  const words = day === null ? null : paceWords(day, pace);
  const field = useRef<HTMLInputElement>(null);
  // Chosen elsewhere, or taken away. Who types a day goes through others until it is whole, and keeps the focus.
  useEffect(() => {
    const input = field.current;
    if (input && input !== document.activeElement && input.value !== (day ?? '')) input.value = day ?? '';
  }, [day]);
  return (
    <div>
      <Field label={label} hint={hint}>
        {(ties) => (
          <div className="settings__acts">
            <input
              {...ties}
              className="input settings__day"
              type="date"
              ref={field}
              defaultValue={day ?? ''}
              onChange={({ target }) => {
                if (/^[12]\d{3}-\d\d-\d\d$/.test(target.value)) onChoose(target.value);
              }}
            />
            {day === null && hint !== '' ? null : (
              <Button look="text" label={`No Exam: ${label}`} onClick={() => onChoose(null)}>
                No Exam
              </Button>
            )}
          </div>
        )}
      </Field>
      {words === null ? null : <p className="field__hint">{words}</p>}
    </div>
  );
}

function paceWords(day: string, { deck, settings }: Props['pace']): string | null {
  const pace = deck && examPace(deck, settings, day, timeNow());
  if (!deck) return null;
  const until = written.format(Date.parse(`${day}T00:00:00Z`));
  if (!pace) return `${until} is over. Every question comes as it would without an exam.`;
  if (pace.waiting === 0) return `Until ${until} no question is new to you; all of them come once more in its last week.`;
  return `${pace.aDay} new a day until ${until}, of ${pace.waiting} that you have not met in review yet.`;
}
