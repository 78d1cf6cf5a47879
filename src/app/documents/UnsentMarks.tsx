// Marks of one handed-in quiz that have not arrived: why not, another try where they were refused, and the marks as a file.

import { retryMarks } from '#device/laterMarks';
import type { MarksRow } from '#device/marksRow';
import { db } from '../data/device.ts';
import { answersFilename } from '../question/answersText.ts';
import { lastTryLine, useWaitingText } from '../sync/waitingText.ts';
import { Button } from '../ui/Button.tsx';
import { dateWords } from '../ui/dateWords.ts';
import { saveText } from '../ui/saveText.ts';
import { sendAgain } from './sendAgain.ts';
import { UnsentRow } from './UnsentRow.tsx';

export function UnsentMarks({ row }: { row: MarksRow }) {
  const waits = useWaitingText(row, { network: 'Sent by themselves when you are online.' });
  const isRefused = row.state === 'refused';
  return (
    <UnsentRow
      title={row.quizTitle}
      refused={isRefused ? `Your own marks were refused: ${row.reason} They are still here.` : null}
      waits={`Your own marks, ${dateWords(row.madeAt)}. ${waits}`}
    >
      {isRefused ? (
        <>
          <Button look="line" label={`Retry marks: ${row.quizTitle}`} onClick={() => void retry(row)}>
            Retry
          </Button>
          <Button
            look="text"
            label={`Export Marks: ${row.quizTitle}`}
            onClick={() =>
              saveText(answersFilename(`${row.quizTitle} marks`), `${JSON.stringify(row.marks, null, 2)}${lastTryLine(row)}`)
            }
          >
            Export Marks
          </Button>
        </>
      ) : null}
    </UnsentRow>
  );
}

function retry(row: MarksRow): Promise<void> {
  return sendAgain(() => retryMarks(db, row.submissionId), 'They could not be sent again now. They stay on this device.');
}
