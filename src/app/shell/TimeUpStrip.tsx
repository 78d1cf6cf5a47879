// "Time's up!" of a quiz that ended while nobody looked: which one, what became of it, and the way to it. It stays until it is read.
import { Link } from '@tanstack/react-router';
import { frameTexts } from '#texts/frame';
import { useSession } from '../data/session.ts';
import { forgetTimeUp, useTimeUpNews } from '../sync/timeUpNews.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { Clock, Cross } from '../ui/icons.tsx';

export function TimeUpStrip() {
  const userId = useSession().user?.user_id;
  const mine = useTimeUpNews().filter((news) => news.userId === userId);
  return (
    <div role="alert">
      {mine.map(({ attemptId, quizId, title }) => (
        <div key={attemptId} className="strip strip--time">
          <Clock />
          <span>
            <b>{frameTexts.timeUp}</b> <span>{frameTexts.handedIn(title)}</span>{' '}
            <Link
              className="strip__link"
              to="/dashboard/results/$quizId"
              params={{ quizId: String(quizId) }}
              onClick={() => forgetTimeUp(attemptId)}
            >
              {frameTexts.viewResults}
            </Link>
          </span>
          <IconButton label={frameTexts.closeNotice(title)} onClick={() => forgetTimeUp(attemptId)}>
            <Cross />
          </IconButton>
        </div>
      ))}
    </div>
  );
}
