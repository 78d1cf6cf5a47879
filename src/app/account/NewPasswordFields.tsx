// A new password, twice. What is wrong with it is said in a notice and at the field, which gets the focus.
import { type RefObject, useRef, useState } from 'react';
import { passwordTexts, refusePassword } from '#core/password';
import { notify } from '../notices.tsx';
import { TextField } from '../ui/TextField.tsx';

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
  const differ = refusal.text === passwordTexts.differ;
  return (
    <>
      <TextField
        label={labels.password}
        name="password"
        type="password"
        autoComplete="new-password"
        disabled={disabled}
        error={differ ? null : refusal.text}
        inputRef={refusal.passwordRef}
      />
      <TextField
        label={labels.repeated}
        name="repeated"
        type="password"
        autoComplete="new-password"
        disabled={disabled}
        error={differ ? refusal.text : null}
        inputRef={refusal.repeatedRef}
      />
    </>
  );
}
