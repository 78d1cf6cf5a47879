// One line of text with its label. Without `value` the browser keeps the text, so what is typed into a prerendered page
// before its script arrives is not lost. A plain input: MUI's would be a third of an account page's weight.
import type { HTMLAttributes, HTMLInputAutoCompleteAttribute, ReactNode, Ref } from 'react';
import { Field } from './Field.tsx';

type Props = {
  label: string;
  name: string;
  type?: 'text' | 'email' | 'password' | 'number';
  value?: string;
  defaultValue?: string | undefined;
  onChange?: (value: string) => void;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  enterKeyHint?: HTMLAttributes<HTMLInputElement>['enterKeyHint'];
  required?: boolean;
  disabled?: boolean;
  readOnly?: boolean;
  maxLength?: number;
  min?: number;
  max?: number;
  step?: 'any';
  error?: string | null;
  hint?: string;
  inputRef?: Ref<HTMLInputElement>;
  /** it has the focus when one comes from another screen (Root) */
  isFirst?: boolean;
  /** a button at the field's end */
  inside?: ReactNode;
};

export function TextField({ label, error, hint, onChange, inputRef, isFirst, inside, required = true, ...rest }: Props) {
  return (
    <Field label={label} error={error ?? null} {...(hint ? { hint } : {})}>
      {(ties) => {
        const input = (
          <input
            {...rest}
            {...ties}
            ref={inputRef}
            className="input"
            required={required}
            data-first={isFirst ? '' : undefined}
            {...(onChange ? { onChange: (event) => onChange(event.target.value) } : {})}
          />
        );
        return inside ? (
          <div className="input__with">
            {input}
            {inside}
          </div>
        ) : (
          input
        );
      }}
    </Field>
  );
}
