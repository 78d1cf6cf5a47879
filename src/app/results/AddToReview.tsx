// Takes a question into review that was answered right. The wrong ones come into it by themselves.
import { useState } from 'react';
import { newUuid } from '#device/ids';
import { addReviews } from '#device/reviews';
import { db } from '../data/device.ts';
import { sentenceFor } from '../data/queryClient.ts';
import { notify } from '../shell/notices.tsx';
import { sendLater } from '../sync/sendSoon.ts';
import { Button } from '../ui/Button.tsx';

/** Whose question it is. */
export type Reviewer = { userId: number; quizId: number };

export function AddToReview({ userId, quizId, questionId }: Reviewer & { questionId: number }) {
  const [isIn, setIn] = useState(false);

  async function add(): Promise<void> {
    const at = Date.now();
    const event = { event_id: newUuid(), at, quiz_id: quizId, question_id: questionId, kind: 'added' } as const;
    try {
      await addReviews(db, userId, [event], at);
      sendLater();
      setIn(true);
    } catch (error) {
      notify.error(sentenceFor(error, 'This device could not store it. Please try again.'));
    }
  }
  if (isIn) return <p className="small muted res__added">In review. Saved on this device.</p>;
  return (
    <Button look="text" className="res__add" onClick={() => void add()}>
      Add to Review
    </Button>
  );
}
