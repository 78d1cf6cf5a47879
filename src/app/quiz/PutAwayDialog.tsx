// Asks before an open attempt is put away, and says what is lost.
import { useState } from 'react';
import { type Attempt, unansweredPlaces } from '#core/attempt';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';

export type PutAway = 'discard' | 'start-over';
type Props = { attempt: Attempt; how: PutAway; onStay: () => void; onPutAway: () => Promise<void> };

const titles = { discard: 'Discard this attempt?', 'start-over': 'Start over?' };
const actions = { discard: 'Discard', 'start-over': 'Start Over' };

export function PutAwayDialog({ attempt, how, onStay, onPutAway }: Props) {
  const [busy, setBusy] = useState(false);
  const act = async () => {
    setBusy(true);
    await onPutAway();
    setBusy(false);
  };
  return (
    <Dialog
      open
      title={titles[how]}
      {...(busy ? {} : { onClose: onStay })}
      actions={
        <>
          <Button look="line" disabled={busy} onClick={onStay}>
            Go On with the Quiz
          </Button>
          <Button look="danger-main" disabled={busy} onClick={() => void act()}>
            {actions[how]}
          </Button>
        </>
      }
    >
      <p>{lostWords(attempt)}</p>
      <p className="muted">
        {how === 'discard'
          ? 'Nothing is handed in, and no score changes. The quiz itself stays.'
          : `You begin again at Question 1${attempt.timer ? ', with the whole time' : ''}. Nothing is handed in, and no score changes.`}
      </p>
    </Dialog>
  );
}

function lostWords(attempt: Attempt): string {
  const answered = attempt.quiz.questions.length - unansweredPlaces(attempt).length;
  if (answered === 0) return 'You have answered nothing yet.';
  return `${answered === 1 ? 'Your answer is' : `Your ${answered} answers are`} lost and cannot be brought back.`;
}
