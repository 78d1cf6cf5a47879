// A text that may hold formulas: as it is typed, and below it as it will be read, once there is a formula in it.
import { Field } from '../../ui/Field.tsx';
import { RichText } from '../../ui/RichText.tsx';

/** `isNeeded`: the question cannot be kept while it is blank. */
type Props = { label: string; hint?: string; isNeeded?: boolean; rows: number; value: string; onChange: (value: string) => void };

export function MathField({ label, hint, isNeeded = false, rows, value, onChange }: Props) {
  return (
    <div>
      <Field label={label} {...(hint === undefined ? {} : { hint })}>
        {(ties) => (
          <textarea
            {...ties}
            className="input"
            required={isNeeded}
            rows={rows}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </Field>
      {value.includes('$') ? (
        <div className="edit__preview" aria-hidden="true">
          <RichText text={value} />
        </div>
      ) : null}
    </div>
  );
}
