// Asks once more before the attempt ends, and says what is still open. Loaded when it is needed.
import { type Attempt, unansweredPlaces } from '#core/attempt';
import { useOnline } from '../data/online.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { FlagFull } from '../ui/icons.tsx';

type Props = {
  attempt: Attempt;
  pending: boolean;
  onReview: () => void;
  onConfirm: () => void;
  /** leads to a question */
  onJump: (position: number) => void;
};

export function FinishDialog({ attempt, pending, onReview, onConfirm, onJump }: Props) {
  const online = useOnline();
  const unanswered = unansweredPlaces(attempt);
  const [first] = unanswered;
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
      {first === undefined ? null : (
        <button type="button" className="finish__open" disabled={pending} onClick={() => onJump(first)}>
          {unanswered.length === 1 ? '1 question is unanswered.' : `${unanswered.length} questions are unanswered.`}
          <span className="finish__to">
            {unanswered.length === 1 ? `Go to Question ${first + 1}` : `Go to the first: Question ${first + 1}`}
          </span>
        </button>
      )}
      {attempt.practice ? <p className="small muted">This is practice. It is not submitted and changes no score.</p> : null}
      {online || attempt.practice ? null : (
        <p className="small muted finish__offline">
          You are offline. Oasis keeps your answers and sends them by itself when you are back online.
        </p>
      )}
    </Dialog>
  );
}
