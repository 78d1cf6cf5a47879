// Confirms removing the only copy of a quiz while offline. Loaded on demand.
import { documentMenuTexts } from '#texts/documentMenu';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';

type Props = { title: string; onKeep: () => void; onRemove: () => void };

export function RemoveDialog({ title, onKeep, onRemove }: Props) {
  return (
    <Dialog
      open
      title={documentMenuTexts.removeTitle}
      onClose={onKeep}
      actions={
        <>
          <Button look="line" onClick={onKeep}>
            {documentMenuTexts.keepIt}
          </Button>
          <Button look="danger-main" onClick={onRemove}>
            {documentMenuTexts.remove}
          </Button>
        </>
      }
    >
      <p>{documentMenuTexts.removeNote(title)}</p>
    </Dialog>
  );
}
