// The submit button of an account form, with a text while pending. No MUI, as on all these light pages.
import { useRef } from 'react';
import { buttonClass } from '../ui/buttonClass.ts';
import { useHeldForm } from '../ui/heldForm.ts';

type Props = { pending: boolean; label: string; pendingLabel: string; isFirst?: boolean };

/** `isFirst`: the form is filled in, so the button gets the focus after a navigation. */
export function SubmitButton({ pending, label, pendingLabel, isFirst = false }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  useHeldForm(button);
  return (
    <button
      ref={button}
      type="submit"
      className={buttonClass({ isFullWidth: true })}
      disabled={pending}
      data-first={isFirst ? '' : undefined}
    >
      {pending ? pendingLabel : label}
    </button>
  );
}
