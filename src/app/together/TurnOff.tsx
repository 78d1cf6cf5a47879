// Turning a link off: asked in place, since nobody can use the link again; those who joined stay.
import { useState } from 'react';
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
        Turn the Link Off
      </Button>
    );
  }
  return (
    <section className="share__off" aria-label="Turn the link off">
      <p>Nobody new gets in with this link, and it never works again. Those who joined keep the quiz.</p>
      <div className="row wrap">
        <Button look="line" disabled={stop.isPending} onClick={() => setIsAsked(false)}>
          Keep It On
        </Button>
        <Button
          look="danger-line"
          disabled={stop.isPending}
          onClick={() =>
            stop.mutate(undefined, {
              onSuccess: () => notify.success('The link is off.'),
              onError: (error) => notify.error(sentenceFor(error, 'The link could not be turned off. Please try again.')),
            })
          }
        >
          Turn It Off
        </Button>
      </div>
    </section>
  );
}
