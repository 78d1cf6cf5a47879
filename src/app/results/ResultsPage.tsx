// The results of a quiz: the score, whether it has been received, and every question with its answer.
import { Link, useParams, useSearch } from '@tanstack/react-router';
import { isPractice, quizIdOf } from '../quiz/quizAddress.ts';
import { useSession } from '../session.ts';
import { BlankPage } from '../ui/Blank.tsx';
import { Button } from '../ui/Button.tsx';
import { Back } from '../ui/icons.tsx';
import { ErrorNote } from '../ui/Note.tsx';
import { Page } from '../ui/Page.tsx';
import { AgainButtons } from './AgainButtons.tsx';
import { Breakdown } from './Breakdown.tsx';
import { Celebration } from './Celebration.tsx';
import { DeliveryNote } from './DeliveryNote.tsx';
import { ScoreCard } from './ScoreCard.tsx';
import { type ResultState, useResult } from './useResult.ts';
import './results.css';

export function ResultsPage() {
  const { quizId: text } = useParams({ strict: false });
  const practice = isPractice(useSearch({ strict: false }));
  const userId = useSession().user?.user_id ?? 0;
  const quizId = quizIdOf(text);
  if (quizId === 0) return <Frame state={{ state: 'missing' }} userId={userId} quizId={quizId} />;
  if (userId === 0) return <BlankPage />;
  return <Loaded key={`${userId}:${quizId}:${practice}`} userId={userId} quizId={quizId} practice={practice} />;
}

function Loaded({ userId, quizId, practice }: { userId: number; quizId: number; practice: boolean }) {
  const state = useResult(userId, quizId, practice);
  return state.state === 'loading' ? <BlankPage /> : <Frame state={state} userId={userId} quizId={quizId} />;
}

type Ready = Exclude<ResultState, { state: 'loading' }>;

function Frame({ state, userId, quizId }: { state: Ready; userId: number; quizId: number }) {
  return (
    <Page title="Quiz Results" className="stack">
      <div>
        <Link className="back" to="/dashboard">
          <Back size="s" />
          Back to Dashboard
        </Link>
        <h1>Quiz Results</h1>
        {state.state === 'ready' && state.quiz ? <p className="muted">{state.quiz.title}</p> : null}
      </div>
      <Content state={state} userId={userId} quizId={quizId} />
    </Page>
  );
}

function Content({ state, userId, quizId }: { state: Ready; userId: number; quizId: number }) {
  if (state.state === 'missing') {
    return (
      <ErrorNote title="Quiz result data is unavailable." message="Go back to the dashboard and open the results from there." />
    );
  }
  if (state.state === 'failed') {
    return (
      <ErrorNote
        title="Failed to load results"
        message={state.message}
        action={
          <Button look="danger-line" onClick={state.retry}>
            Try Again
          </Button>
        }
      />
    );
  }
  const { result, quiz } = state;
  const { score, delivery, attempt, submissionId } = result;
  return (
    <>
      <ScoreCard score={score} delivery={delivery} />
      <DeliveryNote delivery={delivery} attempt={attempt} />
      <Breakdown score={score} quiz={quiz} flags={attempt?.flags ?? []} />
      <AgainButtons userId={userId} quizId={quizId} quiz={quiz} score={score} />
      {delivery.kind === 'practice' ? null : <Celebration submissionId={submissionId} score={score.score} />}
    </>
  );
}
