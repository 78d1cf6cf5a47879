// The dashboard's first line: how much is due today, and the streak with its week. Nothing is said before anything was done.

import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useLayoutEffect, useMemo } from 'react';
import { activeDays, lastDays } from '#core/progress/day';
import { streakOf } from '#core/progress/streak';
import { dueNow } from '#core/review/reviewPlan';
import { documentsTexts } from '#texts/documents';
import { prepareHistory, useHistory } from '../../data/history.ts';
import { readAhead } from '../../data/live.ts';
import { reviewSettingsOf, useReviewSettings } from '../../data/reviewSettings.ts';
import { useSession } from '../../data/session.ts';
import { WeekStrip } from '../../progress/WeekStrip.tsx';
import { useReminder } from '../../review/reminder.ts';
import { timeNow } from '../../review/timeNow.ts';
import { logOf, prepareDeck, useDeck } from '../../review/useDeck.ts';
import { useToday } from '../../review/useToday.ts';
import { readReviews } from '../../sync/reviewLog.ts';
import { buttonClass } from '../../ui/buttonClass.ts';
import './todayLine.css';

const WEEK = 7;

/** `onDue`: told how many, so that the dashboard has one main button. */
export function TodayLine({ onDue }: { onDue: (count: number) => void }) {
  const userId = useSession().user?.user_id ?? 0;
  useReviewsRead(userId);
  const { deck } = useDeck(userId);
  const settings = useReviewSettings(userId);
  const { all } = useHistory(userId);
  const today = useToday();
  const due = useMemo(() => (deck && settings ? dueNow(deck, settings, timeNow()).length : 0), [deck, settings, today]);
  const activity = useMemo(() => {
    if (!deck || !all) return null;
    const active = activeDays(all, logOf(deck), timeNow().zone);
    const days = active.map(({ day }) => day);
    return { isBegun: days.length > 0, streak: streakOf(days, today), week: lastDays(active, today, WEEK) };
  }, [deck, all, today]);
  useReminder(userId, deck, settings);
  // In the same drawing: the button that is no longer the main one stands elsewhere.
  useLayoutEffect(() => onDue(due), [due, onDue]);
  if (due === 0 && !activity?.isBegun) return null;
  return (
    <section className="card today" aria-label={documentsTexts.today}>
      {due > 0 ? (
        <div className="today__due">
          <div>
            <p className="small muted">{documentsTexts.comesBack}</p>
            <p className="name">{documentsTexts.dueToday(due)}</p>
          </div>
          <Link className={buttonClass({ look: 'main', className: 'rbtn' })} to="/dashboard/review">
            {documentsTexts.review(due)}
          </Link>
        </div>
      ) : null}
      {activity?.isBegun ? (
        <div className="today__week">
          <WeekStrip
            week={activity.week}
            streak={activity.streak}
            moreLink={<Link to="/dashboard/progress">{documentsTexts.progress}</Link>}
          />
        </div>
      ) : null}
    </section>
  );
}

TodayLine.prepare = (userId: number) =>
  Promise.all([prepareDeck(userId), prepareHistory(userId), readAhead(reviewSettingsOf(userId))]);

/** As a query, so that a first dashboard waits for it as for every other answer. */
function useReviewsRead(userId: number): void {
  useQuery({
    queryKey: ['reviews-read', userId],
    enabled: userId !== 0,
    queryFn: async () => (await readReviews(userId, Date.now())) ?? null,
  });
}
