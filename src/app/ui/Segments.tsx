// One of a few, side by side. Plain radios under the drawing: arrow keys, names and forms come from the browser.
import { useId } from 'react';

export type Segment<V extends string> = { value: V; label: string; note?: string };
type Props<V extends string> = {
  legend: string;
  /** the legend is read out, not shown */
  quiet?: boolean;
  /** null: none is chosen yet */
  value: V | null;
  options: readonly Segment<V>[];
  disabled?: boolean;
  onChange: (value: V) => void;
};

export function Segments<V extends string>({ legend, quiet, value, options, disabled = false, onChange }: Props<V>) {
  const name = useId();
  return (
    <fieldset className="field" disabled={disabled}>
      <legend className={quiet ? 'vh' : 'segs__legend'}>{legend}</legend>
      <div className="seg">
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
            {option.note ? <small>{option.note}</small> : null}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
