// Takes a question into review: one that was answered right, or one that was left out. The wrong ones come into it by themselves.
import { createContext, type ReactNode, useContext } from 'react';
import type { Standing } from '#core/review/reviewStanding';
import { standingsOf } from '#device/review/reviewLog';
import { addReviews } from '#device/review/reviews';
import { newUuid } from '#device/rows/ids';
import { resultsTexts } from '#texts/results';
import { db } from '../data/device.ts';
import { liveQueryOf, liveValue, useLive } from '../data/live.ts';
import { sentenceFor } from '../data/queryClient.ts';
import { notify } from '../shell/notices.tsx';
import { sendLater } from '../sync/sendSoon.ts';
import { BlankPage } from '../ui/Blank.tsx';
import { Button } from '../ui/Button.tsx';

/** Whose question it is. */
export type Reviewer = { userId: number; quizId: number };

/** Question to where it stands in review; null where that could not be read. */
const Standings = createContext<ReadonlyMap<number, Standing> | null>(null);

export const standingsIn = liveQueryOf((userId: number, quizId: number) => standingsOf(db, userId, quizId));

/** Reads once for all questions of a page, and shows it then: a line that came later would move the questions below. */
export function InReview({ userId, quizId, children }: Reviewer & { children: ReactNode }) {
  const live = useLive(standingsIn(userId, quizId));
  if (live.state === 'loading') return <BlankPage />;
  return <Standings value={liveValue(live, null)}>{children}</Standings>;
}

type Props = Reviewer & { questionId: number; isMissed: boolean };

export function AddToReview({ userId, quizId, questionId, isMissed }: Props) {
  const standings = useContext(Standings);
  const standing = standings?.get(questionId);

  async function add(): Promise<void> {
    const at = Date.now();
    const event = { event_id: newUuid(), at, quiz_id: quizId, question_id: questionId, kind: 'added' } as const;
    try {
      await addReviews(db, userId, [event], at);
      sendLater();
    } catch (error) {
      notify.error(sentenceFor(error, resultsTexts.notStored));
    }
  }
  // A wrong one that is not in the log yet is on its way.
  if (standings === null || (isMissed && standing === undefined)) return null;
  if (standing === 'in') return <p className="small muted res__added">{resultsTexts.inReview}</p>;
  return (
    <Button look="text" className="res__add" onClick={() => void add()}>
      {resultsTexts.addToReview}
    </Button>
  );
}
