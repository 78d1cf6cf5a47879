// A moment in the student's own time zone, or none.
import { Field } from '../ui/Field.tsx';

export function TimeField({ label, name }: { label: string; name: string }) {
  return <Field label={label}>{(ties) => <input {...ties} className="input" type="datetime-local" name={name} />}</Field>;
}
