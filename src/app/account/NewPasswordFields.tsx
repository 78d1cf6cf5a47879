// A new password, twice; once is enough while it can be read. What is wrong with it is said in a notice and at the field,
// which gets the focus.
import { type RefObject, useRef, useState } from 'react';
import { passwordTexts, refusePassword } from '#core/password';
import { notify } from '../shell/notices.tsx';
import { TextField } from '../ui/TextField.tsx';
import { PasswordField } from './PasswordField.tsx';

type Props = {
  labels: { password: string; repeated: string };
  disabled: boolean;
  refusal: Refusal;
};

type Refusal = {
  text: string | null;
  passwordRef: RefObject<HTMLInputElement | null>;
  repeatedRef: RefObject<HTMLInputElement | null>;
};

/** `accept` answers whether the two may be sent, and says why not. */
export function useNewPassword(): { refusal: Refusal; accept: (password: string, repeated: string) => boolean } {
  const [text, setText] = useState<string | null>(null);
  const passwordRef = useRef<HTMLInputElement>(null);
  const repeatedRef = useRef<HTMLInputElement>(null);

  function accept(password: string, repeated: string): boolean {
    const reason = refusePassword(password, repeated);
    setText(reason);
    if (reason === null) return true;
    notify.error(reason);
    (reason === passwordTexts.differ ? repeatedRef : passwordRef).current?.focus();
    return false;
  }

  return { refusal: { text, passwordRef, repeatedRef }, accept };
}

export function NewPasswordFields({ labels, disabled, refusal }: Props) {
  const [shown, setShown] = useState(false);
  const { passwordRef, repeatedRef } = refusal;
  const differ = refusal.text === passwordTexts.differ;
  const repeat = () => {
    if (passwordRef.current && repeatedRef.current) repeatedRef.current.value = passwordRef.current.value;
  };
  const show = (next: boolean) => {
    if (next) repeat();
    setShown(next);
  };
  return (
    <>
      <PasswordField
        label={labels.password}
        name="password"
        autoComplete="new-password"
        disabled={disabled}
        error={differ ? null : refusal.text}
        inputRef={passwordRef}
        shown={shown}
        onShow={show}
        {...(shown ? { onChange: repeat } : {})}
      />
      <TextField
        label={labels.repeated}
        name="repeated"
        type={shown && !disabled ? 'text' : 'password'}
        autoComplete="new-password"
        disabled={disabled}
        readOnly={shown}
        error={differ ? refusal.text : null}
        {...(shown ? { hint: 'Filled in for you while the password can be read.' } : {})}
        inputRef={repeatedRef}
      />
    </>
  );
}
