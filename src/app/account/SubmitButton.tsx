// The one button of an account form: what it does, or that it is being done. Plain, as everything on these light pages.
import { useRef } from 'react';
import { buttonClass } from '../ui/buttonClass.ts';
import { useHeldForm } from '../ui/heldForm.ts';

export function SubmitButton({ pending, label, pendingLabel }: { pending: boolean; label: string; pendingLabel: string }) {
  const button = useRef<HTMLButtonElement>(null);
  useHeldForm(button);
  return (
    <button ref={button} type="submit" className={buttonClass({ full: true })} disabled={pending}>
      {pending ? pendingLabel : label}
    </button>
  );
}
