// Undelivered reviews: their number, and a retry if they were refused.

import { retryReviews } from '#device/review/reviews';
import type { ReviewsTicket } from '#device/rows/reviewRows';
import { studyOfflineTexts } from '#texts/studyOffline';
import { db } from '../../data/device.ts';
import { refusalText } from '../../data/queryClient.ts';
import { useWaitingText } from '../../sync/waitingText.ts';
import { Button } from '../../ui/Button.tsx';
import { sendAgain } from './sendAgain.ts';
import { UnsentRow } from './UnsentRow.tsx';

export function UnsentReviews({ row, count }: { row: ReviewsTicket; count: number }) {
  const waits = useWaitingText(row);
  const isRefused = row.state === 'refused';
  return (
    <UnsentRow
      title={studyOfflineTexts.reviews(count)}
      refused={isRefused ? studyOfflineTexts.reviewsRefused(count, refusalText(row)) : null}
      waits={waits}
    >
      {isRefused ? (
        <Button look="line" label={studyOfflineTexts.retryReviews} onClick={() => void retry(row.userId)}>
          {studyOfflineTexts.retry}
        </Button>
      ) : null}
    </UnsentRow>
  );
}

function retry(userId: number): Promise<void> {
  return sendAgain(() => retryReviews(db, userId), studyOfflineTexts.sendAllFailed);
}
