// Sharing a quiz (P14.1): the link with its code and picture, the leaderboard, who joined, and the way to turn it off.
import type { ReactNode } from 'react';
import { useOnline } from '../data/online.ts';
import { sentenceFor } from '../data/queryClient.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { ShareMembers } from './ShareMembers.tsx';
import { ShareOn } from './ShareOn.tsx';
import { ShareStart } from './ShareStart.tsx';
import { useShare } from './useShare.ts';
import './together.css';

type Props = { quizId: number; title: string; onClose: () => void };

export function ShareDialog({ quizId, title, onClose }: Props) {
  const online = useOnline();
  const share = useShare(quizId);
  const close = (
    <Button look="line" onClick={onClose}>
      Close
    </Button>
  );
  const frame = (inside: ReactNode, actions: ReactNode = close) => (
    <Dialog open title={`Share “${title}”`} onClose={onClose} actions={actions}>
      <div className="share__in">{inside}</div>
    </Dialog>
  );
  if (share.data) {
    return frame(
      <>
        <ShareOn quizId={quizId} title={title} share={share.data} onClose={onClose} />
        <ShareMembers quizId={quizId} />
      </>,
    );
  }
  if (!online) return frame(<p className="muted">Sharing needs the network.</p>);
  if (share.isError)
    return frame(<p className="muted">{sentenceFor(share.error, 'It could not be asked whether this quiz is shared.')}</p>);
  if (share.isPending) return frame(<p className="muted">Loading...</p>);
  return <ShareStart quizId={quizId} title={title} onClose={onClose} />;
}
