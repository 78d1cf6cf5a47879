// The dashboard's first line: how much is due today.
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useLayoutEffect, useMemo } from 'react';
import { dueNow } from '#core/review/reviewPlan';
import { documentsTexts } from '#texts/documents';
import { readAhead } from '../../data/live.ts';
import { reviewSettingsOf, useReviewSettings } from '../../data/reviewSettings.ts';
import { useSession } from '../../data/session.ts';
import { useReminder } from '../../review/reminder.ts';
import { timeNow } from '../../review/timeNow.ts';
import { prepareDeck, useDeck } from '../../review/useDeck.ts';
import { useToday } from '../../review/useToday.ts';
import { readReviews } from '../../sync/reviewLog.ts';
import { useAtDrawing } from '../../ui/atDrawing.ts';
import { buttonClass } from '../../ui/buttonClass.ts';
import './todayLine.css';

/** `isDrawn`: the screen is on view. `isLeading`: nothing above has the main button. `onDue`: told how many, so that nothing below takes it. */
type Props = { isDrawn: boolean; isLeading: boolean; onDue: (count: number) => void };

export function TodayLine({ isDrawn, isLeading, onDue }: Props) {
  const userId = useSession().user?.user_id ?? 0;
  useReviewsRead(userId);
  const { deck } = useDeck(userId);
  const settings = useReviewSettings(userId);
  const today = useToday();
  const dueCount = useMemo(() => (deck && settings ? dueNow(deck, settings, timeNow()).length : 0), [deck, settings, today]);
  const isKnown = isDrawn && deck !== null && settings !== null;
  const dueAtDrawing = useAtDrawing(isKnown, dueCount, today);
  // The line comes and goes with the screen or the day; what it says may change.
  const due = dueAtDrawing === 0 ? 0 : dueCount || dueAtDrawing;
  useReminder(userId, deck, settings);
  // In the same frame, since the main button moves.
  useLayoutEffect(() => onDue(due), [due, onDue]);
  if (due === 0) return null;
  return (
    <section className="card today" aria-label={documentsTexts.today}>
      <div>
        <p className="small muted">{documentsTexts.comesBack}</p>
        <p className="name">{documentsTexts.dueToday(due)}</p>
      </div>
      <Link className={buttonClass({ look: isLeading ? 'main' : 'line', className: 'rbtn' })} to="/dashboard/review">
        {documentsTexts.review(due)}
      </Link>
    </section>
  );
}

TodayLine.prepare = (userId: number) => Promise.all([prepareDeck(userId), readAhead(reviewSettingsOf(userId))]);

/** As a query, so that a first dashboard waits for it like for other answers. */
function useReviewsRead(userId: number): void {
  useQuery({
    queryKey: ['reviews-read', userId],
    enabled: userId !== 0,
    queryFn: async () => (await readReviews(userId, Date.now())) ?? null,
  });
}
