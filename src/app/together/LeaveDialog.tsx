// Asked before one leaves a joined quiz: what goes, and what stays.
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';

type Props = { title: string; busy: boolean; onStay: () => void; onLeave: () => void };

export function LeaveDialog({ title, busy, onStay, onLeave }: Props) {
  return (
    <Dialog
      open
      title="Leave this quiz?"
      {...(busy ? {} : { onClose: onStay })}
      actions={
        <>
          <Button look="line" disabled={busy} onClick={onStay}>
            Stay
          </Button>
          <Button look="danger-main" disabled={busy} onClick={onLeave}>
            Leave
          </Button>
        </>
      }
    >
      <p>
        “{title}” goes from your dashboard and its leaderboard. Your own results stay yours. You can join again with its link.
      </p>
    </Dialog>
  );
}
