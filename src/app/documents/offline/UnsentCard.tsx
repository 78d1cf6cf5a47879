// What has not left this device yet: submissions, marks, made quizzes, reviews, wishes to join and files, each with its state and another
// try, and for submissions the answers as a file that a teacher can read.
import { unsentMade } from '#device/made/madeQuizzes';
import { marksRowsOf } from '#device/queue/laterMarks';
import { submissionRowsOf } from '#device/queue/submissions';
import { type UnsentLog, unsentLog } from '#device/review/reviews';
import type { JoinRow } from '#device/rows/joinRow';
import type { MadeRow } from '#device/rows/madeRow';
import type { MarksRow } from '#device/rows/marksRow';
import type { SubmissionRow } from '#device/rows/submissionRow';
import { joinRowsOf } from '#device/together/joins';
import { studyOfflineTexts } from '#texts/studyOffline';
import { db } from '../../data/device.ts';
import { liveQueryOf, liveValue, useLive } from '../../data/live.ts';
import { refusalText } from '../../data/queryClient.ts';
import { useSession } from '../../data/session.ts';
import { useWaitingText } from '../../sync/waitingText.ts';
import { JoiningItem } from '../../together/JoiningItem.tsx';
import { Button } from '../../ui/Button.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { dateWords, sizeWords } from '../../ui/dateWords.ts';
import { PaperPlane } from '../../ui/icons.tsx';
import { saveText } from '../../ui/saveText.ts';
import { useWaitingFiles, type WaitingFile } from '../parts/onDevice.ts';
import { UnsentItem } from './UnsentItem.tsx';
import { UnsentMade } from './UnsentMade.tsx';
import { UnsentMarks } from './UnsentMarks.tsx';
import { UnsentReviews } from './UnsentReviews.tsx';

type Unsent = {
  quizRows: MadeRow[];
  rows: SubmissionRow[];
  marks: MarksRow[];
  joins: JoinRow[];
  reviews: UnsentLog | null;
  unreadable: unknown[];
};
const nothing: Unsent = { quizRows: [], rows: [], marks: [], joins: [], reviews: null, unreadable: [] };

export const unsentRowsOf = liveQueryOf(async (userId: number): Promise<Unsent> => {
  const [quizzes, submissions, marks, joins, reviews] = await Promise.all([
    unsentMade(db, userId),
    submissionRowsOf(db, userId),
    marksRowsOf(db, userId),
    joinRowsOf(db, userId),
    unsentLog(db, userId),
  ]);
  const unreadable = [...quizzes.unreadable, ...submissions.unreadable, ...marks.unreadable, ...joins.unreadable];
  return { quizRows: quizzes.rows, rows: submissions.rows, marks: marks.rows, joins: joins.rows, reviews, unreadable };
});

export function UnsentCard() {
  const userId = useSession().user?.user_id ?? 0;
  const { quizRows, rows, marks, joins, reviews, unreadable } = liveValue(useLive(unsentRowsOf(userId)), nothing);
  const files = useWaitingFiles();
  const count =
    quizRows.length + rows.length + marks.length + joins.length + (reviews?.count ?? 0) + unreadable.length + files.length;
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
        {quizRows.map((row) => (
          <UnsentMade key={row.quizId} row={row} />
        ))}
        {inOrder(rows).map((row) => (
          <UnsentItem key={row.submissionId} row={row} />
        ))}
        {marks.map((row) => (
          <UnsentMarks key={row.id} row={row} />
        ))}
        {joins.map((row) => (
          <JoiningItem key={row.id} row={row} />
        ))}
        {reviews ? <UnsentReviews row={reviews.row} count={reviews.count} /> : null}
        {unreadable.length > 0 ? <UnreadableItem rows={unreadable} /> : null}
        {files.map((file) => (
          <FileItem key={file.uploadId} file={file} />
        ))}
      </ul>
    </section>
  );
}

/** What goes by itself, the oldest first; below it what needs the student, with its buttons. */
function inOrder(rows: readonly SubmissionRow[]): SubmissionRow[] {
  const rank = (row: SubmissionRow) => (row.state === 'refused' ? 1 : 0);
  return [...rows].sort((a, b) => rank(a) - rank(b) || a.endedAt - b.endedAt);
}

/** Rows that this version cannot read are kept, and can leave the device as they are. */
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

function FileItem({ file }: { file: WaitingFile }) {
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
