// The field for an e-mail address. Password managers take it as the account name.
import { accountTexts } from '#texts/account';
import { TextField } from '../ui/TextField.tsx';

type Props = { disabled: boolean; initialEmail?: string | undefined; isFirst?: boolean };

/** `isFirst`: it gets the focus after a navigation. */
export function EmailField({ disabled, initialEmail: given, isFirst = false }: Props) {
  return (
    <TextField
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
