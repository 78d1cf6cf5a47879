// A moment in the student's own time zone, or none.
import { Field } from '../ui/Field.tsx';

/** `start`: as `datetime-local` writes it. `onChange` gets it so, too. */
type Props = { label: string; name: string; start: string; hint?: string; onChange?: (local: string) => void };

export function TimeField({ label, name, start, hint, onChange }: Props) {
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
