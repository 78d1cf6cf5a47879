// An undelivered submission: the reason, a retry if it was refused, and its answers as a file.

import { attemptById } from '#device/attempts/attempts';
import { retryRefused } from '#device/queue/submissions';
import type { SubmissionRow } from '#device/rows/submissionRow';
import { studyOfflineTexts } from '#texts/studyOffline';
import { db } from '../../data/device.ts';
import { refusalText } from '../../data/queryClient.ts';
import { answersFilename, answersText } from '../../question/answersText.ts';
import { lastTryLine, useWaitingText } from '../../sync/waitingText.ts';
import { Button } from '../../ui/Button.tsx';
import { dateWords } from '../../ui/dateWords.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Download } from '../../ui/icons.tsx';
import { saveText } from '../../ui/saveText.ts';
import { sendAgain } from './sendAgain.ts';
import { UnsentRow } from './UnsentRow.tsx';

export function UnsentItem({ row }: { row: SubmissionRow }) {
  const waits = useWaitingText(row);
  const label = studyOfflineTexts.exportAnswersOf(row.quizTitle);
  const isRefused = row.state === 'refused';
  return (
    <UnsentRow
      title={row.quizTitle}
      refused={isRefused ? studyOfflineTexts.submissionRefused(refusalText(row)) : null}
      waits={studyOfflineTexts.submissionWaits(dateWords(row.endedAt), waits)}
    >
      {isRefused ? (
        <>
          <Button look="line" label={studyOfflineTexts.retryOf(row.quizTitle)} onClick={() => void retry(row)}>
            {studyOfflineTexts.retry}
          </Button>
          <Button look="text" label={label} onClick={() => void exportAnswers(row)}>
            {studyOfflineTexts.exportAnswers}
          </Button>
        </>
      ) : (
        <IconButton label={label} onClick={() => void exportAnswers(row)}>
          <Download />
        </IconButton>
      )}
    </UnsentRow>
  );
}

function retry(row: SubmissionRow): Promise<void> {
  return sendAgain(() => retryRefused(db, row.submissionId), studyOfflineTexts.sendFailed);
}

/** With the questions where the attempt is still here; else the answers as they would be sent. */
async function exportAnswers(row: SubmissionRow): Promise<void> {
  const attempt = await attemptById(db, row.submissionId).catch(() => undefined);
  const answers = attempt ? answersText(attempt) : JSON.stringify(row.body, null, 2);
  saveText(answersFilename(row.quizTitle), `${answers}${lastTryLine(row)}`);
}
