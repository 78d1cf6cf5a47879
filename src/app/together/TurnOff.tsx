// Turning a link off: asked in place, since nobody can use the link again; those who joined stay.
import { useState } from 'react';
import { shareDialogTexts } from '#texts/shareDialog';
import { sentenceFor } from '../data/queryClient.ts';
import { notify } from '../shell/notices.tsx';
import { Button } from '../ui/Button.tsx';
import { useStopShare } from './useShare.ts';

export function TurnOff({ quizId }: { quizId: number }) {
  const [isAsked, setIsAsked] = useState(false);
  const stop = useStopShare(quizId);
  if (!isAsked) {
    return (
      <Button look="danger" onClick={() => setIsAsked(true)}>
        {shareDialogTexts.turnLinkOff}
      </Button>
    );
  }
  return (
    <section className="share__off" aria-label={shareDialogTexts.turnOffTitle}>
      <p>{shareDialogTexts.turnOffNote}</p>
      <div className="row wrap">
        <Button look="line" disabled={stop.isPending} onClick={() => setIsAsked(false)}>
          {shareDialogTexts.keepOn}
        </Button>
        <Button
          look="danger-line"
          disabled={stop.isPending}
          onClick={() =>
            stop.mutate(undefined, {
              onSuccess: () => notify.success(shareDialogTexts.isOff),
              onError: (error) => notify.error(sentenceFor(error, shareDialogTexts.turnOffFailed)),
            })
          }
        >
          {shareDialogTexts.turnOff}
        </Button>
      </div>
    </section>
  );
}
