// A quiz that was made here and has not arrived: when it goes, or why it was refused, with another try.

import { retryMade } from '#device/madeQuizzes';
import type { MadeRow } from '#device/madeRow';
import { db } from '../data/device.ts';
import { useWaitingText } from '../sync/waitingText.ts';
import { Button } from '../ui/Button.tsx';
import { dateWords } from '../ui/dateWords.ts';
import { sendAgain } from './sendAgain.ts';
import { UnsentRow } from './UnsentRow.tsx';

export function UnsentMade({ row }: { row: MadeRow }) {
  const waits = useWaitingText(row);
  const isRefused = row.state === 'refused';
  return (
    <UnsentRow
      title={row.title}
      refused={isRefused ? `Refused: ${row.reason} The quiz and its answers are still here.` : null}
      waits={`Quiz made ${dateWords(row.madeAt)}. ${waits}`}
    >
      {isRefused ? (
        <Button look="line" label={`Retry: ${row.title}`} onClick={() => void retry(row)}>
          Retry
        </Button>
      ) : null}
    </UnsentRow>
  );
}

function retry({ quizId }: MadeRow): Promise<void> {
  return sendAgain(() => retryMade(db, quizId), 'It could not be sent again now. It stays on this device.');
}
