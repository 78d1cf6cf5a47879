// One line of text with its label. Without `value` the browser keeps the text, so what is typed into a prerendered page
// before its script arrives is not lost. A plain input: MUI's would be a third of an account page's weight.
import type { HTMLAttributes, HTMLInputAutoCompleteAttribute, Ref } from 'react';
import { Field } from './Field.tsx';

type Props = {
  label: string;
  name: string;
  type?: 'text' | 'email' | 'password' | 'number';
  value?: string;
  onChange?: (value: string) => void;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  required?: boolean;
  disabled?: boolean;
  min?: number;
  max?: number;
  error?: string | null;
  hint?: string;
  inputRef?: Ref<HTMLInputElement>;
};

export function TextField({ label, error, hint, onChange, inputRef, required = true, ...rest }: Props) {
  return (
    <Field label={label} error={error ?? null} {...(hint ? { hint } : {})}>
      {(ties) => (
        <input
          {...rest}
          {...ties}
          ref={inputRef}
          className="input"
          required={required}
          {...(onChange ? { onChange: (event) => onChange(event.target.value) } : {})}
        />
      )}
    </Field>
  );
}
