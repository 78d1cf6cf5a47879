// The editor of a quiz (P7.20): it works on this device, also without a network, and what is kept is the next version.
import { useParams, useSearch } from '@tanstack/react-router';
import { useQuiz } from '../../data/api.ts';
import { useQuizNumber } from '../../data/quizNumber.ts';
import { QuizFailed } from '../../question/QuizFailed.tsx';
import { quizIdOf } from '../../question/quizAddress.ts';
import { BackToDashboard } from '../../ui/BackToDashboard.tsx';
import { BlankPage } from '../../ui/Blank.tsx';
import { ErrorNote } from '../../ui/Note.tsx';
import { Page } from '../../ui/Page.tsx';
import { Editor } from './Editor.tsx';
import './edit.css';

export function EditPage() {
  const { quizId: text } = useParams({ strict: false });
  const { question } = useSearch({ strict: false }) as { question?: unknown };
  const quizId = useQuizNumber(quizIdOf(text));
  const { data: quiz, error, refetch } = useQuiz(quizId ?? 0);
  if (quizId === null || (quizId !== 0 && !quiz && !error)) return <BlankPage />;
  return (
    <Page title="Edit quiz">
      <div className="narrow stack">
        <BackToDashboard />
        <div>
          <h1>Edit quiz</h1>
          <p className="muted">What you keep is a new version. Results and open attempts stay with the one they were taken on.</p>
        </div>
        {quiz?.is_shared ? (
          <ErrorNote title="This quiz cannot be edited" message="It belongs to somebody else, who shared it with you." />
        ) : quiz ? (
          <Editor key={quizId} quizId={quizId} quiz={quiz} first={Number(question) || null} />
        ) : (
          <QuizFailed quizId={quizId} error={error} onRetry={() => void refetch()} />
        )}
      </div>
    </Page>
  );
}
