// A sitting on screen: one card at a time, whatever it is shown as; what can be taken back, and what is said when none is left.
import '../quiz/quizScreen.css';
import './review.css';
import { Link, useNavigate } from '@tanstack/react-router';
import { type ComponentType, useState } from 'react';
import type { ReviewSettings } from '#core/review/reviewPlan';
import { reviewTexts } from '#texts/review';
import { uiTexts } from '#texts/ui';
import { readAhead, readValue } from '../data/live.ts';
import { userIdNow } from '../data/queries.ts';
import { reviewSettingsOf, useReviewSettings } from '../data/reviewSettings.ts';
import { useSession } from '../data/session.ts';
import { notify } from '../shell/notices.tsx';
import { SignInBar } from '../shell/SignInBar.tsx';
import { BlankPage } from '../ui/Blank.tsx';
import { Button } from '../ui/Button.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { Cross } from '../ui/icons.tsx';
import { ErrorNote } from '../ui/Note.tsx';
import { Page } from '../ui/Page.tsx';
import { QuizProgress } from '../ui/Progress.tsx';
import { typedOf } from './cardAnswer.ts';
import type { CardProps } from './cardProps.ts';
import type { CardSource, SittingWay } from './cardSource.ts';
import { ReviewOver } from './ReviewOver.tsx';
import { useReminder } from './reminder.ts';
import { deckNow, prepareDeck, useDeck } from './useDeck.ts';
import { prepareQuizzes, SITTING, type Sitting, useSitting } from './useSitting.ts';

type Props = {
  way: SittingWay;
  Card: ComponentType<CardProps>;
  source: CardSource;
};

export function SittingPage(props: Props) {
  const { ready, user } = useSession();
  if (!ready || user === null) return <BlankPage />;
  return <Loaded key={user.user_id} userId={user.user_id} {...props} />;
}

/** Reads what a sitting shows first: its cards, with their quizzes. */
export async function prepareSitting(source: CardSource): Promise<void> {
  const userId = userIdNow();
  await Promise.all([prepareDeck(userId), readAhead(reviewSettingsOf(userId), typedOf(userId))]);
  const settings = readValue(reviewSettingsOf(userId));
  if (settings) await prepareQuizzes(userId, source.cardsOf(deckNow(userId), settings));
}

function Loaded({ userId, way, Card, source }: Props & { userId: number }) {
  const title = reviewTexts.titles[way];
  const live = useDeck(userId);
  const settings = useReviewSettings(userId);
  const sitting = useSitting(live, userId, settings, source);
  useReminder(userId, live.deck, settings);
  if (live.error) {
    return (
      <Page title={title}>
        <h1>{title}</h1>
        <ErrorNote title={reviewTexts.cardsUnreadable} message={reviewTexts.nothingLost} />
      </Page>
    );
  }
  if (sitting.state === 'loading' || live.deck === null || settings === null) return <BlankPage />;
  if (sitting.state !== 'asking' || sitting.shown === null) {
    return (
      <Page title={title} className="stack review">
        <ReviewOver way={way} title={title} deck={live.deck} settings={settings} sitting={sitting} />
        <UndoLine sitting={sitting} busy={false} onUndo={() => void sitting.undo().catch(tellUnstored)} />
      </Page>
    );
  }
  return <Asking way={way} Card={Card} sitting={sitting} settings={settings} />;
}

function Asking({ way, Card, sitting, settings }: Omit<Props, 'source'> & { sitting: Sitting; settings: ReviewSettings }) {
  const title = reviewTexts.titles[way];
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const { shown: shownCard, rated, left } = sitting;
  if (shownCard === null) return null;
  const place = rated + 1;
  const total = Math.max(place, Math.min(rated + left, Math.ceil(place / SITTING) * SITTING));
  const words = reviewTexts.position(place, total);

  /** A card stays on screen until what was done with it is on the disk. */
  async function run(work: () => Promise<void>): Promise<void> {
    if (busy) return;
    setBusy(true);
    await work().catch(tellUnstored);
    setBusy(false);
  }

  return (
    <Page title={title} className="quiz review">
      <h1 className="vh">{title}</h1>
      <div className="quiz__bar">
        <div className="quiz__meta">
          <IconButton
            label={reviewTexts.close}
            disabled={busy}
            onClick={() => void navigate({ to: way === 'cards' ? '/dashboard/cards' : '/dashboard/study' })}
          >
            <Cross />
          </IconButton>
          <h2 className="label num">{words}</h2>
          <Button look="text" className="review__out" disabled={busy} onClick={() => void run(sitting.leaveOut)}>
            {reviewTexts.leaveOut}
          </Button>
        </div>
        <QuizProgress current={place} total={total} label={words} />
      </div>
      <div className="review__quiz">
        <p className="small muted">{shownCard.reviewQuiz.quiz.title || uiTexts.untitled}</p>
        {way === 'flashcards' ? <Link to="/dashboard/review">{reviewTexts.answerInstead}</Link> : null}
        {way === 'review' ? <Link to="/dashboard/flashcards/{-$quizId}">{reviewTexts.asFlashcards}</Link> : null}
      </div>
      <Card
        key={shownCard.nth}
        current={shownCard}
        settings={settings}
        busy={busy}
        onRate={(rating, ms) => void run(() => sitting.rate(rating, ms))}
        onUndo={() => void run(sitting.undo)}
      />
      <UndoLine sitting={sitting} busy={busy} onUndo={() => void run(sitting.undo)} />
      <div className="qnotes">
        <SignInBar flush={async () => undefined} />
      </div>
    </Page>
  );
}

function tellUnstored(): void {
  notify.error(reviewTexts.notStored);
}

function UndoLine({ sitting: { last }, busy, onUndo }: { sitting: Sitting; busy: boolean; onUndo: () => void }) {
  const words = last === null ? '' : last.event.kind === 'rated' ? reviewTexts.ratings[last.event.rating] : reviewTexts.leftOut;
  return (
    <div className="review__undo" role="status">
      {last === null ? null : (
        <>
          <span className="small muted">{reviewTexts.saved(words)}</span>
          <Button look="text" disabled={busy} label={reviewTexts.undoAct(words)} onClick={onUndo}>
            {reviewTexts.undo}
          </Button>
        </>
      )}
    </div>
  );
}
