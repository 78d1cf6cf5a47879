// The quizzes that are kept on this device, how large each is, and those that are not kept yet.
import { Suspense, useCallback, useState } from 'react';
import { type DocumentRow, isReady } from '#core/document';
import type { LibraryRow } from '#device/db';
import { keptQuizzes } from '#device/library';
import { loadQuiz } from '../data/api.ts';
import { db } from '../data/device.ts';
import { liveValue, useLive } from '../data/live.ts';
import { useOnline } from '../data/online.ts';
import { userIdNow } from '../data/queries.ts';
import { sentenceFor } from '../data/queryClient.ts';
import { useSession } from '../data/session.ts';
import { notify } from '../shell/notices.tsx';
import { useDocuments } from '../sync/documentList.ts';
import { sizeWords } from '../ui/dateWords.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { Bin, Download, DropEmpty, DropFull } from '../ui/icons.tsx';
import { late } from '../ui/lasting.ts';
import { DeviceFacts } from './DeviceFacts.tsx';
import { letGo } from './letGo.ts';
import { useOpenAttempts } from './onDevice.ts';

const RemoveDialog = late(() => import('./RemoveDialog.tsx').then((m) => m.RemoveDialog));

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
          <KeptItem
            key={row.quizId}
            row={row}
            filename={documents?.find((document) => document.generated_quiz_id === row.quizId)?.filename ?? null}
            isInProgress={inProgress.has(row.quizId)}
          />
        ))}
        {live.state === 'loading' ? null : missing.map((document) => <MissingItem key={document.doc_id} document={document} />)}
      </ul>
      {rows.length + missing.length === 0 ? (
        <p className="muted label">No quiz is kept yet. Each is kept by itself once it is ready.</p>
      ) : null}
    </section>
  );
}

/** `filename`: of its document, which tells two quizzes of one title apart; null where it is not known. */
function KeptItem({ row, filename, isInProgress }: { row: LibraryRow; filename: string | null; isInProgress: boolean }) {
  const { quiz, bytes, quizId } = row;
  const [isAsked, setIsAsked] = useState(false);
  // With a network it can be had again; without one this is the only copy.
  const remove = () => (navigator.onLine ? void letGo(quizId, quiz.title) : setIsAsked(true));
  return (
    <li className="item">
      <DropFull size="l" />
      <div>
        <p className="name" title={quiz.title}>
          {quiz.title}
        </p>
        {filename === null ? null : <p className="small muted item__file">{filename}</p>}
        <p className="small muted num">
          {quiz.questions.length} questions, {sizeWords(bytes)}
          {isInProgress ? '. In progress' : ''}
        </p>
      </div>
      <IconButton label={`Remove ${quiz.title} from this device`} onClick={remove}>
        <Bin />
      </IconButton>
      <Suspense fallback={null}>
        {isAsked ? (
          <RemoveDialog
            title={quiz.title}
            onKeep={() => setIsAsked(false)}
            onRemove={() => {
              setIsAsked(false);
              void letGo(quizId, quiz.title);
            }}
          />
        ) : null}
      </Suspense>
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
