// Submissions that have not arrived: what each waits for, another try, and the answers as a file that a teacher can read.
import { useCallback } from 'react';
import { attemptById } from '#device/attempts';
import type { OutboxRow } from '#device/db';
import { retryRefused, rowsOf } from '#device/outbox';
import { db, outbox } from '../device.ts';
import { liveValue, useLive } from '../live.ts';
import { notify } from '../notices.tsx';
import { answersFilename, answersText } from '../quiz/answersText.ts';
import { useSession } from '../session.ts';
import { Button } from '../ui/Button.tsx';
import { Chip } from '../ui/Chip.tsx';
import { PaperPlane } from '../ui/icons.tsx';
import { saveText } from '../ui/saveText.ts';
import { dateWords } from './dateWords.ts';

const nothing: { rows: OutboxRow[]; unreadable: unknown[] } = { rows: [], unreadable: [] };

export function UnsentCard() {
  const userId = useSession().user?.user_id ?? 0;
  const { rows, unreadable } = liveValue(useLive(useCallback(() => rowsOf(db, userId), [userId])), nothing);
  const count = rows.length + unreadable.length;
  if (count === 0) return null;
  return (
    <section className="card">
      <div className="row spread">
        <h2>Waiting to send</h2>
        <Chip tone="warn" icon={<PaperPlane />}>
          {count}
        </Chip>
      </div>
      <ul className="unsent">
        {rows.map((row) => (
          <UnsentItem key={row.submissionId} row={row} />
        ))}
        {unreadable.length > 0 ? (
          <li className="item item--act">
            <div>
              <p className="name">{unreadable.length} that this version cannot read</p>
              <p className="small muted">They are kept. Export them and show the file to your teacher.</p>
            </div>
            <div className="row">
              <Button look="text" onClick={() => saveText('unreadable_answers.txt', JSON.stringify(unreadable, null, 2))}>
                Export Answers
              </Button>
            </div>
          </li>
        ) : null}
      </ul>
    </section>
  );
}

function UnsentItem({ row }: { row: OutboxRow }) {
  const finished = `Finished ${dateWords(row.endedAt)}.`;
  return (
    <li className="item item--act">
      <div>
        <p className="name">{row.quizTitle}</p>
        {row.state === 'refused' ? (
          <p className="small num offline__refused">Refused: {row.reason} Your answers are still here.</p>
        ) : (
          <p className="small muted num">
            {finished} {row.state === 'needs-login' ? 'Sent after your next login.' : 'Sent by itself when you are online.'}
          </p>
        )}
      </div>
      <div className="row">
        <Button look="line" label={`Retry: ${row.quizTitle}`} onClick={() => void retry(row)}>
          Retry
        </Button>
        <Button look="text" label={`Export Answers: ${row.quizTitle}`} onClick={() => void exportAnswers(row)}>
          Export Answers
        </Button>
      </div>
    </li>
  );
}

async function retry(row: OutboxRow): Promise<void> {
  if (row.state === 'refused') await retryRefused(db, row.submissionId);
  const { delivered } = await outbox.drain({ eager: true });
  if (delivered === 0) notify.info('It did not arrive yet. It stays on this device.');
}

async function exportAnswers(row: OutboxRow): Promise<void> {
  const attempt = await attemptById(db, row.submissionId).catch(() => undefined);
  saveText(answersFilename(row.quizTitle), attempt ? answersText(attempt) : JSON.stringify(row.body, null, 2));
}
