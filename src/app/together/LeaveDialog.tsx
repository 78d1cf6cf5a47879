// Asked before one leaves a joined quiz: what goes, and what stays.
import { joinedQuizTexts } from '#texts/joinedQuiz';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';

type Props = { title: string; busy: boolean; onStay: () => void; onLeave: () => void };

export function LeaveDialog({ title, busy, onStay, onLeave }: Props) {
  return (
    <Dialog
      open
      title={joinedQuizTexts.leaveTitle}
      {...(busy ? {} : { onClose: onStay })}
      actions={
        <>
          <Button look="line" disabled={busy} onClick={onStay}>
            {joinedQuizTexts.stay}
          </Button>
          <Button look="danger-main" disabled={busy} onClick={onLeave}>
            {joinedQuizTexts.leave}
          </Button>
        </>
      }
    >
      <p>{joinedQuizTexts.leaveNote(title)}</p>
    </Dialog>
  );
}
