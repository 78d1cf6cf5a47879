// A moment in the student's own time zone, or none.
import { Field } from '../ui/Field.tsx';

type Props = { label: string; name: string; hint?: string };

export function TimeField({ label, name, hint }: Props) {
  return (
    <Field label={label} {...(hint === undefined ? {} : { hint })}>
      {(ties) => <input {...ties} className="input" type="datetime-local" name={name} />}
    </Field>
  );
}
