// A quiz that is shared: its link to be handed on, the leaderboard, and the end of it.
import { useNavigate } from '@tanstack/react-router';
import { spokenCode } from '#core/together/shareCode';
import type { Share } from '#core/together/sharedQuiz';
import { shareDialogTexts } from '#texts/shareDialog';
import { sentenceFor } from '../data/queryClient.ts';
import { nowByServer } from '../data/serverClock.ts';
import { notify } from '../shell/notices.tsx';
import { Button } from '../ui/Button.tsx';
import { BoardChoice } from './BoardChoice.tsx';
import { CodeWays } from './CodeWays.tsx';
import { LinkEndField } from './LinkEndField.tsx';
import { endOf } from './linkEnd.ts';
import { TurnOff } from './TurnOff.tsx';
import { useChangeShare } from './useShare.ts';

type Props = { quizId: number; title: string; share: Share; now: number; onClose: () => void };

export function ShareOn({ quizId, title, share, now, onClose }: Props) {
  const navigate = useNavigate();
  const change = useChangeShare(quizId);
  return (
    <>
      <CodeWays code={spokenCode(share.code)} address={share.url} title={title} words={shareDialogTexts.invitation(title)} />
      <BoardChoice
        checked={share.leaderboard}
        disabled={change.isPending}
        onChange={(leaderboard) =>
          change.mutate(
            { leaderboard },
            { onError: (error) => notify.error(sentenceFor(error, shareDialogTexts.leaderboardFailed)) },
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
          {shareDialogTexts.openLeaderboard}
        </Button>
      ) : null}
      <LinkEndField
        linkEnd="never"
        set={share.expires_at}
        now={now}
        disabled={change.isPending}
        onChange={(end) =>
          change.mutate(
            { leaderboard: share.leaderboard, expires_at: endOf(end, nowByServer()) },
            { onError: (error) => notify.error(sentenceFor(error, shareDialogTexts.endFailed)) },
          )
        }
      />
      <TurnOff quizId={quizId} />
    </>
  );
}
