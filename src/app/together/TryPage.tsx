// A shared quiz as it is tried: the quiz screen itself, over an attempt that stays on this device.
import { useNavigate, useParams } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { Attempt } from '#core/attempt/attempt';
import { sharedQuizTexts } from '#texts/sharedQuiz';
import { sentenceFor } from '../data/queryClient.ts';
import type { PutAway } from '../quiz/PutAwayDialog.tsx';
import { QuizScreen } from '../quiz/QuizScreen.tsx';
import { useLiveAttempt } from '../quiz/useLiveAttempt.ts';
import { BlankPage } from '../ui/Blank.tsx';
import { LoadFailed } from '../ui/LoadFailed.tsx';
import { Page } from '../ui/Page.tsx';
import { useOwner } from './owner.ts';
import { useTried } from './useTried.ts';

export function TryPage() {
  const { code = '' } = useParams({ strict: false });
  const userId = useOwner();
  return <Opened key={`${userId}:${code}`} userId={userId} code={code} />;
}

function Opened({ userId, code }: { userId: number; code: string }) {
  const tried = useTried(userId, code);
  if (tried.state === 'loading') return <BlankPage />;
  if (tried.state === 'open')
    return <Live key={tried.attempt.attemptId} attempt={tried.attempt} code={code} onAgain={tried.again} />;
  return (
    <Page title={sharedQuizTexts.tryPage}>
      <h1 className="vh">{sharedQuizTexts.tryPage}</h1>
      <LoadFailed
        title={sharedQuizTexts.loadFailed}
        message={sentenceFor(tried.error, sharedQuizTexts.unknownError)}
        onAgain={tried.again}
      />
    </Page>
  );
}

function Live({ attempt, code, onAgain }: { attempt: Attempt; code: string; onAgain: () => void }) {
  const navigate = useNavigate();
  const [ending, setEnding] = useState(false);
  const startsOver = useRef(false);
  const live = useLiveAttempt(attempt, async (endedAttempt) => {
    setEnding(true);
    if (endedAttempt.endedBy !== 'discarded') await navigate({ to: '/s/$code/result', params: { code }, replace: true });
    else if (startsOver.current) onAgain();
    else await navigate({ to: '/s/{-$code}', params: { code }, replace: true });
  });
  if (!live) return <BlankPage />;

  async function putAway(action: PutAway): Promise<void> {
    startsOver.current = action === 'start-over';
    await live?.make({ type: 'discard' });
  }
  const close = () => navigate({ to: '/s/{-$code}', params: { code } });
  return <QuizScreen live={live} ending={ending} onPutAway={putAway} onClose={close} />;
}
