// The dashboard's first line: how much is due today. Nothing is said when nothing is.
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { dueNow } from '#core/reviewPlan';
import { useReviewSettings } from '../data/reviewSettings.ts';
import { useSession } from '../data/session.ts';
import { buttonClass } from '../ui/buttonClass.ts';
import { counted } from './reviewWords.ts';
import { timeNow, useDeck } from './useDeck.ts';
import './reviewLine.css';

/** `onDue`: told how many, so that the dashboard has one main button. */
export function ReviewLine({ onDue }: { onDue: (count: number) => void }) {
  const userId = useSession().user?.user_id ?? 0;
  const { deck } = useDeck(userId);
  const settings = useReviewSettings(userId);
  const due = deck && settings ? dueNow(deck, settings, timeNow()).length : 0;
  useEffect(() => onDue(due), [due, onDue]);
  if (due === 0) return null;
  return (
    <section className="card review__line" aria-label="Review">
      <div>
        <p className="small muted">What you got wrong comes back</p>
        <p className="name">{counted(due, 'question')} due today</p>
      </div>
      <Link className={buttonClass({ look: 'main', className: 'rbtn' })} to="/dashboard/review">
        Review {counted(due, 'question')}
      </Link>
    </section>
  );
}
