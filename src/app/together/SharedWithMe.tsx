// The dashboard's "Shared with me": quizzes that one joined, kept offline as one's own, and the wishes to join that wait for the network.
import { Link } from '@tanstack/react-router';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { SharedRow } from '#core/together/sharedQuiz';
import type { JoinRow } from '#device/rows/joinRow';
import { joinRowsOf, renamedJoinsOf } from '#device/together/joins';
import { joinedQuizTexts } from '#texts/joinedQuiz';
import { db } from '../data/device.ts';
import { liveQueryOf, liveValue, readAhead, useLive } from '../data/live.ts';
import { useSession } from '../data/session.ts';
import { useNow } from '../data/useNow.ts';
import { prepareNotices } from '../shell/notices.tsx';
import { prepareJoined, useJoined } from '../sync/joinedList.ts';
import { useAtDrawing } from '../ui/atDrawing.ts';
import { buttonClass } from '../ui/buttonClass.ts';
import { countOf, isDue } from './dueWords.ts';
import { JoinedItem } from './JoinedItem.tsx';
import { JoiningItem } from './JoiningItem.tsx';
import { type Here, resultHere } from './joinedPlace.ts';
import './together.css';

const noRows: JoinRow[] = [];

/** Those that were not answered, and those that were under another name. */
const joiningOf = liveQueryOf(async (userId: number): Promise<JoinRow[]> => {
  const [{ rows }, renamed] = await Promise.all([joinRowsOf(db, userId), renamedJoinsOf(db, userId)]);
  return [...renamed, ...rows];
});

/**
 * Stands above the documents if there are none or an assignment is due when the screen is drawn, and below them otherwise. `isAbove`:
 * which place this is. `isDrawn`: the screen is on view. `onDue`: told whether one is due, which then has the main button if `isLeading`.
 */
type Props = {
  device: Here;
  hasDocuments: boolean;
  isDrawn: boolean;
  isAbove?: boolean;
  isLeading?: boolean;
  onDue?: (isAnyDue: boolean) => void;
};

export function SharedWithMe({ device, hasDocuments, isDrawn, isAbove = false, isLeading = false, onDue }: Props) {
  const userId = useSession().user?.user_id ?? 0;
  const { data } = useJoined();
  const joined = data ?? [];
  const joining = liveValue(useLive(joiningOf(userId)), noRows);
  const now = useNow(
    joined.flatMap(({ assignments }) => assignments.flatMap(({ opens_at, closes_at }) => [opens_at, closes_at])),
  );
  const dueRow = joined.find((row) =>
    row.assignments.some((assigned) => isDue(assigned, countOf(assigned, device.unsent.has(resultHere(row, device))), now)),
  );
  const isAnyDue = dueRow !== undefined;
  const hasAny = joined.length + joining.length > 0;
  const isHigh = useAtDrawing(isDrawn && data !== undefined, isAnyDue || (hasAny && !hasDocuments));
  // In the same frame, since the main button moves.
  useLayoutEffect(() => onDue?.(isHigh && isAnyDue), [onDue, isHigh, isAnyDue]);
  useAssignedNews(isAbove && isDrawn && !isHigh, data === undefined ? null : (dueRow ?? 'none'));
  if (isAbove !== isHigh) return null;
  const byCode = (
    <div className="row wrap shared__ways">
      <Link className={buttonClass({ look: 'text', className: 'shared__code' })} to="/s/{-$code}">
        {joinedQuizTexts.openByCode}
      </Link>
    </div>
  );
  if (!hasAny) return byCode;
  return (
    <section className="card" aria-labelledby="shared-with-me">
      <h2 id="shared-with-me">{joinedQuizTexts.title}</h2>
      <ul>
        {joining.map((row) => (
          <JoiningItem key={row.id} row={row} />
        ))}
        {joined.map((row) => (
          <JoinedItem key={row.quiz_id} row={row} device={device} isNext={isLeading && row === dueRow} />
        ))}
      </ul>
      {byCode}
    </section>
  );
}

/** Says that something became due while the screen was on view: it stands below until the next visit, so that nothing moves. */
function useAssignedNews(isOnView: boolean, due: SharedRow | 'none' | null): void {
  const wasDue = useRef<boolean | null>(null);
  useEffect(() => {
    if (due === null) return;
    const isNews = isOnView && wasDue.current === false && due !== 'none';
    wasDue.current = due !== 'none';
    if (!isNews) return;
    const onPress = () => document.getElementById('shared-with-me')?.scrollIntoView({ block: 'center' });
    prepareNotices();
    void import('../shell/NoticeHost.tsx').then(({ show }) =>
      show({ tone: 'info', text: joinedQuizTexts.assigned(due.title), act: { label: joinedQuizTexts.show, onPress } }),
    );
  }, [isOnView, due]);
}

SharedWithMe.prepare = (userId: number) => Promise.all([prepareJoined(userId), readAhead(joiningOf(userId))]);
