// The leaderboard of a shared quiz (P14.5): who chose to be on it, by the first score. Without a network the last known one, with its time.
import { useParams } from '@tanstack/react-router';
import { useQuiz } from '../data/api.ts';
import { sentenceFor } from '../data/queryClient.ts';
import { useSession } from '../data/session.ts';
import { quizIdOf } from '../question/quizAddress.ts';
import { BackToDashboard } from '../ui/BackToDashboard.tsx';
import { BlankPage } from '../ui/Blank.tsx';
import { Button } from '../ui/Button.tsx';
import { dateWords } from '../ui/dateWords.ts';
import { ErrorNote } from '../ui/Note.tsx';
import { Page } from '../ui/Page.tsx';
import { BoardName } from './BoardName.tsx';
import { BoardTable } from './BoardTable.tsx';
import { type Board, useBoard } from './useBoard.ts';
import './together.css';

export function BoardPage() {
  const { quizId: text } = useParams({ strict: false });
  const userId = useSession().user?.user_id ?? 0;
  const quizId = quizIdOf(text);
  if (userId === 0) return <BlankPage />;
  return <Loaded key={`${userId}:${quizId}`} userId={userId} quizId={quizId} />;
}

function Loaded({ userId, quizId }: { userId: number; quizId: number }) {
  const board = useBoard(userId, quizId);
  const title = useQuiz(quizId).data?.title;
  if (board.state === 'loading') return <BlankPage />;
  return (
    <Page title="Leaderboard" className="narrow stack">
      <div>
        <BackToDashboard />
        <h1>Leaderboard</h1>
        {title === undefined ? null : <p className="muted">{title}</p>}
      </div>
      {board.state === 'ready' ? (
        <Shown board={board} quizId={quizId} />
      ) : (
        <ErrorNote
          title="Failed to load the leaderboard"
          message={sentenceFor(board.error, 'An unknown error occurred')}
          action={
            <Button look="danger-line" onClick={board.retry}>
              Try Again
            </Button>
          }
        />
      )}
    </Page>
  );
}

function Shown({ board, quizId }: { board: Board; quizId: number }) {
  return (
    <>
      {board.isOld ? <p className="muted">As of {dateWords(board.as_of)}. A network brings the newest.</p> : null}
      <BoardName quizId={quizId} name={board.own_name} />
      <BoardTable board={board} />
    </>
  );
}
