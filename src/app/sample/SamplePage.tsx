// The sample quiz as it is taken: the quiz screen itself, over an attempt that stays on this device.
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Attempt } from '#core/attempt/attempt';
import { beginOrResume } from '#device/attempts/attempts';
import { SAMPLE_QUIZ_ID } from '#device/quizzes/sample';
import { newUuid } from '#device/rows/ids';
import { sampleTexts } from '#texts/sample';
import { db } from '../data/device.ts';
import { sentenceFor } from '../data/queryClient.ts';
import type { PutAway } from '../quiz/PutAwayDialog.tsx';
import { QuizScreen } from '../quiz/QuizScreen.tsx';
import { useLiveAttempt } from '../quiz/useLiveAttempt.ts';
import { BlankPage } from '../ui/Blank.tsx';
import { Book } from '../ui/icons.tsx';
import { LoadFailed } from '../ui/LoadFailed.tsx';
import { Page } from '../ui/Page.tsx';
import { useSampleOwner } from './sampleOwner.ts';
import { makeSampleQuiz, samplePassages } from './sampleQuiz.ts';

/** What the sample quiz was written from, folded up: it may be read before and during the quiz. */
function SampleText() {
  return (
    <aside className="sampletext" aria-label={sampleTexts.text}>
      <details>
        <summary>
          <Book />
          {sampleTexts.readText}
        </summary>
        <div className="sampletext__in">
          {samplePassages().map(({ heading, text }) => (
            <section key={heading}>
              <h2>{heading}</h2>
              <p>{text}</p>
            </section>
          ))}
        </div>
      </details>
    </aside>
  );
}

export function SamplePage() {
  const userId = useSampleOwner();
  return <Opened key={userId} userId={userId} />;
}

type Opening = { attempt: Attempt } | { error: unknown } | null;

function Opened({ userId }: { userId: number }) {
  const [opening, setOpening] = useState<Opening>(null);
  const latest = useRef(0);
  const open = useCallback(() => {
    latest.current += 1;
    const mine = latest.current;
    // An opening that was given up, or taken over by another try, shows nothing any more.
    const show = (nextOpening: Opening) => {
      if (mine === latest.current) setOpening(nextOpening);
    };
    setOpening(null);
    const beginOptions = {
      userId,
      quizId: SAMPLE_QUIZ_ID,
      quiz: makeSampleQuiz(),
      attemptId: newUuid(),
      wall: Date.now(),
      practice: true,
    };
    beginOrResume(db, beginOptions).then(
      (attempt) => show({ attempt }),
      (error: unknown) => show({ error }),
    );
  }, [userId]);
  useEffect(() => {
    open();
    return () => {
      latest.current += 1;
    };
  }, [open]);
  if (opening === null) return <BlankPage />;
  if ('attempt' in opening) return <Live key={opening.attempt.attemptId} attempt={opening.attempt} onAgain={open} />;
  return (
    <Page title={sampleTexts.page}>
      <h1 className="vh">{sampleTexts.page}</h1>
      <LoadFailed title={sampleTexts.loadFailed} message={sentenceFor(opening.error, sampleTexts.unknownError)} onAgain={open} />
    </Page>
  );
}

function Live({ attempt, onAgain }: { attempt: Attempt; onAgain: () => void }) {
  const navigate = useNavigate();
  const [ending, setEnding] = useState(false);
  const startsOver = useRef(false);
  const live = useLiveAttempt(attempt, async (endedAttempt) => {
    setEnding(true);
    if (endedAttempt.endedBy !== 'discarded') await navigate({ to: '/try/results', replace: true });
    else if (startsOver.current) onAgain();
    else await navigate({ to: '/', replace: true });
  });
  if (!live) return <BlankPage />;

  async function putAway(action: PutAway): Promise<void> {
    startsOver.current = action === 'start-over';
    await live?.make({ type: 'discard' });
  }
  return (
    <>
      <SampleText />
      <QuizScreen live={live} ending={ending} onPutAway={putAway} onClose={() => navigate({ to: '/' })} />
    </>
  );
}
