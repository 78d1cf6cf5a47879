// The field for an e-mail address. Password managers take it as the account name.
import { useEffect, useRef } from 'react';
import { accountTexts } from '#texts/account';
import { TextField } from '../ui/TextField.tsx';
import { takeTypedEmail } from './typedEmail.ts';

type Props = { disabled: boolean; initialEmail?: string | undefined; isFirst?: boolean };

/** `isFirst`: it gets the focus after a navigation. */
export function EmailField({ disabled, initialEmail: given, isFirst = false }: Props) {
  const field = useRef<HTMLInputElement>(null);
  // Not its first value: the served page, which React takes over, has none.
  useEffect(() => {
    const typedEmail = takeTypedEmail();
    if (field.current?.value === '') field.current.value = typedEmail;
  }, []);
  return (
    <TextField
      inputRef={field}
      label={accountTexts.email}
      name="email"
      type="email"
      autoComplete="username"
      inputMode="email"
      enterKeyHint="next"
      disabled={disabled}
      defaultValue={given}
      isFirst={isFirst}
    />
  );
}
