// Nothing to ask right now: it is the first time, all of today is done, or one sitting is. What comes next is said.
import { Link } from '@tanstack/react-router';
import type { Deck } from '#core/review';
import { dayOf, forecast, type ReviewSettings } from '#core/reviewPlan';
import { Button } from '../ui/Button.tsx';
import { buttonClass } from '../ui/buttonClass.ts';
import { Desert } from '../ui/Desert.tsx';
import { Ahead } from './Ahead.tsx';
import { counted } from './reviewWords.ts';
import { timeNow } from './timeNow.ts';
import type { Sitting } from './useSitting.ts';

const DAYS_AHEAD = 7;

type Props = { title: string; deck: Deck; settings: ReviewSettings; sitting: Sitting };

export function ReviewOver({ title, deck, settings, sitting: { state, rated, left, elsewhere, others, goOn } }: Props) {
  const time = timeNow();
  const cards = [...deck.values()];
  const isEmpty = cards.every(({ isIn }) => !isIn);
  const emptyMessage = deck.size === 0 ? FIRST : NONE_LEFT;
  const ahead = forecast(deck, settings, time, DAYS_AHEAD + 1);
  const dayAt = (at: number) => dayOf(at, time.zone);
  const isDone = cards.some(({ rated: last }) => last && dayAt(last.at) === dayAt(time.wall));
  return (
    <>
      <h1>{title}</h1>
      <section className="card empty review__over">
        <div className="empty__pic">
          <Desert />
        </div>
        <h2>{others > 0 ? 'No card is left' : isEmpty ? emptyMessage.title : titleOf(state, isDone, rated)}</h2>
        <p className="muted">{isEmpty ? emptyMessage.says : others > 0 ? othersWords(others) : nextWords(ahead)}</p>
        {elsewhere > 0 ? (
          <p className="small muted">
            {elsewhere === 1 ? '1 question is' : `${elsewhere} questions are`} not on this device. Open Oasis online once, and{' '}
            {elsewhere === 1 ? 'it comes' : 'they come'}.
          </p>
        ) : null}
        {isEmpty ? null : <Ahead counts={ahead.slice(1)} />}
        <div className="row wrap">
          {state === 'pause' ? <Button onClick={goOn}>Go on: {counted(left, 'question')}</Button> : null}
          {others > 0 ? (
            <Link className={buttonClass({ look: 'main' })} to="/dashboard/review">
              Review {counted(others, 'question')}
            </Link>
          ) : null}
          <Link className={buttonClass({ look: state === 'pause' || others > 0 ? 'line' : 'main' })} to="/dashboard">
            Back to Dashboard
          </Link>
        </div>
      </section>
    </>
  );
}

const FIRST = {
  title: 'Nothing to review yet',
  says: 'What you answer wrong in a quiz, or flag, comes back here the next day, and then in growing steps, until you know it. It works without a network.',
};
/** There were questions, and all of them were left out, or judged right afterwards. */
const NONE_LEFT = {
  title: 'No question is in review',
  says: 'What you miss next, or flag, comes here. What you left out can be added again in the results of its quiz.',
};

function othersWords(otherCount: number): string {
  return `${counted(otherCount, 'question')} of today ${otherCount === 1 ? 'has' : 'have'} no term to turn over. Answer ${otherCount === 1 ? 'it' : 'them'} in Review.`;
}

function titleOf(state: Sitting['state'], isDone: boolean, rated: number): string {
  if (state === 'pause') return `${counted(rated, 'question')} reviewed`;
  return isDone ? 'Done for today' : 'Nothing is due today';
}

function nextWords([, tomorrow = 0, ...later]: readonly number[]): string {
  if (tomorrow > 0) return `Tomorrow: ${counted(tomorrow, 'question')}.`;
  const day = later.findIndex((count) => count > 0);
  if (day === -1) return 'Nothing comes in the next week.';
  return `Tomorrow: nothing. In ${day + 2} days: ${counted(later[day] ?? 0, 'question')}.`;
}
