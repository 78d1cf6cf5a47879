// What could not be loaded: why, and another try.
import { uiTexts } from '#texts/ui';
import { Button } from './Button.tsx';
import { ErrorNote } from './Note.tsx';

/** `isBusy`: it is being tried. */
type Props = { title?: string; message: string; isBusy?: boolean; onAgain: () => void };

export function LoadFailed({ title, message, isBusy = false, onAgain }: Props) {
  return (
    <ErrorNote
      {...(title === undefined ? {} : { title })}
      message={message}
      action={
        <Button look="danger-line" disabled={isBusy} onClick={onAgain}>
          {uiTexts.tryAgain}
        </Button>
      }
    />
  );
}
