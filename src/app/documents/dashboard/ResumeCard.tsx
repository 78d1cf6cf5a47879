// "Continue where you stopped": every open attempt with its clock, to continue or discard. The first is prominent; beyond three,
// the rest is shown on request.
import { Link } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';
import type { Attempt } from '#core/attempt/attempt';
import { formatClock, leftAt, secondsLeft, type Timer } from '#core/attempt/timer';
import { newestVersions } from '#device/quizzes/versions';
import { documentsTexts } from '#texts/documents';
import { uiTexts } from '#texts/ui';
import { db } from '../../data/device.ts';
import { liveQueryOf, liveValue, readAhead, useLive } from '../../data/live.ts';
import { useSession } from '../../data/session.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonClass } from '../../ui/buttonClass.ts';
import { lazyWithRetry } from '../../ui/lasting.ts';
import { QuizProgress } from '../../ui/Progress.tsx';

const DiscardDialog = lazyWithRetry(() => import('../parts/DiscardDialog.tsx').then((m) => m.DiscardDialog));

const MOST_SHOWN = 3;
const versionsOf = liveQueryOf((userId: number) => newestVersions(db, userId));

type Props = {
  attempts: readonly Attempt[];
  /** the first has the main button */
  isLeading: boolean;
  /** quizzes that have a document; null while the documents are unknown */
  knownQuizIds: ReadonlySet<number> | null;
};

export function ResumeCards({ attempts, isLeading, knownQuizIds: known }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const [leaving, setLeaving] = useState<Attempt | null>(null);
  const userId = useSession().user?.user_id ?? 0;
  const versions = liveValue(useLive(versionsOf(userId)), null);
  // A shared quiz never had a document here, and an edited one is listed as its newest version.
  const isOrphan = ({ quizId, quiz }: Attempt) =>
    known !== null && versions !== null && !quiz.is_shared && !known.has(quizId) && !known.has(versions.get(quizId) ?? quizId);
  const visibleAttempts = isOpen ? attempts : attempts.slice(0, MOST_SHOWN);
  const hiddenCount = attempts.length - visibleAttempts.length;
  return (
    <section className="resume" aria-label={documentsTexts.continue}>
      <p className="small resume__over">{documentsTexts.stoppedHere}</p>
      <ul>
        {visibleAttempts.map((attempt, i) => (
          <li key={attempt.attemptId} className="resume__one">
            <ResumeCard
              attempt={attempt}
              isFirst={isLeading && i === 0}
              isOrphan={isOrphan(attempt)}
              onDiscard={() => setLeaving(attempt)}
            />
          </li>
        ))}
      </ul>
      {hiddenCount > 0 ? (
        <Button look="text" className="resume__more" onClick={() => setIsOpen(true)}>
          {documentsTexts.showMore(hiddenCount)}
        </Button>
      ) : null}
      <Suspense fallback={null}>
        {leaving ? <DiscardDialog attempt={leaving} isOrphan={isOrphan(leaving)} onClose={() => setLeaving(null)} /> : null}
      </Suspense>
    </section>
  );
}

ResumeCards.prepare = (userId: number) => readAhead(versionsOf(userId));

type CardProps = { attempt: Attempt; isFirst: boolean; isOrphan: boolean; onDiscard: () => void };

function ResumeCard({ attempt, isFirst, isOrphan, onDiscard }: CardProps) {
  const { quiz, position, timer, quizId } = attempt;
  const title = quiz.title || uiTexts.untitled;
  const progressLabel = documentsTexts.position(position + 1, quiz.questions.length);
  return (
    <>
      <div className="resume__text">
        <h2 className={isFirst ? undefined : 'resume__lesser'}>{title}</h2>
        <div className="row spread wrap resume__where">
          <span className="label muted num">{progressLabel}</span>
          {timer ? <TimeLeft timer={timer} /> : null}
        </div>
        {isFirst ? <QuizProgress current={position + 1} total={quiz.questions.length} label={progressLabel} /> : null}
        {isOrphan ? <p className="label resume__orphan">{documentsTexts.orphan}</p> : null}
      </div>
      <div className="resume__acts">
        <Link
          className={buttonClass({ look: isFirst ? 'main' : 'line', className: 'rbtn' })}
          to="/dashboard/quiz/$quizId"
          params={{ quizId: String(quizId) }}
          aria-label={isFirst ? undefined : documentsTexts.actFor(documentsTexts.resumeQuiz, title)}
        >
          {documentsTexts.resumeQuiz}
        </Link>
        <Button look="text" label={documentsTexts.actFor(documentsTexts.discard, title)} onClick={onDiscard}>
          {documentsTexts.discard}
        </Button>
      </div>
    </>
  );
}

const TICK_MS = 1_000;

/** Runs on the wall clock, since the attempt is not on screen. */
function TimeLeft({ timer }: { timer: Timer }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(ticking);
  }, []);
  return <span className="label num resume__left">{documentsTexts.timeLeft(formatClock(secondsLeft(leftAt(timer, now))))}</span>;
}
