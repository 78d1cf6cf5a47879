// The countdown badge, and beside it a live region of its own that speaks only at thresholds: a clock that is read out every
// second drowns the question (trap 26).
import { useEffect, useRef, useState } from 'react';
import { formatClock, passedThreshold, WARNING_SECONDS } from '#core/attempt/timer';
import { paperTexts } from '#texts/paper';
import { ClockFace } from '../ui/ClockFace.tsx';

export function Countdown({ secondsLeft, durationMs }: { secondsLeft: number; durationMs: number }) {
  const previous = useRef(secondsLeft);
  const [words, setWords] = useState('');
  useEffect(() => {
    const passed = passedThreshold(previous.current, secondsLeft);
    previous.current = secondsLeft;
    if (passed !== null) setWords(passed < 60 ? paperTexts.secondsLeft(passed) : paperTexts.minutesLeft(passed / 60));
  }, [secondsLeft]);
  return (
    <>
      <ClockFace share={(secondsLeft * 1000) / durationMs} text={formatClock(secondsLeft)} low={secondsLeft < WARNING_SECONDS} />
      <span className="vh" aria-live="polite">
        {words}
      </span>
    </>
  );
}
