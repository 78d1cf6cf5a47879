// The result of a quiz that was tried by its code: it was scored here, and nothing of it is sent. Joining is the next step.
import { Link, Navigate, useParams } from '@tanstack/react-router';
import { useCallback } from 'react';
import { isHidden } from '#core/attempt/hiddenAnswers';
import { provisionalScore } from '#core/attempt/outcome';
import { triedNumberOf } from '#core/editing/madeQuiz';
import { lastEnded } from '#device/attempts/attempts';
import { sharedQuizTexts } from '#texts/sharedQuiz';
import { db } from '../data/device.ts';
import { useLive } from '../data/live.ts';
import { AfterClosing } from '../results/AfterClosing.tsx';
import { Breakdown } from '../results/Breakdown.tsx';
import { markingOf } from '../results/marking.ts';
import { ScoreCard } from '../results/ScoreCard.tsx';
import { BlankPage } from '../ui/Blank.tsx';
import { buttonClass } from '../ui/buttonClass.ts';
import { Page } from '../ui/Page.tsx';
import { JoinForm } from './JoinForm.tsx';
import { nameHint } from './joining.ts';
import { useOwner } from './owner.ts';
import { useSharedLook } from './sharedLook.ts';
import './together.css';
import '../results/results.css';

export function TryResultPage() {
  const { code = '' } = useParams({ strict: false });
  const userId = useOwner();
  const live = useLive(useCallback(() => lastEnded(db, userId, triedNumberOf(code), true), [userId, code]));
  const leaderboard = useSharedLook(code).data?.leaderboard ?? false;
  if (live.state === 'loading') return <BlankPage />;
  if (live.state === 'failed') throw live.error;
  const attempt = live.value;
  if (!attempt) return <Navigate to="/s/{-$code}" params={{ code }} replace />;
  const score = provisionalScore(attempt);
  return (
    <Page title={sharedQuizTexts.results} className="stack">
      <div>
        <h1>{sharedQuizTexts.results}</h1>
        <p className="muted">{sharedQuizTexts.subtitle(attempt.quiz.title)}</p>
      </div>
      {isHidden(score) ? (
        <AfterClosing score={score} delivery={{ kind: 'practice' }} />
      ) : (
        <ScoreCard score={score} quiz={null} delivery={{ kind: 'practice' }} />
      )}
      <section className="card stack">
        <div>
          <h2>{sharedQuizTexts.joinTitle}</h2>
          <p className="muted">{sharedQuizTexts.joinNote}</p>
        </div>
        <JoinForm joining={{ to: 'quiz', code, title: attempt.quiz.title }} hint={nameHint(leaderboard)} />
        <div className="shared__acts">
          <Link className={buttonClass({ look: 'line', isFullWidth: true })} to="/s/$code/try" params={{ code }} preload={false}>
            {sharedQuizTexts.tryAgain}
          </Link>
        </div>
      </section>
      {isHidden(score) ? null : (
        <Breakdown score={score} quiz={attempt.quiz} attempt={attempt} marking={markingOf(attempt.attemptId)} reviewer={null} />
      )}
    </Page>
  );
}
