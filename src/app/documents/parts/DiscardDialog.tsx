// Confirms discarding an open attempt: its answers are not sent and do not count. Loaded on demand.
import { useState } from 'react';
import { type Attempt, unansweredPlaces } from '#core/attempt/attempt';
import { discardAttempt } from '#device/attempts/attemptMoves';
import { documentMenuTexts } from '#texts/documentMenu';
import { uiTexts } from '#texts/ui';
import { db } from '../../data/device.ts';
import { notify } from '../../shell/notices.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';

type Props = {
  attempt: Attempt;
  /** the document was deleted, so the quiz cannot be opened otherwise */
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
      if (!(await discardAttempt(db, attemptId, Date.now()))) notify.info(documentMenuTexts.discardTooLate);
    } catch (error) {
      console.error('An attempt could not be put away.', error);
      notify.error(documentMenuTexts.discardFailed);
    }
    onClose();
  }

  return (
    <Dialog
      open
      title={documentMenuTexts.discardTitle}
      {...(busy ? {} : { onClose })}
      actions={
        <>
          <Button look="line" disabled={busy} onClick={onClose}>
            {documentMenuTexts.keepIt}
          </Button>
          <Button look="danger-main" disabled={busy} onClick={() => void discard()}>
            {documentMenuTexts.discard}
          </Button>
        </>
      }
    >
      <p>
        {answersText(quiz.title || uiTexts.untitled, answeredCount)}{' '}
        {isOrphan ? documentMenuTexts.orphanLost : documentMenuTexts.quizStays}
      </p>
    </Dialog>
  );
}

function answersText(title: string, answeredCount: number): string {
  const { nothingAnswered, answersLost } = documentMenuTexts;
  return answeredCount === 0 ? nothingAnswered(title) : answersLost(title, answeredCount);
}
