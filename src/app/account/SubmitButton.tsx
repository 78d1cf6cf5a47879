// The one button of an account form: what it does, or that it is being done. Plain, as everything on these light pages.
import { buttonClass } from '../ui/buttonClass.ts';

export function SubmitButton({ pending, label, pendingLabel }: { pending: boolean; label: string; pendingLabel: string }) {
  return (
    <button type="submit" className={buttonClass({ full: true })} disabled={pending}>
      {pending ? pendingLabel : label}
    </button>
  );
}
