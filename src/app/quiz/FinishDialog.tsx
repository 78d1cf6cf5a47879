// Asks once more before the attempt ends, and says what is still open. Loaded when it is needed.
import { type Attempt, unansweredCount } from '#core/attempt';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { FlagFull } from '../ui/icons.tsx';
import { useOnline } from '../ui/online.ts';

type Props = { attempt: Attempt; pending: boolean; onReview: () => void; onConfirm: () => void };

export function FinishDialog({ attempt, pending, onReview, onConfirm }: Props) {
  const online = useOnline();
  const unanswered = unansweredCount(attempt);
  const flags = attempt.flags.length;
  return (
    <Dialog
      open
      title="Finish the quiz?"
      {...(pending ? {} : { onClose: onReview })}
      actions={
        <>
          <Button look="line" disabled={pending} onClick={onReview}>
            Review Answers
          </Button>
          <Button disabled={pending} onClick={onConfirm}>
            {pending ? 'Saving...' : 'Confirm & Finish'}
          </Button>
        </>
      }
    >
      <p>Your answers will be saved. Are you sure you want to finish?</p>
      {flags > 0 ? (
        <div className="note note--gold finish__flags">
          <FlagFull />
          <p>You still have {flags} flagged question(s).</p>
        </div>
      ) : null}
      {unanswered > 0 ? (
        <p>{unanswered === 1 ? '1 question is unanswered.' : `${unanswered} questions are unanswered.`}</p>
      ) : null}
      {attempt.practice ? <p className="small muted">This is practice. It is not submitted and changes no score.</p> : null}
      {online || attempt.practice ? null : (
        <p className="small muted finish__offline">
          You are offline. Oasis keeps your answers and sends them by itself when you are back online.
        </p>
      )}
    </Dialog>
  );
}
