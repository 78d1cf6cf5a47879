// One exam's day, and the pace that it asks for: "14 new questions a day until May 5".
import { useEffect, useRef, useState } from 'react';
import type { Deck } from '#core/review/review';
import { examDayFlaw, examPace, type ReviewSettings } from '#core/review/reviewPlan';
import { dateFormat } from '#texts/formats';
import { settingsTexts } from '#texts/settings';
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

export function ExamDay({ label, hint = '', day, pace, onChoose }: Props) {
  const words = day === null ? null : paceWords(day, pace);
  const field = useRef<HTMLInputElement>(null);
  const [flaw, setFlaw] = useState<'over' | 'far' | null>(null);
  // Chosen elsewhere, or taken away. Who types a day goes through others until it is whole, and keeps the focus.
  useEffect(() => {
    const input = field.current;
    if (input && input !== document.activeElement && input.value !== (day ?? '')) input.value = day ?? '';
  }, [day]);

  /** `isWhole`: nothing more is typed; a year on its way to 2027 goes through 0002. */
  function take(typed: string, isWhole: boolean): void {
    const dayFlaw = typed === '' ? null : examDayFlaw(typed, timeNow());
    setFlaw(isWhole || !typed.startsWith('0') ? dayFlaw : null);
    if (typed !== '' && dayFlaw === null && typed !== day) onChoose(typed);
  }
  function noExam(): void {
    setFlaw(null);
    if (field.current) field.current.value = '';
    onChoose(null);
  }
  return (
    <div>
      <Field label={label} hint={hint} error={flaw && settingsTexts.examFlaws[flaw]}>
        {(ties) => (
          <div className="settings__acts">
            <input
              {...ties}
              className="input settings__day"
              type="date"
              ref={field}
              defaultValue={day ?? ''}
              onChange={({ target }) => take(target.value, false)}
              onBlur={({ target }) => {
                if (target.value !== (day ?? '')) take(target.value, true);
              }}
            />
            {day === null && hint !== '' ? null : (
              <Button look="text" label={settingsTexts.noExamFor(label)} onClick={noExam}>
                {settingsTexts.noExam}
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
  const lastDay = dateFormat({ month: 'long', day: 'numeric', timeZone: 'UTC' }).format(Date.parse(`${day}T00:00:00Z`));
  if (!pace) return settingsTexts.examIsOver(lastDay);
  if (pace.waiting === 0) return settingsTexts.nothingNew(lastDay);
  return settingsTexts.pace(pace.aDay, lastDay, pace.waiting);
}
