// From the results of a joined quiz to its leaderboard, where there is one.
import { Link } from '@tanstack/react-router';
import { useJoined } from '../sync/joinedList.ts';
import { buttonClass } from '../ui/buttonClass.ts';

export function BoardLink({ quizId }: { quizId: number }) {
  const row = useJoined().data?.find(({ quiz_id: id }) => id === quizId);
  if (!row?.leaderboard) return null;
  return (
    <Link
      className={buttonClass({ look: 'line' })}
      to="/dashboard/quiz/$quizId/board"
      params={{ quizId: String(quizId) }}
      preload={false}
    >
      Leaderboard
    </Link>
  );
}
