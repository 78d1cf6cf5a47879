// What is wrong with a new password, and the field that gets the focus for it.
import { type RefObject, useRef, useState } from 'react';
import { passwordTexts, refusePassword } from '#core/password';
import { notify } from '../shell/notices.tsx';

export type Refusal = {
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
