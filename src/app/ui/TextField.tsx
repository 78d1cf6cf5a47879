// One line of text with its label: MUI's InputBase, which is light, in our clothes. Without `value` the browser keeps the
// text, so what is typed into a prerendered page before its script arrives is not lost.
import InputBase from '@mui/material/InputBase';
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
  error?: string | null;
  hint?: string;
  inputRef?: Ref<HTMLInputElement>;
};

export function TextField({ label, error, hint, onChange, inputMode, required = true, disabled = false, ...rest }: Props) {
  return (
    <Field label={label} error={error ?? null} {...(hint ? { hint } : {})}>
      {(ties) => (
        <InputBase
          {...rest}
          fullWidth
          id={ties.id}
          required={required}
          disabled={disabled}
          onChange={(event) => onChange?.(event.target.value)}
          slotProps={{
            input: {
              className: 'input',
              inputMode,
              'aria-describedby': ties['aria-describedby'],
              'aria-invalid': ties['aria-invalid'],
            },
          }}
        />
      )}
    </Field>
  );
}
