// The leaderboard of a shared quiz (P14.5): who chose to be on it, by the first score. Without a network the last known one, with its time.
import { useParams } from '@tanstack/react-router';
import { boardTexts } from '#texts/board';
import { useQuiz } from '../data/api.ts';
import { userIdNow } from '../data/queries.ts';
import { sentenceFor } from '../data/queryClient.ts';
import { useSession } from '../data/session.ts';
import { prepareQuiz, quizIdOf } from '../question/quizAddress.ts';
import { BackToDashboard } from '../ui/BackToDashboard.tsx';
import { BlankPage } from '../ui/Blank.tsx';
import { dateWords } from '../ui/dateWords.ts';
import { LoadFailed } from '../ui/LoadFailed.tsx';
import { Note } from '../ui/Note.tsx';
import { Page } from '../ui/Page.tsx';
import { BoardName } from './BoardName.tsx';
import { BoardTable } from './BoardTable.tsx';
import { type Board, type BoardState, prepareBoard, useBoard } from './useBoard.ts';
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
    <Page title={boardTexts.page} className="narrow stack">
      <div>
        <BackToDashboard />
        <h1>{boardTexts.page}</h1>
        {title === undefined ? null : <p className="muted">{title}</p>}
      </div>
      <Content board={board} quizId={quizId} />
    </Page>
  );
}

type Known = Exclude<BoardState, { state: 'loading' }>;

function Content({ board, quizId }: { board: Known; quizId: number }) {
  if (board.state === 'ready') return <Shown board={board} quizId={quizId} />;
  if (board.state === 'none') {
    return (
      <Note tone="info" title={boardTexts.none} role="status">
        {board.reason ?? boardTexts.noneReason}
      </Note>
    );
  }
  return (
    <LoadFailed title={boardTexts.loadFailed} message={sentenceFor(board.error, boardTexts.unknownError)} onAgain={board.retry} />
  );
}

function Shown({ board, quizId }: { board: Board; quizId: number }) {
  return (
    <>
      <p className={board.isOld ? 'muted' : 'muted unseen'}>{boardTexts.asOf(dateWords(board.as_of))}</p>
      <BoardName quizId={quizId} name={board.own_name} isInTable={board.own !== null} />
      <BoardTable board={board} />
    </>
  );
}

BoardPage.prepare = ({ quizId: text }: { quizId?: string }) => {
  const userId = userIdNow();
  const quizId = quizIdOf(text);
  return Promise.all([prepareBoard(userId, quizId), prepareQuiz({ quizId: text })]);
};
