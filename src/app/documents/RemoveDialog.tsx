// Asked before the only copy of a quiz leaves a device without a network. Loaded when it is needed.
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';

type Props = { title: string; onKeep: () => void; onRemove: () => void };

export function RemoveDialog({ title, onKeep, onRemove }: Props) {
  return (
    <Dialog
      open
      title="Remove the only copy here?"
      onClose={onKeep}
      actions={
        <>
          <Button look="line" onClick={onKeep}>
            Keep It
          </Button>
          <Button look="danger-main" onClick={onRemove}>
            Remove
          </Button>
        </>
      }
    >
      <p>You are offline. Once removed, “{title}” cannot be opened again before you have a network.</p>
    </Dialog>
  );
}
