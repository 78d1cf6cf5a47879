// The address, wherever it is asked for. For a password manager it is the name of the account.
import { accountTexts } from '#texts/account';
import { TextField } from '../ui/TextField.tsx';

type Props = { disabled: boolean; initialEmail?: string | undefined; isFirst?: boolean };

/** `isFirst`: it has the focus when one comes from another screen. */
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
