// Shows a warning ten minutes and one minute before an exam ends. Other quizzes only have the badge of their timer.
import { useEffect, useRef } from 'react';
import { quizTexts } from '#texts/quiz';
import { notify } from '../shell/notices.tsx';

const marks = [600, 60] as const;

/** Warns when the time passes a mark while the exam is on screen. An exam that opens below a mark gives no warning for it. */
export function useExamWarnings(isExam: boolean, secondsLeft: number | null): void {
  const lastSecondsLeft = useRef(secondsLeft);
  useEffect(() => {
    const previous = lastSecondsLeft.current;
    lastSecondsLeft.current = secondsLeft;
    if (!isExam || secondsLeft === null || previous === null) return;
    const passed = marks.findLast((mark) => previous > mark && secondsLeft <= mark);
    if (passed && secondsLeft > 0) notify.warning(quizTexts.timeLeft[passed]);
  }, [isExam, secondsLeft]);
}
