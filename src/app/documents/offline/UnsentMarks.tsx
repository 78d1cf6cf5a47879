// Undelivered marks of one quiz: the reason, a retry if they were refused, and the marks as a file.

import { retryMarks } from '#device/queue/laterMarks';
import type { MarksRow } from '#device/rows/marksRow';
import { studyOfflineTexts } from '#texts/studyOffline';
import { db } from '../../data/device.ts';
import { refusalText } from '../../data/queryClient.ts';
import { answersFilename } from '../../question/answersText.ts';
import { lastTryLine, useWaitingText } from '../../sync/waitingText.ts';
import { Button } from '../../ui/Button.tsx';
import { dateWords } from '../../ui/dateWords.ts';
import { saveText } from '../../ui/saveText.ts';
import { sendAgain } from './sendAgain.ts';
import { UnsentRow } from './UnsentRow.tsx';

export function UnsentMarks({ row }: { row: MarksRow }) {
  const waits = useWaitingText(row);
  const isRefused = row.state === 'refused';
  return (
    <UnsentRow
      title={row.quizTitle}
      refused={isRefused ? studyOfflineTexts.marksRefused(refusalText(row)) : null}
      waits={studyOfflineTexts.marksWait(dateWords(row.madeAt), waits)}
    >
      {isRefused ? (
        <>
          <Button look="line" label={studyOfflineTexts.retryMarksOf(row.quizTitle)} onClick={() => void retry(row)}>
            {studyOfflineTexts.retry}
          </Button>
          <Button
            look="text"
            label={studyOfflineTexts.exportMarksOf(row.quizTitle)}
            onClick={() =>
              saveText(
                answersFilename(studyOfflineTexts.marksFile(row.quizTitle)),
                `${JSON.stringify(row.marks, null, 2)}${lastTryLine(row)}`,
              )
            }
          >
            {studyOfflineTexts.exportMarks}
          </Button>
        </>
      ) : null}
    </UnsentRow>
  );
}

function retry(row: MarksRow): Promise<void> {
  return sendAgain(() => retryMarks(db, row.submissionId), studyOfflineTexts.sendAllFailed);
}
