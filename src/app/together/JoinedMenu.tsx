// What else can be done with a joined quiz: its leaderboard, and leaving it.
import { useNavigate } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import type { SharedRow } from '#core/together/sharedQuiz';
import { joinedQuizTexts } from '#texts/joinedQuiz';
import { sentenceFor } from '../data/queryClient.ts';
import { notify } from '../shell/notices.tsx';
import { useLeave } from '../sync/leaveJoined.ts';
import type { MenuAction } from '../ui/ActionMenu.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { More } from '../ui/icons.tsx';
import { lazyWithRetry } from '../ui/lasting.ts';

const ActionMenu = lazyWithRetry(() => import('../ui/ActionMenu.tsx').then((m) => m.ActionMenu));
const LeaveDialog = lazyWithRetry(() => import('./LeaveDialog.tsx').then((m) => m.LeaveDialog));

export function JoinedMenu({ row }: { row: SharedRow }) {
  const navigate = useNavigate();
  const leave = useLeave();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isAsked, setIsAsked] = useState(false);
  const actions: MenuAction[] =
    row.joined_at === null ? [] : [{ label: joinedQuizTexts.leave, danger: true, onSelect: () => setIsAsked(true) }];
  if (row.leaderboard) {
    const params = { quizId: String(row.quiz_id) };
    actions.unshift({
      label: joinedQuizTexts.leaderboard,
      onSelect: () => void navigate({ to: '/dashboard/quiz/$quizId/board', params }),
    });
  }
  if (actions.length === 0) return null;
  return (
    <>
      <IconButton
        label={joinedQuizTexts.more(row.title)}
        hasMenu
        expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <More />
      </IconButton>
      <Suspense>
        {anchor ? (
          <ActionMenu anchor={anchor} label={joinedQuizTexts.more(row.title)} actions={actions} onClose={() => setAnchor(null)} />
        ) : null}
        {isAsked ? (
          <LeaveDialog
            title={row.title}
            busy={leave.isPending}
            onStay={() => setIsAsked(false)}
            onLeave={() =>
              leave.mutate(row.quiz_id, {
                onSuccess: () => notify.success(joinedQuizTexts.left(row.title)),
                onError: (error) => notify.error(sentenceFor(error, joinedQuizTexts.leaveFailed)),
                onSettled: () => setIsAsked(false),
              })
            }
          />
        ) : null}
      </Suspense>
    </>
  );
}
