// Asked before an open attempt is put away: its answers are not sent and count nowhere. Loaded when it is needed.
import { useState } from 'react';
import { type Attempt, unansweredPlaces } from '#core/attempt';
import { DEFAULT_QUIZ_TITLE } from '#core/quiz';
import { discardAttempt } from '#device/attemptMoves';
import { db } from '../data/device.ts';
import { notify } from '../shell/notices.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';

type Props = {
  attempt: Attempt;
  /** its document was deleted: there is no other way to its quiz */
  isOrphan: boolean;
  onClose: () => void;
};

export function DiscardDialog({ attempt, isOrphan, onClose }: Props) {
  const [busy, setBusy] = useState(false);
  const { quiz, attemptId } = attempt;
  const answeredCount = quiz.questions.length - unansweredPlaces(attempt).length;

  async function discard(): Promise<void> {
    setBusy(true);
    try {
      if (!(await discardAttempt(db, attemptId, Date.now()))) notify.info('It was not discarded: it has ended already.');
    } catch (error) {
      console.error('An attempt could not be put away.', error);
      notify.error('It could not be discarded. Please try again.');
    }
    onClose();
  }

  return (
    <Dialog
      open
      title="Discard this attempt?"
      {...(busy ? {} : { onClose })}
      actions={
        <>
          <Button look="line" disabled={busy} onClick={onClose}>
            Keep It
          </Button>
          <Button look="danger-main" disabled={busy} onClick={() => void discard()}>
            Discard
          </Button>
        </>
      }
    >
      <p>
        “{quiz.title || DEFAULT_QUIZ_TITLE}”: {answersWords(answeredCount)}{' '}
        {isOrphan
          ? 'Its document was deleted, so this quiz cannot be taken again.'
          : 'The quiz itself stays, and you can take it from the beginning.'}
      </p>
    </Dialog>
  );
}

function answersWords(answeredCount: number): string {
  if (answeredCount === 0) return 'nothing is answered yet.';
  return answeredCount === 1
    ? 'your 1 answer is put away. It is not sent and counts nowhere.'
    : `your ${answeredCount} answers are put away. They are not sent and count nowhere.`;
}
