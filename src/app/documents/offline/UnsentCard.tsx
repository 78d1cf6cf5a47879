// What has not left this device yet, of every kind, each with its state and another try, and for submissions the answers as a file that a
// teacher can read.
import type { ReactNode } from 'react';
import type { SubmissionRow } from '#device/rows/submissionRow';
import type { UploadRow } from '#device/rows/uploadRow';
import { studyOfflineTexts } from '#texts/studyOffline';
import { liveQueryOf, liveValue, useLive } from '../../data/live.ts';
import {
  countOf,
  type RowOf,
  readUnsent,
  type UnsentKind,
  type UnsentRows,
  unreadableOf,
  unsentKinds,
} from '../../data/onThisDevice.ts';
import { refusalText } from '../../data/queryClient.ts';
import { useSession } from '../../data/session.ts';
import { useWaitingText } from '../../sync/waitingText.ts';
import { JoiningItem } from '../../together/JoiningItem.tsx';
import { Button } from '../../ui/Button.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { dateWords, sizeWords } from '../../ui/dateWords.ts';
import { PaperPlane } from '../../ui/moreIcons.tsx';
import { saveText } from '../../ui/saveText.ts';
import { UnsentItem } from './UnsentItem.tsx';
import { UnsentMade } from './UnsentMade.tsx';
import { UnsentMarks } from './UnsentMarks.tsx';
import { UnsentReviews } from './UnsentReviews.tsx';

export const unsentRowsOf = liveQueryOf(readUnsent);

const items: { [Kind in UnsentKind]: (rows: RowOf<Kind>[]) => ReactNode[] } = {
  madeQuizzes: (rows) => rows.map((row) => <UnsentMade key={row.quizId} row={row} />),
  submissions: (rows) => inOrder(rows).map((row) => <UnsentItem key={row.submissionId} row={row} />),
  marks: (rows) => rows.map((row) => <UnsentMarks key={row.id} row={row} />),
  join: (rows) => rows.map((row) => <JoiningItem key={row.id} row={row} />),
  reviews: (rows) => rows.map((row) => <UnsentReviews key={row.id} row={row} count={row.count} />),
  uploads: (rows) => rows.map((row) => <FileItem key={row.uploadId} file={row} />),
};

function itemsOf<Kind extends UnsentKind>(kind: Kind, unsent: UnsentRows): ReactNode[] {
  return items[kind](unsent[kind].rows);
}

export function UnsentCard() {
  const userId = useSession().user?.user_id ?? 0;
  const unsent = liveValue(useLive(unsentRowsOf(userId)), null);
  if (unsent === null) return null;
  const unreadable = unreadableOf(unsent);
  const count = unsentKinds.reduce((sum, kind) => sum + countOf(unsent[kind].rows), unreadable.length);
  if (count === 0) return null;
  return (
    <section className="card">
      <div className="row spread">
        <h2>{studyOfflineTexts.waiting}</h2>
        <Chip tone="warn" icon={<PaperPlane />}>
          {count}
        </Chip>
      </div>
      <ul className="unsent">
        {unsentKinds.flatMap((kind) => itemsOf(kind, unsent))}
        {unreadable.length > 0 ? <UnreadableItem rows={unreadable} /> : null}
      </ul>
    </section>
  );
}

/** What goes by itself, the oldest first; below it what needs the student, with its buttons. */
function inOrder(rows: readonly SubmissionRow[]): SubmissionRow[] {
  const rank = (row: SubmissionRow) => (row.state === 'refused' ? 1 : 0);
  return [...rows].sort((a, b) => rank(a) - rank(b) || a.endedAt - b.endedAt);
}

/** Rows that this version cannot read are kept, and can be exported unchanged. */
function UnreadableItem({ rows }: { rows: readonly unknown[] }) {
  return (
    <li className="item item--act">
      <div>
        <p className="name">{studyOfflineTexts.unreadable(rows.length)}</p>
        <p className="small muted">{studyOfflineTexts.unreadableNote}</p>
      </div>
      <div className="row">
        <Button look="text" onClick={() => saveText('unreadable_answers.txt', JSON.stringify(rows, null, 2))}>
          {studyOfflineTexts.exportAnswers}
        </Button>
      </div>
    </li>
  );
}

function FileItem({ file }: { file: UploadRow }) {
  const waits = useWaitingText(file, { network: studyOfflineTexts.fileNetwork, login: studyOfflineTexts.fileLogin });
  const size = sizeWords(file.size);
  const date = dateWords(file.addedAt);
  return (
    <li className="item item--wide">
      <div>
        <p className="name">{file.filename}</p>
        {file.state === 'refused' ? (
          <p className="small num offline__refused">{studyOfflineTexts.fileRefused(refusalText(file))}</p>
        ) : (
          <p className="small muted num">
            {file.asks ? studyOfflineTexts.fileAsks(size, date) : studyOfflineTexts.fileWaits(size, date, waits)}
          </p>
        )}
      </div>
    </li>
  );
}
