// Shown when nothing is due: at the first visit, when today's review is done, or after a session. Says what comes next.
import { Link } from '@tanstack/react-router';
import type { Deck } from '#core/review/review';
import { dayOf, forecast, type ReviewSettings } from '#core/review/reviewPlan';
import { reviewTexts } from '#texts/review';
import { uiTexts } from '#texts/ui';
import { Button } from '../ui/Button.tsx';
import { buttonClass } from '../ui/buttonClass.ts';
import { Desert } from '../ui/Desert.tsx';
import { Ahead } from './Ahead.tsx';
import type { SittingWay } from './cardSource.ts';
import { timeNow } from './timeNow.ts';
import type { Sitting } from './useSitting.ts';

const DAYS_AHEAD = 7;

type Props = { way: SittingWay; title: string; deck: Deck; settings: ReviewSettings; sitting: Sitting };

export function ReviewOver({ way, title, deck, settings, sitting }: Props) {
  const { state, rated, left, elsewhere, otherCount, goOn } = sitting;
  const time = timeNow();
  const cards = [...deck.values()];
  const isEmpty = cards.every(({ isIn }) => !isIn);
  // Also after questions that were all left out, or judged right later.
  const isFirst = deck.size === 0;
  const emptyTitle = isFirst ? reviewTexts.nothingYet : reviewTexts.noneIsIn;
  const emptyNote = isFirst ? reviewTexts.nothingYetNote : reviewTexts.noneIsInNote;
  const isChosen = way === 'cards';
  const isChosenEmpty = isChosen && rated === 0;
  const ahead = forecast(deck, settings, time, DAYS_AHEAD + 1);
  const dayAt = (at: number) => dayOf(at, time.zone);
  const isLed = state === 'pause' || otherCount > 0;
  const isDone = cards.some(({ rated: last }) => last && dayAt(last.at) === dayAt(time.wall));
  return (
    <>
      <h1>{title}</h1>
      <section className="card empty review__over">
        <div className="empty__pic">
          <Desert />
        </div>
        <h2>
          {otherCount > 0 || isChosenEmpty
            ? reviewTexts.noCardLeft
            : isEmpty
              ? emptyTitle
              : titleOf(state, isDone, rated, isChosen)}
        </h2>
        <p className="muted">{isEmpty ? emptyNote : otherCount > 0 ? reviewTexts.noTerm(otherCount) : nextWords(ahead)}</p>
        {elsewhere > 0 ? <p className="small muted">{reviewTexts.notOnDevice(elsewhere)}</p> : null}
        {isEmpty ? null : <Ahead counts={ahead.slice(1)} />}
        <div className="row wrap">
          {state === 'pause' ? <Button onClick={goOn}>{reviewTexts.goOn(left)}</Button> : null}
          {otherCount > 0 ? (
            <Link className={buttonClass({ look: 'main' })} to="/dashboard/review">
              {reviewTexts.reviewQuestions(otherCount)}
            </Link>
          ) : null}
          {way === 'review' ? null : (
            <Link className={buttonClass({ look: isLed ? 'line' : 'main' })} to="/dashboard/cards">
              {reviewTexts.otherCards}
            </Link>
          )}
          <Link className={buttonClass({ look: isLed || way !== 'review' ? 'line' : 'main' })} to="/dashboard">
            {uiTexts.backToDashboard}
          </Link>
        </div>
      </section>
    </>
  );
}

function titleOf(state: Sitting['state'], isDone: boolean, rated: number, isChosen: boolean): string {
  if (state === 'pause' || isChosen) return reviewTexts.reviewed(rated);
  return isDone ? reviewTexts.done : reviewTexts.nothingIsDue;
}

function nextWords([, tomorrow = 0, ...later]: readonly number[]): string {
  if (tomorrow > 0) return reviewTexts.tomorrow(tomorrow);
  const day = later.findIndex((count) => count > 0);
  if (day === -1) return reviewTexts.nothingComes;
  return reviewTexts.inDays(day + 2, later[day] ?? 0);
}
