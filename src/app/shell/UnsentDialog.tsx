// Says what stays behind when one logs out with unsent work, and what becomes of it. It deletes nothing, either way.

import { leavingTexts } from '#texts/leaving';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { leavingWords, type Unsent } from './leaving.ts';

type Props = { unsent: Unsent; busy: boolean; onStay: () => void; onLeave: () => void };

export function UnsentDialog({ unsent, busy, onStay, onLeave }: Props) {
  const { title, sentences } = leavingWords(unsent);
  return (
    <Dialog
      open
      title={title}
      onClose={onStay}
      actions={
        <>
          <Button look="line" onClick={onStay}>
            {leavingTexts.stay}
          </Button>
          <Button disabled={busy} onClick={onLeave}>
            {leavingTexts.logout}
          </Button>
        </>
      }
    >
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Dialog>
  );
}
