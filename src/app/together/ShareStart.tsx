// Before a quiz is shared: what others will see is said first.
import { useState } from 'react';
import { sentenceFor } from '../data/queryClient.ts';
import { useSession } from '../data/session.ts';
import { notify } from '../shell/notices.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { BoardChoice } from './BoardChoice.tsx';
import { useChangeShare } from './useShare.ts';

type Props = { quizId: number; title: string; onClose: () => void };

export function ShareStart({ quizId, title, onClose }: Props) {
  const [leaderboard, setLeaderboard] = useState(false);
  const start = useChangeShare(quizId);
  const name = useSession().user?.display_name ?? null;
  return (
    <Dialog
      open
      title={`Share “${title}”`}
      {...(start.isPending ? {} : { onClose })}
      actions={
        <>
          <Button look="line" disabled={start.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button
            disabled={start.isPending}
            onClick={() =>
              start.mutate(
                { leaderboard },
                { onError: (error) => notify.error(sentenceFor(error, 'The quiz could not be shared. Please try again.')) },
              )
            }
          >
            {start.isPending ? 'Making the Link...' : 'Make a Link'}
          </Button>
        </>
      }
    >
      <div className="share__in">
        <p>
          Whoever has the link sees the title, the questions with their answers, the sentences of your document that they rest on,
          and {name === null ? 'no name of yours' : <>your name “{name}”</>}. Nobody sees the document, your address or your
          results.
        </p>
        <BoardChoice checked={leaderboard} onChange={setLeaderboard} />
      </div>
    </Dialog>
  );
}
