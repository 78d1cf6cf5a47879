// A label, an input and its error message, connected for screen readers.
import { type ReactNode, useId } from 'react';
import { Warning } from './icons.tsx';

export type FieldTies = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': boolean | undefined };

type Props = {
  label: string;
  error?: string | null;
  hint?: string;
  /** renders the input with the ids that connect it to label and error */
  children: (ties: FieldTies) => ReactNode;
};

export function Field({ label, error, hint, children }: Props) {
  const id = useId();
  const notes = [hint && `${id}hint`, error && `${id}error`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-describedby': notes || undefined, 'aria-invalid': error ? true : undefined })}
      {hint ? (
        <p className="field__hint" id={`${id}hint`}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p className="field__error" id={`${id}error`} role="alert">
          <Warning size="s" />
          {error}
        </p>
      ) : null}
    </div>
  );
}
