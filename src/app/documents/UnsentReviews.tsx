// Reviews that have not arrived: how many, and another try where they were refused.
import type { ReviewsTicket } from '#device/reviewRows';
import { retryReviews } from '#device/reviews';
import { db } from '../data/device.ts';
import { useWaitingText } from '../sync/waitingText.ts';
import { Button } from '../ui/Button.tsx';
import { sendAgain } from './sendAgain.ts';
import { UnsentRow } from './UnsentRow.tsx';

export function UnsentReviews({ row, count }: { row: ReviewsTicket; count: number }) {
  const network = `Sent by ${count === 1 ? 'itself' : 'themselves'} when you are online.`;
  const waits = useWaitingText(row, { network });
  const isRefused = row.state === 'refused';
  return (
    <UnsentRow
      title={count === 1 ? '1 review' : `${count} reviews`}
      refused={isRefused ? refusedWords(row.reason, count) : null}
      waits={waits}
    >
      {isRefused ? (
        <Button look="line" label="Retry reviews" onClick={() => void retry(row.userId)}>
          Retry
        </Button>
      ) : null}
    </UnsentRow>
  );
}

function retry(userId: number): Promise<void> {
  return sendAgain(() => retryReviews(db, userId), 'They could not be sent again now. They stay on this device.');
}

function refusedWords(reason: string | null, count: number): string {
  return count === 1
    ? `It was refused: ${reason} It counts on this device.`
    : `They were refused: ${reason} They count on this device.`;
}
