// The result of the sample quiz. It stays on this device, and goes with whoever signs up.
import { Link, Navigate } from '@tanstack/react-router';
import { sampleTexts } from '#texts/sample';
import { Breakdown } from '../results/Breakdown.tsx';
import { Celebration } from '../results/Celebration.tsx';
import { markingOf } from '../results/marking.ts';
import { ScoreCard } from '../results/ScoreCard.tsx';
import '../results/results.css';
import { useSession } from '../data/session.ts';
import { BlankPage } from '../ui/Blank.tsx';
import { buttonClass } from '../ui/buttonClass.ts';
import { Upload } from '../ui/icons.tsx';
import { Page } from '../ui/Page.tsx';
import { useSampleResult } from './sampleResult.ts';

export function SampleResultsPage() {
  const live = useSampleResult();
  if (live.state === 'loading') return <BlankPage />;
  if (live.state === 'failed') throw live.error;
  if (!live.value) return <Navigate to="/try" replace />;
  const { attempt, score } = live.value;
  return (
    <Page title={sampleTexts.results} className="stack">
      <div>
        <h1>{sampleTexts.results}</h1>
        <p className="muted">{sampleTexts.quiz(attempt.quiz.title)}</p>
      </div>
      <ScoreCard score={score} quiz={null} delivery={{ kind: 'practice' }} />
      <Next />
      <Breakdown score={score} quiz={attempt.quiz} attempt={attempt} marking={markingOf(attempt.attemptId)} reviewer={null} />
      <Celebration submissionId={attempt.attemptId} score={score.score} />
    </Page>
  );
}

/** The next step: an account, or for a student an own document. */
function Next() {
  const isStudent = useSession().token !== null;
  return (
    <section className="card samplenext">
      <div>
        <h2>{isStudent ? sampleTexts.ownDocument : sampleTexts.ownNotes}</h2>
        <p className="muted">{isStudent ? sampleTexts.ownDocumentNote : sampleTexts.ownNotesNote}</p>
      </div>
      <div className="samplenext__acts">
        {isStudent ? (
          <Link className={buttonClass()} to="/dashboard/upload">
            <Upload />
            {sampleTexts.upload}
          </Link>
        ) : (
          <Link className={buttonClass()} to="/register">
            {sampleTexts.createAccount}
          </Link>
        )}
        <Link className={buttonClass({ look: 'line' })} to="/try" preload={false}>
          {sampleTexts.again}
        </Link>
      </div>
    </section>
  );
}
