// An exam warns in sight ten minutes and one minute before its end; other quizzes have their badge only.
import { useEffect, useRef } from 'react';
import { quizTexts } from '#texts/quiz';
import { notify } from '../shell/notices.tsx';

const marks = [600, 60] as const;

/** Warns when the clock passes a mark while the exam is on screen: once each, and not for a time that it began below. */
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
