// The terms of an assignment in its dialog, beginning with those that are set already.
import type { Assignment } from '#core/group';
import { Field } from '../ui/Field.tsx';
import { TextField } from '../ui/TextField.tsx';
import { localOf } from './assignWish.ts';
import { TimeField } from './TimeField.tsx';

type Props = { before: Assignment | undefined; refusal: string | null };

export function AssignTerms({ before, refusal }: Props) {
  return (
    <>
      <TimeField label="Opens (empty: at once)" name="opens" start={localOf(before?.opens_at ?? null)} />
      <TimeField
        label="Closes (empty: never)"
        name="closes"
        start={localOf(before?.closes_at ?? null)}
        hint="Once open, it can be moved to a later time, not to an earlier one: who works offline would not hear of it."
      />
      <Field label="Answers" hint="After the closing needs a closing time. Until then no member sees answers or a score.">
        {(ties) => (
          <select {...ties} className="input" name="answers" defaultValue={before?.answers ?? 'at_once'}>
            <option value="at_once">At once</option>
            <option value="after_closing">After the closing</option>
          </select>
        )}
      </Field>
      <TextField
        label="Attempts that count (empty: any number)"
        name="attempts"
        type="number"
        inputMode="numeric"
        min={1}
        max={100}
        required={false}
        defaultValue={before?.attempts_allowed?.toString() ?? ''}
        error={refusal}
        hint="What comes late, or beyond these, still arrives. Late is marked; what is beyond does not count."
      />
    </>
  );
}
