// Of a joined or assigned quiz: the way to its leaderboard, and where taking it again does not count.
import { Link } from '@tanstack/react-router';
import type { SharedRow } from '#core/together/sharedQuiz';
import { resultsTexts } from '#texts/results';
import { useJoinedRow } from '../sync/joinedList.ts';
import { buttonClass } from '../ui/buttonClass.ts';

export function AgainTogether({ quizId }: { quizId: number }) {
  const row = useJoinedRow(quizId);
  if (!row) return null;
  const words = retakeWords(row);
  return (
    <>
      {row.leaderboard ? (
        <Link
          className={buttonClass({ look: 'line' })}
          to="/dashboard/quiz/$quizId/board"
          params={{ quizId: String(row.quiz_id) }}
          preload={false}
        >
          {resultsTexts.leaderboard}
        </Link>
      ) : null}
      {words === '' ? null : <p className="small muted again__note">{words}</p>}
    </>
  );
}

/** Decision 070; P14.10. */
function retakeWords({ leaderboard, assignments }: SharedRow): string {
  const usedUp = assignments.filter(({ attempts_allowed: allowed, attempts_used: used }) => allowed !== null && used >= allowed);
  return [
    leaderboard ? resultsTexts.firstAttemptCounts : '',
    ...usedUp.map(({ group_name: name }) => resultsTexts.retakeDoesNotCount(name)),
  ]
    .filter((words) => words !== '')
    .join(' ');
}
