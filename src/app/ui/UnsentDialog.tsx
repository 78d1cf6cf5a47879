// Says what stays behind when one logs out with unsent submissions. It deletes nothing, either way.
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

type Props = { count: number; busy: boolean; onStay: () => void; onLeave: () => void };

export function UnsentDialog({ count, busy, onStay, onLeave }: Props) {
  const title = count === 1 ? '1 submission is not sent yet' : `${count} submissions are not sent yet`;
  const stay = count === 1 ? 'it stays sealed on this device and is' : 'they stay sealed on this device and are';
  return (
    <Dialog
      open
      title={title}
      onClose={onStay}
      actions={
        <>
          <Button look="line" onClick={onStay}>
            Stay
          </Button>
          <Button disabled={busy} onClick={onLeave}>
            Logout
          </Button>
        </>
      }
    >
      <p>If you log out now, {stay} sent after your next login.</p>
    </Dialog>
  );
}
