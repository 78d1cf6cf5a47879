// The quizzes that are kept on this device, how large each is, and those that are not kept yet.
import { useCallback } from 'react';
import { type DocumentRow, isReady } from '#core/document';
import type { LibraryRow } from '#device/db';
import { keptQuizzes, removeKept } from '#device/library';
import { loadQuiz, useDocuments } from '../api.ts';
import { db } from '../device.ts';
import { liveValue, useLive } from '../live.ts';
import { notify } from '../notices.tsx';
import { userIdNow } from '../queries.ts';
import { sentenceFor } from '../queryClient.ts';
import { useSession } from '../session.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { Bin, Download, DropEmpty, DropFull } from '../ui/icons.tsx';
import { useOnline } from '../ui/online.ts';
import { DeviceFacts } from './DeviceFacts.tsx';
import { sizeWords } from './dateWords.ts';
import { useOpenAttempts } from './onDevice.ts';

const noRows: LibraryRow[] = [];

export function KeptCard() {
  const userId = useSession().user?.user_id ?? 0;
  const live = useLive(useCallback(() => keptQuizzes(db, userId), [userId]));
  const rows = liveValue(live, noRows);
  const { data: documents, dataUpdatedAt } = useDocuments();
  const inProgress = new Set(useOpenAttempts().map((attempt) => attempt.quizId));
  const kept = new Set(rows.map((row) => row.quizId));
  const missing = (documents ?? []).filter((row) => isReady(row) && !kept.has(row.generated_quiz_id ?? 0));
  const bytes = rows.reduce((sum, row) => sum + row.bytes, 0);
  return (
    <section className="card">
      <div className="row spread">
        <h2>On this device</h2>
        {rows.length > 0 ? (
          <span className="small muted num">
            {rows.length === 1 ? '1 quiz' : `${rows.length} quizzes`}, {sizeWords(bytes)}
          </span>
        ) : null}
      </div>
      <DeviceFacts keptBytes={bytes} listedAt={dataUpdatedAt} />
      <ul>
        {rows.map((row) => (
          <KeptItem key={row.quizId} row={row} isInProgress={inProgress.has(row.quizId)} />
        ))}
        {live.state === 'loading' ? null : missing.map((document) => <MissingItem key={document.doc_id} document={document} />)}
      </ul>
      {rows.length + missing.length === 0 ? (
        <p className="muted label">No quiz is kept yet. Each is kept by itself once it is ready.</p>
      ) : null}
    </section>
  );
}

function KeptItem({ row, isInProgress }: { row: LibraryRow; isInProgress: boolean }) {
  const { quiz, bytes, quizId, userId } = row;
  const remove = () =>
    removeKept(db, userId, quizId).catch((error: unknown) => {
      console.error('A kept quiz could not be removed.', error);
      notify.error('The quiz could not be removed. Please try again.');
    });
  return (
    <li className="item">
      <DropFull size="l" />
      <div>
        <p className="name">{quiz.title}</p>
        <p className="small muted num">
          {quiz.questions.length} questions, {sizeWords(bytes)}
          {isInProgress ? '. In progress' : ''}
        </p>
      </div>
      <IconButton label={`Remove ${quiz.title} from this device`} onClick={() => void remove()}>
        <Bin />
      </IconButton>
    </li>
  );
}

function MissingItem({ document }: { document: DocumentRow }) {
  const online = useOnline();
  const keep = async () => {
    try {
      await loadQuiz(userIdNow(), document.generated_quiz_id ?? 0);
    } catch (error) {
      notify.error(sentenceFor(error, 'The quiz could not be kept. Please try again when you are online.'));
    }
  };
  return (
    <li className="item">
      <DropEmpty size="l" />
      <div>
        <p className="name">{document.filename.replace(/\.\w{1,4}$/, '')}</p>
        <p className="small muted num">Not kept yet. Needs a network once.</p>
      </div>
      <IconButton label={`Keep ${document.filename} on this device`} disabled={!online} onClick={() => void keep()}>
        <Download />
      </IconButton>
    </li>
  );
}
