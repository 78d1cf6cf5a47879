// "Continue where you stopped": the newest open attempt, with its clock.
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { Attempt } from '#core/attempt';
import { DEFAULT_QUIZ_TITLE } from '#core/quiz';
import { formatClock, leftAt, secondsLeft, type Timer } from '#core/timer';
import { buttonClass } from '../ui/buttonClass.ts';
import { QuizProgress } from '../ui/Progress.tsx';

export function ResumeCard({ attempt }: { attempt: Attempt }) {
  const { quiz, position, timer, quizId } = attempt;
  const where = `Question ${position + 1} of ${quiz.questions.length}`;
  return (
    <section className="resume" aria-label="Continue">
      <div className="resume__text">
        <p className="small resume__over">Continue where you stopped</p>
        <h2>{quiz.title || DEFAULT_QUIZ_TITLE}</h2>
        <div className="row spread resume__where">
          <span className="label muted num">{where}</span>
          {timer ? <TimeLeft timer={timer} /> : null}
        </div>
        <QuizProgress current={position + 1} total={quiz.questions.length} label={where} />
      </div>
      <Link
        className={buttonClass({ full: true, className: 'rbtn' })}
        to="/dashboard/quiz/$quizId"
        params={{ quizId: String(quizId) }}
      >
        Resume Quiz
      </Link>
    </section>
  );
}

const TICK_MS = 1_000;

/** The clock goes on here too: by the wall, since the attempt is not on screen. */
function TimeLeft({ timer }: { timer: Timer }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(ticking);
  }, []);
  return <span className="label num resume__left">{formatClock(secondsLeft(leftAt(timer, now)))} left</span>;
}
