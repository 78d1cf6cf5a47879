// Asks before an open attempt is put away, and says what is lost.
import { useState } from 'react';
import { type Attempt, unansweredPlaces } from '#core/attempt/attempt';
import { quizTexts } from '#texts/quiz';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';

export type PutAway = 'discard' | 'start-over';
type Props = { attempt: Attempt; action: PutAway; onStay: () => void; onPutAway: () => Promise<void> };

export function PutAwayDialog({ attempt, action: how, onStay, onPutAway }: Props) {
  const [busy, setBusy] = useState(false);
  const act = async () => {
    setBusy(true);
    await onPutAway();
    setBusy(false);
  };
  return (
    <Dialog
      open
      title={quizTexts.putAwayTitles[how]}
      {...(busy ? {} : { onClose: onStay })}
      actions={
        <>
          <Button look="line" disabled={busy} onClick={onStay}>
            {quizTexts.goOn}
          </Button>
          <Button look="danger-main" disabled={busy} onClick={() => void act()}>
            {how === 'discard' ? quizTexts.discard : quizTexts.startOver}
          </Button>
        </>
      }
    >
      <p>{lostWords(attempt)}</p>
      <p className="muted">{quizTexts.putAwayNotes[how === 'start-over' && attempt.timer ? 'start-over-timed' : how]}</p>
    </Dialog>
  );
}

function lostWords(attempt: Attempt): string {
  const answered = attempt.quiz.questions.length - unansweredPlaces(attempt).length;
  return answered === 0 ? quizTexts.nothingAnswered : quizTexts.answersLost(answered);
}
