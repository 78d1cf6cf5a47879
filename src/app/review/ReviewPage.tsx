// Review: what one got wrong comes back, one card at a time, until nothing is due today. It works offline whole.
import { useState } from 'react';
import { DEFAULT_QUIZ_TITLE } from '#core/quiz';
import type { ReviewSettings } from '#core/reviewPlan';
import { useReviewSettings } from '../data/reviewSettings.ts';
import { useSession } from '../data/session.ts';
import { notify } from '../shell/notices.tsx';
import { SignInBar } from '../shell/SignInBar.tsx';
import { BlankPage } from '../ui/Blank.tsx';
import { Button } from '../ui/Button.tsx';
import { ErrorNote } from '../ui/Note.tsx';
import { Page } from '../ui/Page.tsx';
import { QuizProgress } from '../ui/Progress.tsx';
import { ReviewCardView } from './ReviewCardView.tsx';
import { ReviewOver } from './ReviewOver.tsx';
import { ratingWords } from './reviewWords.ts';
import { useDeck } from './useDeck.ts';
import { SITTING, type Sitting, useSitting } from './useSitting.ts';
import '../quiz/quizScreen.css';
import './review.css';

export function ReviewPage() {
  const { ready, user } = useSession();
  if (!ready || user === null) return <BlankPage />;
  return <Review key={user.user_id} userId={user.user_id} />;
}

function Review({ userId }: { userId: number }) {
  const live = useDeck(userId);
  const settings = useReviewSettings(userId);
  const sitting = useSitting(live, userId, settings);
  if (live.error) {
    return (
      <Page title="Review">
        <h1>Review</h1>
        <ErrorNote
          title="Your cards could not be read"
          message="This browser keeps no data right now. Nothing of yours is lost."
        />
      </Page>
    );
  }
  if (sitting.state === 'loading' || live.deck === null || settings === null) return <BlankPage />;
  if (sitting.state !== 'asking' || sitting.shown === null) {
    return (
      <Page title="Review" className="stack review">
        <ReviewOver deck={live.deck} settings={settings} sitting={sitting} />
        <UndoLine sitting={sitting} busy={false} onUndo={() => void sitting.undo()} />
      </Page>
    );
  }
  return <Asking sitting={sitting} settings={settings} />;
}

function Asking({ sitting, settings }: { sitting: Sitting; settings: ReviewSettings }) {
  const [busy, setBusy] = useState(false);
  const { shown, rated, left } = sitting;
  if (shown === null) return null;
  const place = rated + 1;
  const total = Math.max(place, Math.min(rated + left, Math.ceil(place / SITTING) * SITTING));
  const words = `${place} of ${total}`;

  /** A card stays on screen until what was done with it is on the disk. */
  async function run(work: () => Promise<void>): Promise<void> {
    if (busy) return;
    setBusy(true);
    await work().catch(() => notify.error('This device could not store it. Please try again.'));
    setBusy(false);
  }

  return (
    <Page title="Review" className="quiz review">
      <h1 className="vh">Review</h1>
      <div className="quiz__bar">
        <div className="quiz__meta">
          <h2 className="label num">{words}</h2>
          <Button look="text" className="review__out" disabled={busy} onClick={() => void run(sitting.leaveOut)}>
            Leave out
          </Button>
        </div>
        <QuizProgress current={place} total={total} label={words} />
      </div>
      <SignInBar flush={async () => undefined} />
      <p className="small muted review__quiz">{shown.asked.quiz.title || DEFAULT_QUIZ_TITLE}</p>
      <ReviewCardView
        key={shown.nth}
        shown={shown}
        settings={settings}
        busy={busy}
        onRate={(rating, ms) => void run(() => sitting.rate(rating, ms))}
        onUndo={() => void run(sitting.undo)}
      />
      <UndoLine sitting={sitting} busy={busy} onUndo={() => void run(sitting.undo)} />
    </Page>
  );
}

function UndoLine({ sitting: { last }, busy, onUndo }: { sitting: Sitting; busy: boolean; onUndo: () => void }) {
  const words = last === null ? '' : last.event.kind === 'rated' ? ratingWords[last.event.rating] : 'Left out';
  return (
    <div className="review__undo" role="status">
      {last === null ? null : (
        <>
          <span className="small muted">{words} · Saved on this device</span>
          <Button look="text" disabled={busy} label={`Undo: ${words}`} onClick={onUndo}>
            Undo
          </Button>
        </>
      )}
    </div>
  );
}
