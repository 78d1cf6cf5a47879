// A moment in the student's own time zone, or none.
import { Field } from '../ui/Field.tsx';

/** `start`: as `datetime-local` writes it */
type Props = { label: string; name: string; start: string; hint?: string };

export function TimeField({ label, name, start, hint }: Props) {
  return (
    <Field label={label} {...(hint === undefined ? {} : { hint })}>
      {(ties) => <input {...ties} className="input" type="datetime-local" name={name} defaultValue={start} />}
    </Field>
  );
}
