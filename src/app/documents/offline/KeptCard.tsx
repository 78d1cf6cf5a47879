// The quizzes that are kept on this device, how large each is, and those that are not kept yet.
import { useCallback } from 'react';
import { isReady } from '#core/document/document';
import { newestKept } from '#device/quizzes/library';
import type { LibraryRow } from '#device/rows/db';
import { studyOfflineTexts } from '#texts/studyOffline';
import { db } from '../../data/device.ts';
import { liveValue, useLive } from '../../data/live.ts';
import { useSession } from '../../data/session.ts';
import { useDocuments } from '../../sync/documentList.ts';
import { sizeWords } from '../../ui/dateWords.ts';
import { useOpenAttempts } from '../parts/onDevice.ts';
import { DeviceFacts } from './DeviceFacts.tsx';
import { KeptItem } from './KeptItem.tsx';
import { MissingItem } from './MissingItem.tsx';

const noRows: LibraryRow[] = [];

export function KeptCard() {
  const userId = useSession().user?.user_id ?? 0;
  const live = useLive(useCallback(() => newestKept(db, userId), [userId]));
  const rows = liveValue(live, noRows);
  const { data: documents, dataUpdatedAt } = useDocuments();
  const inProgress = new Set(useOpenAttempts().map((attempt) => attempt.quizId));
  const keptQuizIds = new Set(rows.map((row) => row.quizId));
  const missing = (documents ?? []).filter((row) => isReady(row) && !keptQuizIds.has(row.generated_quiz_id ?? 0));
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
      {rows.length + missing.length === 0 ? <p className="muted label">{studyOfflineTexts.noQuiz}</p> : null}
    </section>
  );
}
