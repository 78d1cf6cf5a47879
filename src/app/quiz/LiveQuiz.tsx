// One open attempt on screen: it lives here, and when it ends, here, by the clock or in another tab, this leads to the results.
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { Attempt } from '#core/attempt';
import { notify } from '../notices.tsx';
import { BlankPage } from '../ui/Blank.tsx';
import { type HandedIn, handIn } from './handIn.ts';
import { QuizScreen } from './QuizScreen.tsx';
import { type OnEnded, useLiveAttempt } from './useLiveAttempt.ts';

export function LiveQuiz({ attempt }: { attempt: Attempt }) {
  const navigate = useNavigate();
  const [ending, setEnding] = useState(false);
  const params = { quizId: String(attempt.quizId) };

  const onEnded: OnEnded = async (ended, where) => {
    setEnding(true);
    if (ended.practice) {
      await navigate({ to: '/dashboard/results/$quizId', params, search: { practice: 1 }, replace: true });
      return;
    }
    if (where === 'here' && ended.endedBy === 'timer') notify.warning("Time's up! Submitting quiz automatically.");
    const outcome = where === 'here' ? await handIn(ended.attemptId) : null;
    await navigate({ to: '/results/$quizId', params, replace: true });
    if (outcome) tellOutcome(outcome);
  };

  const live = useLiveAttempt(attempt, onEnded);
  return live ? <QuizScreen live={live} ending={ending} /> : <BlankPage />;
}

function tellOutcome(outcome: HandedIn): void {
  switch (outcome.kind) {
    case 'received':
      notify.success('Quiz submitted successfully!');
      return;
    case 'refused':
      notify.error(outcome.reason || 'Failed to save quiz results.');
      return;
    case 'waiting':
      notify.info('Saved on this device. It will be sent when you are online.');
      return;
  }
}
