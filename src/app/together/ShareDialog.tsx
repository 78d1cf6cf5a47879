// Sharing a quiz (P14.1): what others would see, then the link with its code and picture, who joined, and the way to turn it off.
import './together.css';
import { useState } from 'react';
import { shareDialogTexts } from '#texts/shareDialog';
import { useQuiz } from '../data/api.ts';
import { useOnline } from '../data/online.ts';
import { sentenceFor } from '../data/queryClient.ts';
import { nowByServer } from '../data/serverClock.ts';
import { useSession } from '../data/session.ts';
import { notify } from '../shell/notices.tsx';
import { Busy } from '../ui/Blank.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { BoardChoice } from './BoardChoice.tsx';
import { LinkEndField } from './LinkEndField.tsx';
import { endOf, type LinkEnd } from './linkEnd.ts';
import { ShareMembers } from './ShareMembers.tsx';
import { ShareOn } from './ShareOn.tsx';
import { useChangeShare, useShare } from './useShare.ts';

type ShareWishes = { leaderboard: boolean; end: LinkEnd };
type ShareStartProps = { wishes: ShareWishes; now: number; onChange: (wishes: ShareWishes) => void };

/** Before a quiz is shared: what others will see is said first. */
function ShareStart({ wishes, now, onChange }: ShareStartProps) {
  const name = useSession().user?.display_name ?? null;
  return (
    <>
      <p>{name === null ? shareDialogTexts.visibleWithoutName : shareDialogTexts.visible(name)}</p>
      <BoardChoice checked={wishes.leaderboard} onChange={(leaderboard) => onChange({ ...wishes, leaderboard })} />
      <LinkEndField linkEnd={wishes.end} now={now} onChange={(end) => onChange({ ...wishes, end })} />
    </>
  );
}

/** `name`: what its list calls it, until the title is known that others see */
type Props = { quizId: number; name: string; onClose: () => void };

export function ShareDialog({ quizId, name, onClose }: Props) {
  const title = useQuiz(quizId).data?.title || name;
  const [wishes, setWishes] = useState<ShareWishes>({ leaderboard: false, end: 'never' });
  const [now] = useState(() => nowByServer());
  const online = useOnline();
  const share = useShare(quizId);
  const start = useChangeShare(quizId);
  const isOff = share.data === null;
  const begin = () =>
    start.mutate(
      { leaderboard: wishes.leaderboard, expires_at: endOf(wishes.end, nowByServer()) },
      { onError: (error) => notify.error(sentenceFor(error, shareDialogTexts.shareFailed)) },
    );
  return (
    <Dialog
      open
      isLong={share.data != null}
      title={shareDialogTexts.title(title)}
      {...(start.isPending ? {} : { onClose })}
      actions={
        <>
          <Button look="line" disabled={start.isPending} onClick={onClose}>
            {shareDialogTexts.close}
          </Button>
          {isOff ? (
            <Button disabled={!online || start.isPending} onClick={begin}>
              {start.isPending ? shareDialogTexts.makingLink : shareDialogTexts.makeLink}
            </Button>
          ) : null}
        </>
      }
    >
      <div className="share__in">
        {share.data ? (
          <>
            <ShareOn quizId={quizId} title={title} share={share.data} now={now} onClose={onClose} />
            <ShareMembers quizId={quizId} end={share.data.expires_at} now={now} />
          </>
        ) : null}
        {isOff ? <ShareStart wishes={wishes} now={now} onChange={setWishes} /> : null}
        {share.data === undefined ? <Waiting online={online} error={share.error} /> : null}
      </div>
    </Dialog>
  );
}

function Waiting({ online, error }: { online: boolean; error: Error | null }) {
  if (online && !error) return <Busy />;
  return <p className="muted">{online ? sentenceFor(error, shareDialogTexts.loadFailed) : shareDialogTexts.needsNetwork}</p>;
}
