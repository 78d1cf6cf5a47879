// The terms of an assignment in its dialog, starting from the current ones.
import { useState } from 'react';
import type { Assignment } from '#core/together/group';
import type { FailureCode } from '#core/wire/failureCodes';
import { assignmentTexts } from '#texts/assignment';
import { isApiFailure, sentenceFor } from '../data/queryClient.ts';
import { nowByServer } from '../data/serverClock.ts';
import { Field } from '../ui/Field.tsx';
import { Warning } from '../ui/icons.tsx';
import { TextField } from '../ui/TextField.tsx';
import { localOf } from './assignWish.ts';

/** `start` and `onChange`: in the format of `datetime-local`. */
type TimeFieldProps = {
  label: string;
  name: string;
  start: string;
  error: string | null;
  hint?: string;
  onChange?: (local: string) => void;
};

/** A time in the student's time zone, or none. */
function TimeField({ label, name, start, error, hint, onChange }: TimeFieldProps) {
  return (
    <Field label={label} error={error} {...(hint === undefined ? {} : { hint })}>
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
type Props = { currentAssignment: Assignment | undefined; answersKnown: number; refusal: Error | null };

const refusedFields: Partial<Record<FailureCode, 'opens' | 'closes' | 'attempts'>> = {
  opens_later: 'opens',
  closes_before_opening: 'closes',
  closes_earlier: 'closes',
  never_closes: 'closes',
  fewer_attempts: 'attempts',
};

export function AssignTerms({ currentAssignment: before, answersKnown, refusal }: Props) {
  const [isClosed, setIsClosed] = useState(() => isPast(localOf(before?.closes_at ?? null)));
  const sentence = refusal && sentenceFor(refusal, assignmentTexts.failed);
  const refusedField = isApiFailure(refusal) && refusal.code !== null ? refusedFields[refusal.code] : undefined;
  const errorAt = (field: typeof refusedField) => (refusedField === field ? sentence : null);
  return (
    <>
      <TimeField label={assignmentTexts.opens} name="opens" start={localOf(before?.opens_at ?? null)} error={errorAt('opens')} />
      <TimeField
        label={assignmentTexts.closes}
        name="closes"
        start={localOf(before?.closes_at ?? null)}
        error={errorAt('closes')}
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
        error={errorAt('attempts')}
        hint={assignmentTexts.attemptsHint}
      />
      {errorAt(undefined) ? (
        <p className="field__error" role="alert">
          <Warning size="s" />
          {sentence}
        </p>
      ) : null}
    </>
  );
}

const isPast = (local: string) => local !== '' && Date.parse(local) <= nowByServer();
