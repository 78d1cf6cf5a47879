// One submission that has not arrived: why not, another try where it was refused, and its answers as a file.
import { attemptById } from '#device/attempts';
import type { OutboxRow } from '#device/db';
import { retryRefused } from '#device/outbox';
import { db } from '../data/device.ts';
import { answersFilename, answersText } from '../question/answersText.ts';
import { Button } from '../ui/Button.tsx';
import { dateWords } from '../ui/dateWords.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { Download } from '../ui/icons.tsx';
import { saveText } from '../ui/saveText.ts';
import { sendAgain } from './sendAgain.ts';
import { useWaitsFor } from './waitingWords.ts';

const whenSent = {
  network: 'Sent by itself when you are online.',
  login: 'Sent after your next login.',
  server: 'It did not get through yet. It is tried again by itself.',
};

export function UnsentItem({ row }: { row: OutboxRow }) {
  const waiting = useWaitsFor(row);
  const label = `Export Answers: ${row.quizTitle}`;
  if (row.state !== 'refused') {
    return (
      <li className="item item--wide">
        <div>
          <p className="name">{row.quizTitle}</p>
          <p className="small muted num">
            Finished {dateWords(row.endedAt)}. {whenSent[waiting]}
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

function retry(row: OutboxRow): Promise<void> {
  return sendAgain(() => retryRefused(db, row.submissionId), 'It could not be sent again now. It stays on this device.');
}

/** With the questions where the attempt is still here; else the answers as they would be sent. */
async function exportAnswers(row: OutboxRow): Promise<void> {
  const attempt = await attemptById(db, row.submissionId).catch(() => undefined);
  saveText(answersFilename(row.quizTitle), attempt ? answersText(attempt) : JSON.stringify(row.body, null, 2));
}
