// Finds the flaw of a new password, and the field to focus.
import { type RefObject, useRef, useState } from 'react';
import { type PasswordRefusal, refusePassword } from '#core/account/password';
import { passwordTexts } from '#texts/password';
import { notify } from '../shell/notices.tsx';

export type Refusal = {
  reason: PasswordRefusal | null;
  passwordRef: RefObject<HTMLInputElement | null>;
  repeatedRef: RefObject<HTMLInputElement | null>;
};

/** `accept` returns whether both may be sent, and shows the reason if not. */
export function useNewPassword(): { refusal: Refusal; accept: (password: string, repeated: string) => boolean } {
  const [reason, setReason] = useState<PasswordRefusal | null>(null);
  const passwordRef = useRef<HTMLInputElement>(null);
  const repeatedRef = useRef<HTMLInputElement>(null);

  function accept(password: string, repeated: string): boolean {
    const wrong = refusePassword(password, repeated);
    setReason(wrong);
    if (wrong === null) return true;
    notify.error(passwordTexts[wrong]);
    (wrong === 'differ' ? repeatedRef : passwordRef).current?.focus();
    return false;
  }

  return { refusal: { reason, passwordRef, repeatedRef }, accept };
}
