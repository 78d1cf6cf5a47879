// Shows one open attempt. When it ends, here, by the clock or in another tab, this leads to the results.
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { Attempt } from '#core/attempt/attempt';
import { shuffledQuiz } from '#core/attempt/shuffle';
import { openAttempt } from '#device/attempts/attempts';
import { startOver } from '#device/attempts/freshStart';
import { newUuid } from '#device/rows/ids';
import { quizTexts } from '#texts/quiz';
import { db } from '../data/device.ts';
import { notify } from '../shell/notices.tsx';
import { type HandedIn, handIn } from '../sync/handIn.ts';
import { BlankPage } from '../ui/Blank.tsx';
import type { PutAway } from './PutAwayDialog.tsx';
import { QuizScreen } from './QuizScreen.tsx';
import { type OnEnded, useLiveAttempt } from './useLiveAttempt.ts';

/** `onPutAway`: called when another attempt is needed. */
export function LiveQuiz({ attempt, onPutAway }: { attempt: Attempt; onPutAway: () => void }) {
  const navigate = useNavigate();
  const [ending, setEnding] = useState(false);
  const params = { quizId: String(attempt.quizId) };

  const startsOver = useRef(false);

  async function onDiscarded(origin: 'here' | 'elsewhere'): Promise<void> {
    const { userId, quizId, practice } = attempt;
    // The student starts over, here or in another tab.
    if (startsOver.current || (await openAttempt(db, userId, quizId, practice))) return onPutAway();
    if (practice) await navigate({ to: '/dashboard/results/$quizId', params, replace: true });
    else await navigate({ to: '/dashboard', replace: true });
    if (origin === 'here') notify.info(quizTexts.discarded);
  }

  const onEnded: OnEnded = async (endedAttempt, origin) => {
    setEnding(true);
    if (endedAttempt.endedBy === 'discarded') return onDiscarded(origin);
    if (endedAttempt.practice) {
      await navigate({ to: '/dashboard/results/$quizId', params, search: { practice: 1 }, replace: true });
      return;
    }
    if (origin === 'here' && endedAttempt.endedBy === 'timer') notify.warning(quizTexts.timeUp);
    const outcome = origin === 'here' ? await handIn(endedAttempt.attemptId) : null;
    await navigate({ to: '/results/$quizId', params, replace: true });
    if (outcome) tellOutcome(outcome);
  };

  const live = useLiveAttempt(attempt, onEnded);
  if (!live) return <BlankPage />;

  /** A timed attempt begins behind its start panel, so that its clock does not run before. */
  async function putAway(action: PutAway): Promise<void> {
    startsOver.current = action === 'start-over';
    if (action === 'start-over' && attempt.timer === null) {
      await startOver(db, attempt.attemptId, { attemptId: newUuid(), wall: Date.now(), reorder: shuffledQuiz }).catch(() =>
        notify.error(quizTexts.startOverFailed),
      );
    } else await live?.make({ type: 'discard' });
  }
  return <QuizScreen live={live} ending={ending} onPutAway={putAway} onClose={() => navigate({ to: '/dashboard' })} />;
}

function tellOutcome(outcome: HandedIn): void {
  switch (outcome.kind) {
    case 'received':
      notify.success(quizTexts.submitted);
      return;
    case 'refused':
      notify.error(outcome.reason || quizTexts.submitFailed);
      return;
    case 'needs-login':
      notify.info(quizTexts.needsLogin);
      return;
    case 'waiting':
      notify.info(quizTexts.waits);
      return;
  }
}
