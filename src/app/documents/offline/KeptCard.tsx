// The quizzes kept on this device with their sizes, and those not kept yet, in the order of the documents, so that nothing moves
// while quizzes arrive.
import { isReady } from '#core/document/document';
import { newestKept } from '#device/quizzes/library';
import type { LibraryRow } from '#device/rows/db';
import { studyOfflineTexts } from '#texts/studyOffline';
import { db } from '../../data/device.ts';
import { liveQueryOf, liveValue, useLive } from '../../data/live.ts';
import { useSession } from '../../data/session.ts';
import { useDocuments } from '../../sync/documentList.ts';
import { sizeWords } from '../../ui/dateWords.ts';
import { useOpenAttempts } from '../parts/onDevice.ts';
import { DeviceFacts } from './DeviceFacts.tsx';
import { KeptItem } from './KeptItem.tsx';
import { MissingItem } from './MissingItem.tsx';

const noRows: LibraryRow[] = [];
export const keptRowsOf = liveQueryOf((userId: number) => newestKept(db, userId));

export function KeptCard() {
  const userId = useSession().user?.user_id ?? 0;
  const live = useLive(keptRowsOf(userId));
  const rows = liveValue(live, noRows);
  const { data: documents = [], dataUpdatedAt } = useDocuments();
  const inProgress = new Set(useOpenAttempts().map((attempt) => attempt.quizId));
  const rowByQuiz = new Map(rows.map((row) => [row.quizId, row]));
  const ready = documents.filter(isReady);
  const readyQuizIds = new Set(ready.map(({ generated_quiz_id: id }) => id));
  const otherRows = rows.filter(({ quizId }) => !readyQuizIds.has(quizId));
  const bytes = rows.reduce((sum, row) => sum + row.bytes, 0);
  return (
    <section className="card">
      <div className="row spread">
        <h2>{studyOfflineTexts.onDevice}</h2>
        {rows.length > 0 ? (
          <span className="small muted num">{studyOfflineTexts.quizzes(rows.length, sizeWords(bytes))}</span>
        ) : null}
      </div>
      <DeviceFacts keptBytes={bytes} listedAt={dataUpdatedAt} />
      <ul className="kept">
        {otherRows.map((row) => (
          <KeptItem key={row.quizId} row={row} filename={null} isInProgress={inProgress.has(row.quizId)} />
        ))}
        {ready.map((document) => {
          const row = rowByQuiz.get(document.generated_quiz_id ?? 0);
          if (!row) return <MissingItem key={document.doc_id} document={document} />;
          const isInProgress = inProgress.has(row.quizId);
          return <KeptItem key={document.doc_id} row={row} filename={document.filename} isInProgress={isInProgress} />;
        })}
      </ul>
      {rows.length + ready.length === 0 ? <p className="muted label">{studyOfflineTexts.noQuiz}</p> : null}
    </section>
  );
}
