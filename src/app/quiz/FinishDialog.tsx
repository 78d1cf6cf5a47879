// Asks once more before the attempt ends, and says what is still open. Loaded when it is needed.
import { type Attempt, unansweredPlaces } from '#core/attempt/attempt';
import { quizTexts } from '#texts/quiz';
import { useOnline } from '../data/online.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { FlagFull } from '../ui/moreIcons.tsx';

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
      title={quizTexts.finishTitle}
      {...(pending ? {} : { onClose: onReview })}
      actions={
        <>
          <Button look="line" disabled={pending} onClick={onReview}>
            {quizTexts.reviewAnswers}
          </Button>
          <Button disabled={pending} onClick={onConfirm}>
            {pending ? quizTexts.savingAll : quizTexts.confirmFinish}
          </Button>
        </>
      }
    >
      <p>{quizTexts.finishSure}</p>
      {flags > 0 ? (
        <div className="note note--gold finish__flags">
          <FlagFull />
          <p>{quizTexts.stillFlagged(flags)}</p>
        </div>
      ) : null}
      {first === undefined ? null : (
        <button type="button" className="finish__open" disabled={pending} onClick={() => onJump(first)}>
          {quizTexts.unanswered(unanswered.length)}
          <span className="finish__to">
            {unanswered.length === 1 ? quizTexts.goTo(first + 1) : quizTexts.goToFirst(first + 1)}
          </span>
        </button>
      )}
      {attempt.practice ? <p className="small muted">{quizTexts.isPractice}</p> : null}
      {online || attempt.practice ? null : <p className="small muted finish__offline">{quizTexts.offline}</p>}
    </Dialog>
  );
}
