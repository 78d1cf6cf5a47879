// One submission that has not arrived: why not, another try where it was refused, and its answers as a file.
import { attemptById } from '#device/attempts';
import type { OutboxRow } from '#device/db';
import { retryRefused } from '#device/outbox';
import { db, outbox } from '../device.ts';
import { notify } from '../notices.tsx';
import { answersFilename, answersText } from '../quiz/answersText.ts';
import { Button } from '../ui/Button.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { Download } from '../ui/icons.tsx';
import { saveText } from '../ui/saveText.ts';
import { dateWords } from './dateWords.ts';

export function UnsentItem({ row }: { row: OutboxRow }) {
  const label = `Export Answers: ${row.quizTitle}`;
  if (row.state !== 'refused') {
    return (
      <li className="item item--wide">
        <div>
          <p className="name">{row.quizTitle}</p>
          <p className="small muted num">
            Finished {dateWords(row.endedAt)}.{' '}
            {row.state === 'needs-login' ? 'Sent after your next login.' : 'Sent by itself when you are online.'}
          </p>
        </div>
        <IconButton label={label} onClick={() => void exportAnswers(row)}>
          <Download />
        </IconButton>
      </li>
    );
  }
  return (
    <li className="item item--act">
      <div>
        <p className="name">{row.quizTitle}</p>
        <p className="small num offline__refused">Refused: {row.reason} Your answers are still here.</p>
      </div>
      <div className="row">
        <Button look="line" label={`Retry: ${row.quizTitle}`} onClick={() => void retry(row)}>
          Retry
        </Button>
        <Button look="text" label={label} onClick={() => void exportAnswers(row)}>
          Export Answers
        </Button>
      </div>
    </li>
  );
}

async function retry(row: OutboxRow): Promise<void> {
  try {
    await retryRefused(db, row.submissionId);
    const { delivered } = await outbox.drain({ eager: true });
    if (delivered === 0) notify.info('It did not arrive yet. It stays on this device.');
  } catch (error) {
    console.error('A refused submission could not be tried again.', error);
    notify.error('It could not be sent again now. It stays on this device.');
  }
}

/** With the questions where the attempt is still here; else the answers as they would be sent. */
async function exportAnswers(row: OutboxRow): Promise<void> {
  const attempt = await attemptById(db, row.submissionId).catch(() => undefined);
  saveText(answersFilename(row.quizTitle), attempt ? answersText(attempt) : JSON.stringify(row.body, null, 2));
}
