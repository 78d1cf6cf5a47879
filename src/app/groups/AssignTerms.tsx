// The terms of an assignment in its dialog, starting from the current ones.
import { useState } from 'react';
import type { Assignment } from '#core/together/group';
import { assignmentTexts } from '#texts/assignment';
import { nowByServer } from '../data/serverClock.ts';
import { Field } from '../ui/Field.tsx';
import { TextField } from '../ui/TextField.tsx';
import { localOf } from './assignWish.ts';

/** `start` and `onChange`: in the format of `datetime-local`. */
type TimeFieldProps = { label: string; name: string; start: string; hint?: string; onChange?: (local: string) => void };

/** A time in the student's time zone, or none. */
function TimeField({ label, name, start, hint, onChange }: TimeFieldProps) {
  return (
    <Field label={label} {...(hint === undefined ? {} : { hint })}>
      {(ties) => (
        <input
          {...ties}
          className="input"
          type="datetime-local"
          name={name}
          defaultValue={start}
          onChange={({ target }) => onChange?.(target.value)}
        />
      )}
    </Field>
  );
}

/** `answersKnown`: how many members already have the quiz with its answers */
type Props = { currentAssignment: Assignment | undefined; answersKnown: number; refusal: string | null };

export function AssignTerms({ currentAssignment: before, answersKnown, refusal }: Props) {
  const [isClosed, setIsClosed] = useState(() => isPast(localOf(before?.closes_at ?? null)));
  return (
    <>
      <TimeField label={assignmentTexts.opens} name="opens" start={localOf(before?.opens_at ?? null)} />
      <TimeField
        label={assignmentTexts.closes}
        name="closes"
        start={localOf(before?.closes_at ?? null)}
        hint={isClosed ? assignmentTexts.isOverHint : assignmentTexts.closingHint}
        onChange={(local) => setIsClosed(isPast(local))}
      />
      <Field
        label={assignmentTexts.answers}
        hint={answersKnown === 0 ? assignmentTexts.answersHint : assignmentTexts.answersKnownHint(answersKnown)}
      >
        {(ties) => (
          <select {...ties} className="input" name="answers" defaultValue={before?.answers ?? 'at_once'}>
            <option value="at_once">{assignmentTexts.answersAt.at_once}</option>
            <option value="after_closing">{assignmentTexts.answersAt.after_closing}</option>
          </select>
        )}
      </Field>
      <TextField
        label={assignmentTexts.attempts}
        name="attempts"
        type="number"
        inputMode="numeric"
        min={1}
        max={100}
        required={false}
        defaultValue={before?.attempts_allowed?.toString() ?? ''}
        error={refusal}
        hint={assignmentTexts.attemptsHint}
      />
    </>
  );
}

const isPast = (local: string) => local !== '' && Date.parse(local) <= nowByServer();
