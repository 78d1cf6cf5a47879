// An undelivered quiz made here: when it is sent, or why it was refused, with a retry.

import { retryMade } from '#device/made/madeQuizzes';
import type { MadeRow } from '#device/rows/madeRow';
import { studyOfflineTexts } from '#texts/studyOffline';
import { db } from '../../data/device.ts';
import { refusalText } from '../../data/queryClient.ts';
import { useWaitingText } from '../../sync/waitingText.ts';
import { Button } from '../../ui/Button.tsx';
import { dateWords } from '../../ui/dateWords.ts';
import { sendAgain } from './sendAgain.ts';
import { UnsentRow } from './UnsentRow.tsx';

export function UnsentMade({ row }: { row: MadeRow }) {
  const waits = useWaitingText(row);
  const isRefused = row.state === 'refused';
  return (
    <UnsentRow
      title={row.title}
      refused={isRefused ? studyOfflineTexts.quizRefused(refusalText(row)) : null}
      waits={studyOfflineTexts.quizWaits(dateWords(row.madeAt), waits)}
    >
      {isRefused ? (
        <Button look="line" label={studyOfflineTexts.retryOf(row.title)} onClick={() => void retry(row)}>
          {studyOfflineTexts.retry}
        </Button>
      ) : null}
    </UnsentRow>
  );
}

function retry({ quizId }: MadeRow): Promise<void> {
  return sendAgain(() => retryMade(db, quizId), studyOfflineTexts.sendFailed);
}
