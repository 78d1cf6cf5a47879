// A new password, typed twice, or once while it is visible. Flaws are shown in a notice and at the field, which gets the focus.
import { useState } from 'react';
import { accountTexts } from '#texts/account';
import { passwordTexts } from '#texts/password';
import { TextField } from '../ui/TextField.tsx';
import { PasswordField } from './PasswordField.tsx';
import type { Refusal } from './useNewPassword.ts';

type Props = {
  labels: { password: string; repeated: string };
  disabled: boolean;
  refusal: Refusal;
};

export function NewPasswordFields({ labels, disabled, refusal }: Props) {
  const [isVisible, setIsVisible] = useState(false);
  const { reason, passwordRef, repeatedRef } = refusal;
  const repeat = () => {
    if (passwordRef.current && repeatedRef.current) repeatedRef.current.value = passwordRef.current.value;
  };
  const show = (next: boolean) => {
    if (next) repeat();
    setIsVisible(next);
  };
  return (
    <>
      <PasswordField
        label={labels.password}
        name="password"
        autoComplete="new-password"
        disabled={disabled}
        error={reason === 'tooShort' ? passwordTexts[reason] : null}
        inputRef={passwordRef}
        isVisible={isVisible}
        onShow={show}
        {...(isVisible ? { onChange: repeat } : {})}
      />
      <TextField
        label={labels.repeated}
        name="repeated"
        type={isVisible && !disabled ? 'text' : 'password'}
        autoComplete="new-password"
        disabled={disabled}
        readOnly={isVisible}
        error={reason === 'differ' ? passwordTexts[reason] : null}
        {...(isVisible ? { hint: accountTexts.repeated } : {})}
        inputRef={repeatedRef}
      />
    </>
  );
}
