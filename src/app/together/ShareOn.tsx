// A quiz that is shared: its link, its code and its picture, to be handed on; the leaderboard; and the end of it.

import { useNavigate } from '@tanstack/react-router';
import { spokenCode } from '#core/shareCode';
import type { Share } from '#core/sharedQuiz';
import { sentenceFor } from '../data/queryClient.ts';
import { notify } from '../shell/notices.tsx';
import { Button } from '../ui/Button.tsx';
import { BoardChoice } from './BoardChoice.tsx';
import { QrCode } from './QrCode.tsx';
import { TurnOff } from './TurnOff.tsx';
import { useChangeShare } from './useShare.ts';

type Props = { quizId: number; title: string; share: Share; onClose: () => void };

export function ShareOn({ quizId, title, share, onClose }: Props) {
  const navigate = useNavigate();
  const change = useChangeShare(quizId);
  const { url: address } = share;
  return (
    <>
      <div className="share__way">
        <QrCode text={address} label={`QR code of ${address}`} />
        <div>
          <p className="small muted">Code</p>
          <p className="share__code">{spokenCode(share.code)}</p>
          <p className="small share__link">{address}</p>
        </div>
      </div>
      <div className="share__acts">
        <Button look="tint" full onClick={() => void copied(address)}>
          Copy Link
        </Button>
        {'share' in navigator ? (
          <Button look="line" full onClick={() => void handedOn(title, address)}>
            Send With...
          </Button>
        ) : null}
      </div>
      <BoardChoice
        checked={share.leaderboard}
        disabled={change.isPending}
        onChange={(leaderboard) =>
          change.mutate(
            { leaderboard },
            { onError: (error) => notify.error(sentenceFor(error, 'The leaderboard could not be changed. Please try again.')) },
          )
        }
      />
      {share.leaderboard ? (
        <Button
          look="text"
          onClick={() => {
            onClose();
            void navigate({ to: '/dashboard/quiz/$quizId/board', params: { quizId: String(quizId) } });
          }}
        >
          Open the Leaderboard
        </Button>
      ) : null}
      <TurnOff quizId={quizId} />
    </>
  );
}

async function copied(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    notify.success('The link was copied.');
  } catch {
    notify.error('This browser did not copy it. Press long on the link, and copy it by hand.');
  }
}

/** The system's own sheet. Closing it is no failure. */
async function handedOn(title: string, url: string): Promise<void> {
  await navigator.share({ title, text: `A quiz on Oasis: ${title}`, url }).catch(() => undefined);
}
